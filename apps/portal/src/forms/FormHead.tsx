import type { Ref } from 'react';
import { useText } from '../language';
import formsText from './forms.text';

interface FormHeadProps {
  /** The title of the form; null where the page around it has one. */
  title: string | null;
  /** Of the step. */
  heading: string;
  headingRef: Ref<HTMLHeadingElement>;
  step: number;
  count: number;
}

/** The form's title and the heading of its step; on a phone also where one is. */
export function FormHead({ title, heading, headingRef, step, count }: FormHeadProps) {
  const t = useText(formsText);
  const Heading = title === null ? 'h2' : 'h1';
  return (
    <div className="stack s2">
      {title !== null && <p className="mute">{title}</p>}
      <Heading tabIndex={-1} ref={headingRef}>
        {heading}
      </Heading>
      <p className="phone-only">
        <b>{t('formSteps.title', { step, count })}</b>
      </p>
    </div>
  );
}
