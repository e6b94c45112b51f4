import { dayNumber } from './calendar';
import { reversalOf, type SentAccumulator, shownAccumulators } from './claim-accumulators';
import { explainPayment, type PaymentFigures } from './claim-payment';
import { claimStatusKind, type ClaimFigures } from './claims';
import { rejectCodeOf } from './claim-rejections';

/**
 * Whether a claim of a list holds what makes no sense: a status that we don't know, no date, a decided claim
 * without amounts, or a negative amount on one that was not taken back. Such a claim is shown as it is, and
 * reported.
 */
export function isOddClaim(row: ClaimFigures): boolean {
  const kind = claimStatusKind(row.status);
  const amounts = [row.copayAmount, row.amtInsurancePaid];
  if (kind === 'unknown' || dayNumber(row.dateOfService) === null) return true;
  if (kind === 'reversed') return false;
  const isNegative = amounts.some((amount) => amount !== null && amount < 0);
  const isPaid = kind === 'paid' || kind === 'adjusted';
  return isNegative || (isPaid && amounts.includes(null));
}

/** What of a claim's detail the check looks at. */
type OddFigures = PaymentFigures & {
  rejectCode: string;
  accumulators?: readonly SentAccumulator[] | null | undefined;
  original?: Parameters<typeof reversalOf>[1] | null | undefined;
};

/**
 * Whether the detail of a claim holds what makes no sense: a rejection without a code that we know, figures
 * of a paid claim that don't tie out, an original without amounts, or an accumulator that can't be read.
 */
export function isOddEntry(row: ClaimFigures, entry: OddFigures): boolean {
  const sent = entry.accumulators ?? [];
  if (shownAccumulators(sent).length !== sent.length) return true;
  const { copayAmount: youPaid, amtInsurancePaid: planPaid } = row;
  switch (claimStatusKind(row.status)) {
    case 'rejected':
      return rejectCodeOf(entry.rejectCode) === undefined;
    case 'paid':
    case 'adjusted':
      return explainPayment(youPaid, planPaid, entry) === null;
    case 'reversed':
      return Boolean(entry.original) && !reversalOf({ youPaid, planPaid }, entry.original!);
    default:
      return false;
  }
}
