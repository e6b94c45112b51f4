import { pharmacies } from '@portal/contracts/pharmacies';
import { type Point, roundedPoint } from '@portal/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../../language';
import { usePlatform } from '../../../../platform';
import { useCall } from '../../../../store';
import { Button } from '../../../../ui';
import fillFormText from '../fill-form.text';

/** Finds the ZIP code of the place where the device is; says so when it can't, and the typed one stays. */
export function OwnLocation({ onFind }: { onFind: (zip: string) => void }) {
  const t = useText(fillFormText);
  const platform = usePlatform();
  const [location, setLocation] = useState<Point | 'locating' | 'refused' | 'unavailable' | null>(
    null,
  );
  const point = typeof location === 'object' ? location : null;
  const { data } = useCall(pharmacies.search, point && { ...point, radius: 2 }, 'zip');
  // The answer about a place before may still be there.
  const isAnswered =
    data.input?.latitude === point?.latitude && data.input?.longitude === point?.longitude;
  const area = point && isAnswered && data.status === 'success' ? data.data.searchArea : undefined;
  const zip = area?.place === 'found' ? area.zip : '';
  const handleFound = useEffectEvent(onFind);
  useEffect(() => {
    if (zip) handleFound(zip);
  }, [zip]);
  const handleClick = async () => {
    setLocation('locating');
    const found = await platform.locate();
    setLocation(typeof found === 'object' ? roundedPoint(found) : found);
  };
  const isWaiting = location === 'locating' || (point !== null && data.status === 'loading');
  const failure =
    location === 'refused'
      ? t('fillForm.locationRefused')
      : location === 'unavailable' || (point && data.status === 'failure')
        ? t('fillForm.locationUnknown')
        : area && !zip
          ? t(area.place === 'abroad' ? 'fillForm.locationAbroad' : 'fillForm.locationElsewhere')
          : '';
  return (
    <div className="stack s1">
      <div>
        <Button kind="quiet" icon="locate" onClick={() => void handleClick()}>
          {t('fillForm.location')}
        </Button>
      </div>
      <p role="status">
        {isWaiting ? t('fillForm.locating') : zip ? t('fillForm.located', { zip }) : failure}
      </p>
    </div>
  );
}
