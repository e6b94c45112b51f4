import { useText } from '../../../language';
import { TextField } from '../../../ui';
import registrationText from '../registration.text';

interface CodeFieldProps {
  error: string | undefined;
  value: string;
  onChange: (typed: string) => void;
}

/** The six digits that were sent. */
export function CodeField({ error, value, onChange }: CodeFieldProps) {
  const t = useText(registrationText);
  return (
    <TextField
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      label={t('registration.code')}
      hint={t('registration.codeHint')}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
