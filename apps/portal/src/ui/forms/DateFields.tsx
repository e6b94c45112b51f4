import {
  type DatePart,
  type DateProblem,
  partsOfDateProblem,
  tidyCode,
  type TypedDate,
} from '@portal/domain';
import { type ReactNode, useId } from 'react';
import { type Translate, useText } from '../../language';
import typedText from '../../language/typed.text';
import type { FieldError } from './ErrorSummary';
import { FieldGroup } from './FieldGroup';
import { tidyOnBlur } from './KindField';
import './form-parts.css';

interface DateFieldsProps {
  legend: ReactNode;
  hint?: ReactNode;
  /** What is wrong: it marks the fields concerned, and is the message where there is no `error`. */
  problems: readonly DateProblem[];
  /** A message that is shown instead; it marks all fields where no problem marks some. */
  error?: ReactNode;
  typed: TypedDate;
  /** The name of the first control, for a form that has more than one date. */
  name?: string;
  /** The browser may fill in the member's own birth date. */
  autoFill?: boolean;
  onChange: (change: Partial<TypedDate>) => void;
}

const parts = [
  { part: 'month', className: 'num w7', autoComplete: 'bday-month' },
  { part: 'day', className: 'num w7', autoComplete: 'bday-day' },
  { part: 'year', className: 'num w10', autoComplete: 'bday-year' },
] as const;

/** The name of the control of one part, in a form that may have more than one date. */
export function nameOfDatePart(part: DatePart, name?: string): string {
  if (name === undefined) return part;
  return part === 'month' ? name : `${name}-${part}`;
}

/**
 * A problem of a date as the summary of errors lists it, with the legend of the date: a link to the first field that it is
 * about.
 */
export function dateError(
  problem: DateProblem,
  legend: string,
  t: Translate<typeof typedText>,
): FieldError {
  const message = t(`typedDate.${problem}`);
  const [name] = partsOfDateProblem[problem];
  return { name, message, inSummary: `${legend}: ${message}`, dateProblem: problem };
}

/** Whether a control of a form with one date is a part of it. */
export const isDatePart = (control: string): control is DatePart =>
  parts.some(({ part }) => part === control);

/** Whether an error of a date, or of a whole one, is about the control with this name. */
export function isDateErrorAt({ name, dateProblem }: FieldError, control: string): boolean {
  if (!isDatePart(control)) return false;
  return dateProblem
    ? partsOfDateProblem[dateProblem].some((each) => each === control)
    : name === 'month';
}

/** A date as three fields in the order in which it is said, because a calendar takes long to go back decades. */
export function DateFields(props: DateFieldsProps) {
  const { legend, hint, problems, typed, name, autoFill = false, onChange } = props;
  const t = useText(typedText);
  const id = useId();
  const error = props.error || problems.map((each) => t(`typedDate.${each}`)).join(' ');
  const marked: readonly DatePart[] = problems.flatMap((each) => partsOfDateProblem[each]);
  const isWrong = (part: DatePart) =>
    Boolean(error) && (problems.length === 0 || marked.includes(part));
  return (
    <FieldGroup legend={legend} hint={hint} error={error}>
      {(describedBy) => (
        <div className="row date-parts">
          {parts.map(({ part, className, autoComplete }) => (
            <div key={part} className="field">
              <label htmlFor={`${id}-${part}`} className="hint">
                {t(`typedDate.${part}`)}
              </label>
              <input
                id={`${id}-${part}`}
                name={nameOfDatePart(part, name)}
                className={className}
                inputMode="numeric"
                autoComplete={autoFill ? autoComplete : 'off'}
                value={typed[part]}
                aria-invalid={isWrong(part) ? true : undefined}
                aria-describedby={isWrong(part) ? describedBy : undefined}
                onChange={(event) => onChange({ [part]: event.target.value })}
                {...tidyOnBlur(tidyCode, (tidy) => onChange({ [part]: tidy }))}
              />
            </div>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
