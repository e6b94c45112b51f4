import { type MouseEvent, useEffect, useRef } from 'react';
import type { TypedQuickRefill } from '@portal/domain/mail-order';
import { useText } from '../../language';
import type { Failure } from '../../store';
import { useWait } from '../../ui';
import quickRefillText from './quick-refill.text';

interface NotFoundProps {
  failure: Failure;
  by: TypedQuickRefill['by'];
}

/** Why no refill is shown: the details did not match, there were too many tries, or nothing can be looked up now. */
export function NotFound({ failure, by }: NotFoundProps) {
  const t = useText(quickRefillText);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure]);
  const go = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    document.querySelector<HTMLElement>(`main [name="${name}"]`)?.focus();
  };
  const { code, status, limit } = failure;
  const isUnmatched = code === 'REFILL_NOT_MATCHED';
  const wait = useWait(failure);
  const title = isUnmatched ? 'noMatch' : status === 429 ? 'tooMany' : 'away';
  return (
    <div
      className="card errsum stack s2"
      role="alert"
      tabIndex={-1}
      ref={box}
      aria-labelledby="not-found"
    >
      <h2 id="not-found">{t(`quickRefill.${title}`)}</h2>
      {isUnmatched && (
        <>
          <p>
            {t('quickRefill.noMatchHint')}{' '}
            {limit?.triesLeft !== undefined &&
              t('quickRefill.triesLeft', { count: limit.triesLeft })}
          </p>
          <ul>
            <li>
              <a href="#rxNumber" onClick={go('rxNumber')}>
                {t('quickRefill.checkRx')}
              </a>
            </li>
            <li>
              <a href={`#${by}`} onClick={go(by === 'zip' ? 'zip' : 'month')}>
                {t(by === 'zip' ? 'quickRefill.checkZip' : 'quickRefill.checkBirthDate')}
              </a>
            </li>
          </ul>
        </>
      )}
      {title === 'tooMany' && (
        <p>
          {t('quickRefill.nothingOrdered')} {wait} {t('quickRefill.orSignIn')}
        </p>
      )}
      {title === 'away' && <p>{t('quickRefill.awayHint')}</p>}
    </div>
  );
}
