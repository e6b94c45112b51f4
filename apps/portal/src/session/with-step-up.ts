import type { Transport } from '@portal/api-client';
import { errorCodeOf } from '@portal/contracts';
import type { Store } from '../store';
import { selectStepUp, stepUpDeclined, stepUpEnded, stepUpNeeded } from './step-up.slice';

/**
 * A transport whose calls wait while the member confirms who they are (AC-1), and are sent again then: the screens
 * know nothing of it, and what was typed stays where it is. A member who declines gets the refusal.
 */
export function withStepUp(transport: Transport, storeOf: () => Store): Transport {
  /** Calls that wait now: when the last one is left, nothing is asked any more. */
  let waiting = 0;
  const isRetried = async (store: Store, signal: AbortSignal) => {
    waiting += 1;
    try {
      return await answerOf(store, signal);
    } finally {
      waiting -= 1;
      if (signal.aborted && waiting === 0) store.dispatch(stepUpDeclined());
    }
  };
  return async (request) => {
    const answer = await transport(request);
    if (!isNeeded(answer)) return answer;
    const store = storeOf();
    let last = answer;
    try {
      do {
        store.dispatch(stepUpNeeded(request.stepUpPurpose ?? 'change'));
        if (!(await isRetried(store, request.signal))) break;
        last = await transport(request);
        // Coming back to the page may send the calls again just as the member declines.
      } while (isNeeded(last) && selectStepUp(store.getState()) !== 'declined');
      return last;
    } finally {
      store.dispatch(stepUpEnded());
    }
  };
}

const isNeeded = (answer: Awaited<ReturnType<Transport>>) =>
  answer.status === 403 && errorCodeOf(answer.status, answer.body) === 'STEP_UP_NEEDED';

/** Resolves with whether the member has confirmed; false too when no one waits for the call any more. */
function answerOf(store: Store, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (isConfirmed: boolean) => {
      unsubscribe();
      signal.removeEventListener('abort', onAbort);
      resolve(isConfirmed);
    };
    const onAbort = () => end(false);
    const unsubscribe = store.subscribe(() => {
      const phase = selectStepUp(store.getState());
      if (phase === 'retried') end(true);
      if (phase === 'declined') end(false);
    });
    signal.addEventListener('abort', onAbort);
  });
}
