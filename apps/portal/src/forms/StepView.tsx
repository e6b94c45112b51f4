import { type FormStep, shownFields } from '@portal/domain/forms';
import type { ChangeEvent, FocusEvent, FormEvent, ReactNode } from 'react';
import { useText } from '../language';
import { Button, withPhoneLinks } from '../ui';
import { FormField } from './fields/FormField';
import { useOpenForm } from './form-context';
import formsText from './forms.text';
import { nameOfControl, useLeftFields } from './use-left-fields';

interface StepViewProps {
  step: FormStep;
  onContinue: () => void;
  /** The focus leaves a field. */
  onLeave: () => void;
  /** These fields were left for another one. */
  onLeft: (paths: readonly string[]) => void;
  onChange: (event: ChangeEvent<HTMLElement>) => void;
  /** Back, and Finish later. */
  otherWays: ReactNode;
}

/** A date has three controls: it is left when the focus leaves the last of them. */
const pathOf = (control: string): string => control.split('-')[0] ?? '';

/** The fields of one step, and the ways on. */
export function StepView(props: StepViewProps) {
  const { step, onContinue, onLeave, onLeft, onChange, otherWays } = props;
  const t = useText(formsText);
  const { answers, facts, textOf } = useOpenForm();
  const markLeft = useLeftFields(onLeft, pathOf);
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    markLeft.onBlur(event);
    const [path, next] = [event.target, event.relatedTarget].map((at) => pathOf(nameOfControl(at)));
    if (path !== next) onLeave();
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  return (
    <form
      {...markLeft}
      className="card stack s5"
      noValidate
      onSubmit={goOn}
      onBlur={leave}
      onChange={onChange}
    >
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
