import type { MyDrug } from './my-drugs.requests';

/** The drugs to list: those that are being filled, then by the day of the next fill, those that wait last. */
export function soonestFirst(drugs: readonly MyDrug[]): MyDrug[] {
  const keyOf = ({ state, isInProgress, nextFillOn }: MyDrug) =>
    state === 'waiting' ? '9' : isInProgress ? '0' : nextFillOn;
  return drugs
    .filter(({ state }) => state !== 'stopped')
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

/** Whether it can be filled on a day. The first day is blank when the service does not say it: that is no yes. */
export const isReady = ({ refillFrom }: MyDrug, today: string): boolean =>
  refillFrom !== '' && refillFrom <= today;

/** Whether the last fill is used up: the next one is expected today, or the day is past. */
export const isUsedUp = ({ nextFillOn }: MyDrug, today: string): boolean =>
  nextFillOn !== '' && nextFillOn <= today;

/** A drug that is on the list, or unknown, and has no price now. */
export const lacksPrice = ({ state, price, rules, hsn }: MyDrug): boolean =>
  state === 'current' && price === null && (rules !== null || hsn === '');
