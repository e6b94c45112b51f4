import { useAppSelector } from '../../../store';
import { selectRegistration } from '../registration.slice';
import { AccountForm } from './AccountForm';
import { IdentifyForm } from './IdentifyForm';

/** /member/registration: who registers, then the account (forms.md 8). */
export function RegistrationScreen() {
  const { token, needsMore } = useAppSelector(selectRegistration);
  return token && !needsMore ? <AccountForm /> : <IdentifyForm />;
}
