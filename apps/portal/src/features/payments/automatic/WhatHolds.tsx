import { payments } from '@portal/contracts/payments';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { SessionOver } from '../../../forms/sent/SessionOver';
import { useArrival } from '../../../forms/sent/use-arrival';
import { useText } from '../../../language';
import { requestOf, useAnswer } from '../../../store';
import automaticText from './automatic.text';
import type { Automatic } from '../payments.requests';

/** Not the setting that the page shows: the form stays as it is while the service is asked. */
const automaticNow = requestOf(payments.getAutomatic, 'now');

interface WhatHoldsProps {
  /** Whether the setting is what was sent; `unknown` where it does not name all that was. */
  isAsSent: (set: Automatic | null) => boolean | 'unknown';
  onAsSent: () => void;
  /** What the page says where it is not; `isKnown`: the service has said so. */
  children: (isKnown: boolean) => ReactNode;
}

/** Reads the automatic payment after a change whose answer never came. */
export function WhatHolds({ isAsSent, onAsSent, children }: WhatHoldsProps) {
  const t = useText(automaticText);
  const arrival = useArrival(
    automaticNow,
    undefined,
    ({ automatic }) => isAsSent(automatic) === true,
  );
  const { data } = useAnswer(automaticNow);
  const isThere = arrival === 'there';
  const done = useEffectEvent(onAsSent);
  useEffect(() => {
    if (isThere) done();
  }, [isThere]);
  if (isThere || arrival === 'looking')
    return <p role="status">{t('payments.automatic.looking')}</p>;
  return (
    <>
      {children(arrival === 'notThere' && isAsSent(data?.automatic ?? null) === false)}
      {arrival === 'signedOut' && <SessionOver />}
    </>
  );
}
