import { inputKinds } from '@portal/domain';
import { type ReactNode, type Ref } from 'react';
import { useText } from '../../language';
import { Field } from '../Field';
import formsText from './forms.text';

interface AreaFieldProps {
  name?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  rows: number;
  /** Characters of the text, without blanks around it. */
  most: number;
  /** What is left shows from this many characters on. */
  countsFrom?: number;
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (typed: string) => void;
}

/** A text of several lines, with how many characters are left, or too many: those that count, not those around them. */
export function AreaField(props: AreaFieldProps) {
  const { name, label, hint, error, rows, most, countsFrom = Infinity, ref, value } = props;
  const t = useText(formsText);
  const left = most - inputKinds.longText.tidy(value).length;
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <>
          <textarea
            {...wiring}
            ref={ref}
            name={name}
            dir="auto"
            rows={rows}
            value={value}
            onChange={(event) => props.onChange(event.target.value)}
          />
          {left < countsFrom && (
            <p className={left < 0 ? 'err small' : 'small mute'}>
              {left < 0
                ? t('formField.charactersOver', { count: -left })
                : t('formField.charactersLeft', { count: left })}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
