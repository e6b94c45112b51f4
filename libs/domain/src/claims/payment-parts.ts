import { isPriceWithinCopay } from '../drug-price/copay';
import { sumAmounts, toCents } from '../money/money';
import type { PaymentExplanation } from './claim-payment';

/** The price that the plan agreed to in an explanation, in dollars; 0 where it has none. */
export const agreedPriceIn = ({ steps }: PaymentExplanation): number =>
  steps.find(({ kind }) => kind === 'agreedPrice')?.amount ?? 0;

/** Whether the member paid the price where the plan has a copay, because it is not higher. */
export function isCopayThePrice(explained: PaymentExplanation): boolean {
  const copay = explained.parts.find(({ kind }) => kind === 'copay')?.amount ?? 0;
  const others = explained.parts.filter(({ kind }) => kind !== 'copay');
  const price = sumAmounts([agreedPriceIn(explained), ...others.map(({ amount }) => -amount)]);
  return isPriceWithinCopay(copay, price);
}

/** What a claim says of its shares. */
interface SharedClaim {
  deductibleAmount: number | null;
  coinsurancePercent: number | null;
}

/**
 * What the percentage of a claim is of, in dollars: the agreed price without the deductible. Null unless it works out
 * to the cent: it does not where a claim passes the yearly limit or another payer comes in.
 */
export function sharedBase(explained: PaymentExplanation, claim: SharedClaim): number | null {
  const share = explained.parts.find(({ kind }) => kind === 'coinsurance')?.amount;
  if (share === undefined || claim.coinsurancePercent === null) return null;
  const rest = sumAmounts([agreedPriceIn(explained), -(claim.deductibleAmount ?? 0)]);
  return toCents((rest * claim.coinsurancePercent) / 100) === toCents(share) ? rest : null;
}
