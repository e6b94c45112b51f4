import { dateFieldsOf } from '@portal/domain';
import type { TextField } from '@portal/domain/forms';
import { DateFields } from '../../ui/forms';
import { type ControlProps, useOpenForm } from '../form-context';

/** A date in three fields; saved as `year-month-day`, as typed. */
export function DateControl({
  path,
  field,
  label,
  answer,
  onAnswer,
  ...props
}: ControlProps<TextField>) {
  const { dateProblemsOf } = useOpenForm();
  const typed = dateFieldsOf(typeof answer === 'string' ? answer : '');
  return (
    <DateFields
      legend={label}
      hint={props.hint}
      error={props.error}
      problems={dateProblemsOf(path)}
      typed={typed}
      name={path}
      autoFill={field.kind === 'birthDate'}
      onChange={(change) => {
        const { year, month, day } = { ...typed, ...change };
        onAnswer([year, month, day].map((part) => part.replace(/-/g, '')).join('-'));
      }}
    />
  );
}
