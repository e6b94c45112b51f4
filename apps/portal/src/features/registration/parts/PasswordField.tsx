import { inputKinds } from '@portal/domain';
import { passwordLength } from '@portal/domain/registration';
import { useState } from 'react';
import { useText } from '../../../language';
import { TextField } from '../../../ui';
import { CheckField } from '../../../ui/forms';
import registrationText from '../registration.text';

interface PasswordFieldProps {
  error: string | undefined;
  value: string;
  onChange: (typed: string) => void;
}

/** A new password: it can be pasted, and shown. */
export function PasswordField({ error, value, onChange }: PasswordFieldProps) {
  const t = useText(registrationText);
  const { autoComplete, autoCapitalize } = inputKinds.password;
  const [isShown, setShown] = useState(false);
  return (
    <div className="stack s2">
      <TextField
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize={autoCapitalize}
        spellCheck={false}
        label={t('registration.password')}
        hint={t('registration.passwordHint', { count: passwordLength.least })}
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <CheckField
        name="showPassword"
        label={t('registration.showPassword')}
        checked={isShown}
        onChange={setShown}
      />
    </div>
  );
}
