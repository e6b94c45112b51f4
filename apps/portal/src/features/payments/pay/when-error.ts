import { canPayOn, mostPayable } from '@portal/domain';

interface Chosen {
  isLater: boolean;
  day: string;
}

interface Standing extends Pick<Parameters<typeof mostPayable>[0], 'automatic'> {
  today: string;
  now: Date;
}

/** What is wrong with the day of a payment of an amount; null when it can be made on it. */
export function whenError(
  { isLater, day }: Chosen,
  { today, now, automatic }: Standing,
  left: number,
): 'wrong' | 'automatic' | null {
  if (!isLater) return null;
  if (day === today || !canPayOn(day, today)) return 'wrong';
  const most = mostPayable({ currentBalance: left, planned: [], automatic }, day, now);
  return left > 0 && most === 0 ? 'automatic' : null;
}
