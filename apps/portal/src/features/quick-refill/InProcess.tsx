import { useEffect, useRef } from 'react';
import { useText } from '../../language';
import quickRefillText from './quick-refill.text';

/** The prescription is in an order already: nothing more is to be done. */
export function InProcess() {
  const t = useText(quickRefillText);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="card stack s2" role="alert" tabIndex={-1} ref={box}>
      <h2>{t('quickRefill.inProcess')}</h2>
      <p>{t('quickRefill.inProcessHint')}</p>
    </div>
  );
}
