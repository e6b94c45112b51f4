import { type FormStep, shownFields } from '@portal/domain/forms';
import type { ChangeEvent, FocusEvent, FormEvent, ReactNode } from 'react';
import { useText } from '../language';
import { Button, withPhoneLinks } from '../ui';
import { FormField } from './fields/FormField';
import { useOpenForm } from './form-context';
import formsText from './forms.text';

interface StepViewProps {
  step: FormStep;
  onContinue: () => void;
  /** The focus goes from one field to another. */
  onLeave: (path: string, event: FocusEvent<HTMLFormElement>) => void;
  onChange: (event: ChangeEvent<HTMLElement>) => void;
  /** Back, and Finish later. */
  otherWays: ReactNode;
}

/** The fields of one step, and the ways on. */
export function StepView({ step, onContinue, onLeave, onChange, otherWays }: StepViewProps) {
  const t = useText(formsText);
  const { answers, facts, textOf } = useOpenForm();
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    // A date has three controls: it is left when the focus leaves the last of them.
    const [path = ''] = nameOf(event.target).split('-');
    const [next] = nameOf(event.relatedTarget).split('-');
    if (path !== next) onLeave(path, event);
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  return (
    <form className="card stack s5" noValidate onSubmit={goOn} onBlur={leave} onChange={onChange}>
      {step.intro && <p>{withPhoneLinks(textOf(step.intro))}</p>}
      {shownFields(step.fields, [answers], facts).map(([name, field]) => (
        <FormField key={name} path={name} field={field} />
      ))}
      <div className="row">
        <Button type="submit">{t('formSteps.continue')}</Button>
        {otherWays}
      </div>
    </form>
  );
}

const nameOf = (target: EventTarget | null): string =>
  target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '';
