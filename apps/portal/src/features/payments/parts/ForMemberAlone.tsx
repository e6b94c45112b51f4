import { useText } from '../../../language';
import { Alert } from '../../../ui';
import payingText from '../form/paying.text';

/** Support staff look, and leave the paying to the member (SS-9). */
export function ForMemberAlone() {
  const t = useText(payingText);
  return (
    <Alert tone="info" title={t('payments.emulation.title')}>
      <p>{t('payments.emulation.why')}</p>
    </Alert>
  );
}
