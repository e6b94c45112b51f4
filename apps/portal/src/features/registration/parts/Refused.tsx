import { useEffect, useRef } from 'react';
import { useText } from '../../../language';
import { usePhone } from '../../../brand';
import { type Failure, isUnanswered } from '../../../store';
import { PhoneLink, useWait } from '../../../ui';
import registrationText from '../registration.text';

/** Why the details lead nowhere: they did not match, there were too many tries, the service is away, or no answer came. */
export function Refused({ failure }: { failure: Failure }) {
  const t = useText(registrationText);
  const phone = <PhoneLink number={usePhone()} />;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure]);
  const { code, status, limit } = failure;
  const wait = useWait(failure);
  const why =
    code === 'MEMBER_NOT_MATCHED'
      ? 'noMatch'
      : status === 429
        ? 'tooMany'
        : isUnanswered(failure)
          ? 'noAnswer'
          : 'notAvailable';
  return (
    <div
      className="card errsum stack s2"
      role="alert"
      tabIndex={-1}
      ref={box}
      aria-labelledby="refused"
    >
      <h2 id="refused">{t(`registration.${why}`)}</h2>
      {why === 'noMatch' && (
        <p>
          {t('registration.noMatchHint')}{' '}
          {limit?.triesLeft !== undefined &&
            (limit.triesLeft === 0
              ? t('registration.noTriesLeft')
              : t('registration.triesLeft', { count: limit.triesLeft }))}
        </p>
      )}
      {why === 'tooMany' && (
        <p>
          {t('registration.tooManyHint')} {wait}
        </p>
      )}
      {(why === 'notAvailable' || why === 'noAnswer') && <p>{t(`registration.${why}Hint`)}</p>}
      <p>{t.parts('registration.stuck', { phone })}</p>
    </div>
  );
}
