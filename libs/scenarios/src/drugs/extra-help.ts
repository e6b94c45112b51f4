import { type ExtraHelp, sumAmounts } from '@portal/domain';

/** Whether the benefits name a level of Extra Help. */
export const hasExtraHelp = (level: string): level is ExtraHelp =>
  level === 'full' || level === 'lowestIncome';

/** The other payer of a claim of which Extra Help paid a part. */
export const extraHelpName = 'Extra Help';

interface PaidClaim {
  copayAmount: number | null;
  entry: { otherPayerAmount: number | null } | undefined;
}

/** What of a claim counts toward the out-of-pocket limit, in dollars: what the member paid, and Extra Help. */
export const outOfPocketOf = ({ copayAmount, entry }: PaidClaim, isHelped: boolean): number =>
  sumAmounts([copayAmount ?? 0, isHelped ? (entry?.otherPayerAmount ?? 0) : 0]);
