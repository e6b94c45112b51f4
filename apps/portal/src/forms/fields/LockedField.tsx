import type { FormField } from '@portal/domain/forms';
import { useFormat } from '../../language';
import '../../ui/forms/form-parts.css';

/** A fact of the session that the form takes as it is. */
export function LockedField({
  label,
  fact,
  field,
}: {
  label: string;
  fact: string;
  field: FormField;
}) {
  const format = useFormat();
  const isDate = field.kind === 'birthDate' || field.kind === 'date';
  return (
    <dl className="locked">
      <dt>{label}</dt>
      <dd className="num">{isDate ? format.longDate(fact) : fact}</dd>
    </dl>
  );
}
