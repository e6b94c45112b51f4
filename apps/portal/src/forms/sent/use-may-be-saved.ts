import { useMayHaveArrived } from './use-arrival';
import type { Failure } from '../../store';

/** The processor has read the card, and does not take it. */
const refusals: readonly string[] = ['PAYMENT_DECLINED', 'CARD_NOT_ACCEPTED'];

/**
 * Whether a card that failed to be saved may be stored all the same: no answer came of it, or of a try before it with the
 * same key. 503 counts as no answer: the processor has the card, and the service behind it may not.
 */
export function useMayBeSaved(failure: Failure | undefined, key = ''): boolean {
  const mayHave = useMayHaveArrived(failure, { key, isMoney: true });
  return failure !== undefined && mayHave && !refusals.includes(failure.code);
}
