import { useText } from '../../../language';
import { Button } from '../../../ui';
import paymentsText from '../payments.text';

/** Prints the page, which then shows whose it is, and no menus. */
export function PrintButton() {
  const t = useText(paymentsText);
  return (
    <Button kind="secondary" icon="printer" onClick={() => window.print()}>
      {t('payments.print')}
    </Button>
  );
}
