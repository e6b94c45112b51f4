import { planYearAt } from '@portal/domain';

/** The last second of the card's last day, or of the plan year where none is set, on the clock of the country's east. */
export const endOfCard = ({ endsOn }: { endsOn: string }, now: Date): string => {
  const yearEnd = `${planYearAt(now)}-12-31`;
  return `${endsOn && endsOn < yearEnd ? endsOn : yearEnd}T23:59:59-05:00`;
};
