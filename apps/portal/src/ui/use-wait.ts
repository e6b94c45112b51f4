import { useText } from '../language';
import type { Failure } from '../store';
import uiText from './ui.text';

/** When a call that was refused because of too many calls may be made again; null for any other failure. */
export function useWait(failure: Failure | undefined): string | null {
  const t = useText(uiText);
  if (failure?.status !== 429) return null;
  const minutes = minutesToWait(failure);
  if (minutes === undefined) return t('ui.waitUnknown');
  // A limit of a second is over before its minute is read.
  const isShort = (failure.limit?.retryAfterSeconds ?? 0) <= 10;
  return isShort ? t('ui.waitSeconds') : t('ui.waitMinutes', { count: minutes });
}

/** Whole minutes until the call may be made again; undefined where the answer does not say. */
const minutesToWait = ({ limit }: Failure): number | undefined =>
  limit?.retryAfterSeconds === undefined
    ? undefined
    : Math.max(1, Math.ceil(limit.retryAfterSeconds / 60));
