import { useText } from '../../language';
import { SignInTab } from '../draft/SignInTab';
import formsText from '../forms.text';

/** The session is over while the service is asked whether something arrived: how to go on without leaving the page. */
export function SessionOver() {
  const t = useText(formsText);
  return (
    <>
      <p>{t('formArrival.signedOut')}</p>
      <SignInTab />
    </>
  );
}
