import { useState } from 'react';

/**
 * What was sent under a key, try by try, next to what is typed now. `start`: it was sent before the page opened, as it is
 * typed (`same`), or something was changed since (`changed`). What was changed since is never replaced by a receipt.
 */
export function useSinceSent<Typed extends object>(typed: Typed, start: 'same' | 'changed' | null) {
  const [tries, setTries] = useState<readonly (Typed | null)[]>(
    start === null ? [] : [start === 'same' ? typed : null],
  );
  return {
    /** It is sent now. `mayHave`: the service may have an earlier try. */
    note: (mayHave: boolean) => setTries([...(mayHave ? tries : []), typed]),
    /** Something is typed that the last try did not send. */
    isChanged: tries.length > 0 && tries.at(-1) !== typed,
    /** Something is typed that one of the tries did not send: which of them arrived is not known. */
    mayBeChanged: tries.some((each) => each !== typed),
    forget: () => setTries([]),
  };
}
