import { useText } from '../../language';
import { Button } from '../../ui';

/** Prints the page, which then shows whose it is, and no menus. */
export function PrintButton() {
  const t = useText();
  return (
    <Button kind="secondary" icon="printer" onClick={() => window.print()}>
      {t('payments.print')}
    </Button>
  );
}
