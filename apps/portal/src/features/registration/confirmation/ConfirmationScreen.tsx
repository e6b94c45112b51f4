import { linkHours } from '@portal/domain/registration';
import { useEffect } from 'react';
import { useReceipt } from '../../../forms/sent/use-receipt';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { useAppDispatch, useAppSelector } from '../../../store';
import { Alert, ButtonLink } from '../../../ui';
import { AccountReady } from '../parts/AccountReady';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { registrationEnded, selectRegistration } from '../registration.slice';
import registrationText from '../registration.text';
import { ConfirmAccount } from './ConfirmAccount';

/** /member/confirmation: the code that was sent, and how another one is sent. */
export function ConfirmationScreen() {
  const t = useText(registrationText, namesText);
  const dispatch = useAppDispatch();
  const { pending } = useAppSelector(selectRegistration);
  const { receipt: isDone, keep } = useReceipt<true>('registration');
  // Not before: without a registration and without a receipt the page would say that there is no code.
  useEffect(() => {
    if (isDone) dispatch(registrationEnded());
  }, [dispatch, isDone]);
  if (isDone) return <AccountReady />;
  const title = t('screens.confirmation');
  if (!pending) {
    return (
      <RegistrationFrame title={title}>
        <Alert
          tone="info"
          title={t('registration.noCode')}
          action={<ButtonLink to="/member/registration">{t('registration.again')}</ButtonLink>}
        >
          <p>{t('registration.noCodeHint', { hours: `${linkHours}` })}</p>
        </Alert>
      </RegistrationFrame>
    );
  }
  return <ConfirmAccount title={title} pending={pending} onDone={() => keep(true)} />;
}
