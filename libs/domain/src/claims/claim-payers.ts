import { sumAmounts } from '../money/money';
import { countedAmount, isDated } from './claim-sums';
import type { ClaimStatusKind } from './claims';

/** What is said of the payer of a claim who is neither member nor plan. */
export interface OtherPaid {
  /** Null where the service does not say it. */
  otherPayerAmount: number | null;
  /** '' where the service does not say it. */
  otherPayerName: string;
}

/** Who else paid: Medicare's subsidy, one by `name`, or others, who are several or have no name. */
export interface OtherPayer {
  kind: 'extraHelp' | 'named' | 'others';
  /** '' unless `named`. */
  name: string;
}

/** The other payer of a claim of which Extra Help paid a part. */
export const extraHelpName = 'Extra Help';

/** Who paid what neither the member nor the plan paid of these claims. */
export function otherPayerOf(claims: readonly OtherPaid[]): OtherPayer {
  const paid = claims.filter(({ otherPayerAmount }) => (otherPayerAmount ?? 0) !== 0);
  const [name = '', ...others] = new Set(paid.map(({ otherPayerName }) => otherPayerName.trim()));
  if (name === '' || others.length > 0) return { kind: 'others', name: '' };
  return name.toLowerCase() === extraHelpName.toLowerCase()
    ? { kind: 'extraHelp', name: '' }
    : { kind: 'named', name };
}

/** What others paid of these claims in dollars, as far as they count in sums and have a day. */
export const othersPaidOf = (
  claims: readonly (OtherPaid & { status: ClaimStatusKind; dateOfService: string })[],
): number =>
  sumAmounts(
    claims
      .filter(isDated)
      .map(({ status, otherPayerAmount }) => countedAmount(status, otherPayerAmount)),
  );
