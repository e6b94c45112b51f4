import type { Transport } from '@portal/api-client';
import { errorCodeOf } from '@portal/contracts';
import type { Store } from '../store';
import { selectStepUp, stepUpDeclined, stepUpEnded, stepUpNeeded } from './step-up.slice';

/**
 * A transport whose calls wait while the member confirms who they are (AC-1), and are sent again then: the screens
 * know nothing of it, and what was typed stays where it is. A member who declines gets the refusal.
 */
export function withStepUp(transport: Transport, storeOf: () => Store): Transport {
  return async (request) => {
    const answer = await transport(request);
    if (!isNeeded(answer)) return answer;
    const store = storeOf();
    let last = answer;
    do {
      store.dispatch(stepUpNeeded());
      if (!(await isRetried(store, request.signal))) break;
      last = await transport(request);
    } while (isNeeded(last));
    store.dispatch(stepUpEnded());
    return last;
  };
}

const isNeeded = ({ status, body }: Awaited<ReturnType<Transport>>) =>
  status === 403 && errorCodeOf(status, body) === 'STEP_UP_NEEDED';

/** Resolves when the member has confirmed or declined, or no one waits for the call any more. */
function isRetried(store: Store, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (outcome: boolean) => {
      unsubscribe();
      signal.removeEventListener('abort', onAbort);
      resolve(outcome);
    };
    const onAbort = () => {
      store.dispatch(stepUpDeclined());
      end(false);
    };
    const unsubscribe = store.subscribe(() => {
      const phase = selectStepUp(store.getState());
      if (phase === 'retried') end(true);
      if (phase === 'declined') end(false);
    });
    signal.addEventListener('abort', onAbort);
  });
}
