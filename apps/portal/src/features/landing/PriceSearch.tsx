import { useText } from '../../language';
import { Button } from '../../ui';
import { PriceStart } from '../drugs';
import landingText from './landing.text';

/** Drug and ZIP code go to the price screen, in its query. */
export function PriceSearch({ path }: { path: string }) {
  const t = useText(landingText);
  return (
    <div className="card stack">
      <PriceStart path={path} label={t('landing.search')} className="search" withZip>
        <Button type="submit" icon="search">
          {t('landing.seePrices')}
        </Button>
      </PriceStart>
      <p className="mute small">{t('landing.estimates')}</p>
    </div>
  );
}
