import { useEffect, useState } from 'react';
import { usePlatform } from '../../platform';
import { useHoldsTyped } from '../../session';
import {
  type Failure,
  isJudged,
  isUnanswered,
  type RemoteData,
  type SingleRequest,
  useRequested,
} from '../../store';

/**
 * Whether the service may have what was sent under a key: a try got no answer, and none since was judged. What stops a
 * later try on its way, e.g. a limit, says nothing of the one before. `wasTried`: it was sent before the page opened; `isMoney` as in `isUnanswered`.
 */
export function useMayHaveArrived(
  failure: Failure | undefined,
  {
    key = '',
    wasTried = false,
    isMoney = false,
  }: { key?: string; wasTried?: boolean; isMoney?: boolean } = {},
): boolean {
  const [known, setKnown] = useState({ key, may: wasTried });
  const before = known.key === key && known.may;
  const may = failure
    ? isUnanswered(failure, { isMoney }) || (before && !isJudged(failure))
    : before;
  if (known.key !== key || known.may !== may) setKnown({ key, may });
  return may;
}

/** How long after each answer the service is asked again: in all, as long as a call may take. */
const asksAgainAfterMs = [1_000, 2_000, 4_000, 8_000, 16_000] as const;

/** After so many the member is told; what arrives later is still found. */
const asksUntilSaid = 2;

/**
 * Whether the service has what was sent from a page that got no answer. `unknown`: the service does not say. `signedOut`:
 * it does not, because the session is over; the page stays, and offers to sign in.
 */
export type Arrival = 'looking' | 'there' | 'notThere' | 'unknown' | 'signedOut';

/**
 * Asks the service's own list whether it has what was sent; sends nothing. `isThere` finds it in the list, by its key. Once
 * the member was told, it is `looking` no more.
 */
export function useArrival<Input extends object | void, Data>(
  request: SingleRequest<Input, Data>,
  input: Input,
  isThere: (data: Data) => boolean,
): Arrival {
  useHoldsTyped(true);
  // A call without input is asked for as well: its input is undefined.
  const call = request as unknown as SingleRequest<object, Data>;
  const { data, retry } = useRequested(call, input as object, { fresh: true });
  const [asked, setAsked] = useState(0);
  const isFound = data.status === 'success' && isThere(data.data);
  const hasAnswer = data.status === 'success' || data.status === 'failure';
  const wait = hasAnswer && !isFound ? asksAgainAfterMs[asked] : undefined;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => {
      setAsked((times) => times + 1);
      retry();
    }, wait);
    return () => clearTimeout(timer);
  }, [wait, retry]);
  const platform = usePlatform();
  const isUnknown = data.status === 'failure';
  useEffect(
    // The member may be back from signing in on another tab.
    () => (isUnknown ? platform.on('shown', retry) : undefined),
    [platform, isUnknown, retry],
  );
  const now = arrivalOf(data, isFound, asked);
  const [said, setSaid] = useState<Arrival>(now);
  if (now !== 'looking' && now !== said) setSaid(now);
  return now === 'looking' ? said : now;
}

function arrivalOf(
  { status, failure }: Pick<RemoteData<unknown>, 'status' | 'failure'>,
  isFound: boolean,
  asked: number,
): Arrival {
  if (isFound) return 'there';
  if (failure) return failure.status === 401 ? 'signedOut' : 'unknown';
  return status === 'success' && asked >= asksUntilSaid ? 'notThere' : 'looking';
}
