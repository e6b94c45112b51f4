import { sumAmounts } from '../money/money';

/** The figures of one filled prescription, in dollars; null when the service sent none. */
export interface PaymentFigures {
  fullPrice: number | null;
  planDiscount: number | null;
  deductibleAmount: number | null;
  copayAmount: number | null;
  coinsuranceAmount: number | null;
  coinsurancePercent: number | null;
  brandDifferenceAmount: number | null;
  otherPayerAmount: number | null;
}

export type PaymentPart = 'deductible' | 'copay' | 'coinsurance' | 'brandDifference';

export interface PaymentStep {
  kind:
    | 'fullPrice'
    | 'planDiscount'
    | 'agreedPrice'
    | 'planPaid'
    | 'otherPayer'
    | 'youPaid'
    | PaymentPart;
  /** Dollars; what lowers the price is negative. */
  amount: number;
  /** Where the bar begins and ends, in dollars from the left; the first bar is the longest. */
  from: number;
  to: number;
}

export interface PaymentExplanation {
  steps: PaymentStep[];
  /** What the member's share was made of, without the parts that are zero. */
  parts: { kind: PaymentPart; amount: number }[];
}

/** The price that the plan agreed to, in dollars: the pharmacy's own less the plan's discount. */
export const agreedPriceOf = (
  { planDiscount }: Pick<PaymentFigures, 'planDiscount'>,
  fullPrice: number,
): number => sumAmounts([fullPrice, -(planDiscount ?? 0)]);

type PriceFigures = Pick<PaymentFigures, 'fullPrice' | 'planDiscount' | 'otherPayerAmount'>;

/**
 * The agreed price, in dollars; null where it is not known, or is not what member, plan and others paid. A part that is
 * not known contradicts nothing.
 */
export function priceThatTiesOut(
  youPaid: number | null,
  planPaid: number | null,
  figures: PriceFigures,
): number | null {
  const { fullPrice, planDiscount, otherPayerAmount: other } = figures;
  if (fullPrice === null || fullPrice <= 0) return null;
  if ([youPaid, planPaid, planDiscount, other].some((amount) => (amount ?? 0) < 0)) return null;
  const agreed = agreedPriceOf(figures, fullPrice);
  if (youPaid === null || planPaid === null) return agreed;
  return sumAmounts([youPaid, planPaid, other]) === agreed ? agreed : null;
}

/**
 * From the pharmacy's full price down to what the member paid, and what that was made of. Null unless the
 * figures are there and tie out to the cent: half an explanation of money is worse than none.
 */
export function explainPayment(
  youPaid: number | null,
  planPaid: number | null,
  figures: PaymentFigures,
): PaymentExplanation | null {
  const { fullPrice } = figures;
  const agreed = priceThatTiesOut(youPaid, planPaid, figures);
  if (youPaid === null || planPaid === null || fullPrice === null || agreed === null) return null;
  const discount = figures.planDiscount ?? 0;
  const other = figures.otherPayerAmount ?? 0;

  const parts = partsOf(youPaid, figures);
  const afterPlan = sumAmounts([agreed, -planPaid]);
  const steps: PaymentStep[] = [
    { kind: 'fullPrice', amount: fullPrice, from: 0, to: fullPrice },
    ...less('planDiscount', discount, fullPrice),
    { kind: 'agreedPrice', amount: agreed, from: 0, to: agreed },
    ...less('planPaid', planPaid, agreed),
    ...less('otherPayer', other, afterPlan),
    { kind: 'youPaid', amount: youPaid, from: 0, to: youPaid },
  ];
  let left = youPaid;
  for (const part of parts) {
    const from = sumAmounts([left, -part.amount]);
    steps.push({ ...part, from, to: left });
    left = from;
  }
  return { steps, parts };
}

function less(kind: PaymentStep['kind'], amount: number, from: number): PaymentStep[] {
  return amount === 0
    ? []
    : [{ kind, amount: -amount, from: sumAmounts([from, -amount]), to: from }];
}

/** The parts of the member's share; none when they do not add up to it. */
function partsOf(youPaid: number, figures: PaymentFigures): PaymentExplanation['parts'] {
  const parts = (
    [
      ['deductible', figures.deductibleAmount],
      ['copay', figures.copayAmount],
      ['coinsurance', figures.coinsuranceAmount],
      ['brandDifference', figures.brandDifferenceAmount],
    ] as const
  ).flatMap(([kind, amount]) => (amount ? [{ kind, amount }] : []));
  const tiesOut =
    parts.every(({ amount }) => amount > 0) &&
    sumAmounts(parts.map(({ amount }) => amount)) === sumAmounts([youPaid]);
  return tiesOut ? parts : [];
}
