import { useText } from '../../language';
import { SignInTab } from '../draft/SignInTab';
import formsText from '../forms.text';

/** How to go on without leaving the page, where the session ended before it is known whether something arrived. */
export function SessionOver() {
  const t = useText(formsText);
  return (
    <>
      <p>{t('formArrival.signedOut')}</p>
      <SignInTab />
    </>
  );
}
