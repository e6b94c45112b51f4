import { useEffect, useState } from 'react';
import { useText } from '../../../language';
import { usePhone } from '../../../session';
import { PhoneLink } from '../../../ui';
import finderText from './finder.text';

/** After this long without an answer, in ms, the member learns that it is slow. */
const patience = 3000;

/** Says that the search is slow once it is. */
export function SlowNotice() {
  const t = useText(finderText);
  const phone = usePhone();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="mute">
      {isSlow && (
        <>
          {t('pharmacies.slow')} <PhoneLink number={phone} />
        </>
      )}
    </p>
  );
}
