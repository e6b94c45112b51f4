import { useEffect, useState } from 'react';
import { type SingleRequest, useRequested } from '../../store';

/** How long the service may still be at work on what was sent, before it is asked again. */
const asksAgainAfterMs = [1_000, 2_000] as const;

/**
 * Whether the service has what was sent from a page that got no answer. `unknown`: the service does not say.
 */
export type Arrival = 'looking' | 'there' | 'notThere' | 'unknown';

/**
 * Asks the service that does what was sent, by its own list, whether it has it; sends nothing. What is under way as a
 * page is reloaded arrives a moment later: that it is not there is only said after the last time.
 */
export function useArrival<Input extends object | void, Data>(
  request: SingleRequest<Input, Data>,
  input: Input,
  isThere: (data: Data) => boolean,
): Arrival {
  // A call without input is asked for as well: its input is undefined.
  const call = request as unknown as SingleRequest<object, Data>;
  const { data, retry } = useRequested(call, input as object, { fresh: true });
  const [asked, setAsked] = useState(0);
  const isFound = data.status === 'success' && isThere(data.data);
  const wait = data.status === 'success' && !isFound ? asksAgainAfterMs[asked] : undefined;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => {
      setAsked((times) => times + 1);
      retry();
    }, wait);
    return () => clearTimeout(timer);
  }, [wait, retry]);
  if (isFound) return 'there';
  if (data.status === 'failure') return 'unknown';
  return data.status === 'success' && wait === undefined ? 'notThere' : 'looking';
}
