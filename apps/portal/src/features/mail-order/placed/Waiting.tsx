import { Page } from '../../../brand';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import type { RemoteData } from '../../../store';
import { Part } from '../../../ui';
import placedText from './placed.text';

/** The result while it loads, and when it did not. */
export function Waiting({ data, onRetry }: { data: RemoteData<unknown>; onRetry: () => void }) {
  const t = useText(placedText, namesText);
  return (
    <Page title={t('screens.mailOrderPlaced')}>
      <Part data={data} what="order" failed={t('placed.failed')} retry={onRetry} lines={6}>
        {() => null}
      </Part>
    </Page>
  );
}
