import { useEffect, useState } from 'react';
import { useText } from '../../../language';
import { usePlatform } from '../../../platform';
import { useRequested } from '../../../store';
import { Button } from '../../../ui';
import { zipNear } from '../drugs.requests';
import priceText from './price.text';

type Point = { latitude: number; longitude: number };

/** About half a mile: enough for a ZIP code, and no address. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Finds the ZIP code of the place where the device is; says so when it can't, and the typed one stays. `onFind` stays the same function. */
export function OwnLocation({ onFind }: { onFind: (zip: string) => void }) {
  const t = useText(priceText);
  const platform = usePlatform();
  const [asked, setAsked] = useState<Point | 'locating' | 'refused' | 'unavailable' | null>(null);
  const point = typeof asked === 'object' ? asked : null;
  const { data } = useRequested(zipNear, point && { ...point, radius: 2 });
  const area = point && data.status === 'success' ? data.data.searchArea : undefined;
  const zip = area?.place === 'found' ? area.zip : '';
  useEffect(() => {
    if (zip) onFind(zip);
  }, [onFind, zip]);
  const handleClick = async () => {
    setAsked('locating');
    const found = await platform.locate();
    setAsked(
      typeof found === 'object'
        ? { latitude: rounded(found.latitude), longitude: rounded(found.longitude) }
        : found,
    );
  };
  const isWaiting = asked === 'locating' || (point !== null && data.status === 'loading');
  const failure =
    asked === 'refused'
      ? t('price.locationRefused')
      : asked === 'unavailable' || (point && data.status === 'failure')
        ? t('price.locationUnknown')
        : area && area.place !== 'found'
          ? t('price.locationElsewhere')
          : '';
  return (
    <div className="stack s1">
      <div>
        <Button kind="quiet" icon="locate" onClick={() => void handleClick()}>
          {t('price.location')}
        </Button>
      </div>
      <p role="status">
        {isWaiting ? t('price.locating') : zip ? t('price.located', { zip }) : failure}
      </p>
    </div>
  );
}
