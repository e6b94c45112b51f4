import { kindOf, stateCodes } from '@portal/domain';
import type { TextField as DeclaredText } from '@portal/domain/forms';
import { useText } from '../../language';
import { Select } from '../../ui';
import { AreaField, LineField, MoneyField } from '../../ui/forms';
import formsText from '../forms.text';
import { DateControl } from './DateControl';
import type { ControlProps } from '../form-context';

/** Kinds that are short wherever they are. */
const narrow = new Set(['zip', 'quantity', 'daysSupply', 'npi', 'rxNumber', 'diagnosis']);

/** A field that is typed: one line, several, a date in three parts, an amount, or a state. */
export function TextControl(props: ControlProps<DeclaredText>) {
  const { path, field, label, hint, error, onAnswer } = props;
  const t = useText(formsText);
  const { control, most: ofKind, autoComplete } = kindOf(field.kind);
  const value = typeof props.answer === 'string' ? props.answer : '';
  const common = { label, hint, error, name: path, value };
  switch (control) {
    case 'date':
      return <DateControl {...props} />;
    case 'money':
      return <MoneyField {...common} onChange={onAnswer} />;
    case 'state':
      return (
        <Select
          {...common}
          autoComplete={autoComplete}
          onChange={(event) => onAnswer(event.target.value)}
        >
          <option value="">{t('formField.choose')}</option>
          {stateCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      );
    case 'area':
      return <AreaField {...common} rows={6} most={field.most ?? ofKind} onChange={onAnswer} />;
    default:
      return (
        <LineField
          {...common}
          {...(narrow.has(field.kind) && { className: 'narrow' })}
          kind={field.kind}
          onChange={onAnswer}
        />
      );
  }
}
