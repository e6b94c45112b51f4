import type { StagePart } from './part-d';

/** A fill of Part D in cents: what fell into the deductible, and what the member paid of the rest. */
interface Split {
  covered: number;
  deductible: number;
  share: number;
  percent: number | null;
  /** Whether the threshold made the fill cheaper. */
  isLimited: boolean;
  /** What was left to the threshold after the deductible. */
  leftToThreshold: number;
}

/** The stages that a fill goes through, in dollars: prices add up to the fill's, shares to what the member pays. */
export function fillStages({
  covered,
  deductible,
  share,
  percent,
  isLimited,
  leftToThreshold,
}: Split): StagePart[] {
  const rest = covered - deductible;
  // Past the threshold the rest is free: so much of the price was charged with the percentage before.
  const charged = percent && isLimited ? Math.round((share * 100) / percent) : rest;
  const initial = leftToThreshold === 0 ? 0 : Math.min(rest, charged);
  const part = (stage: StagePart['stage'], price: number, paid: number): StagePart[] =>
    price > 0 ? [{ stage, price: price / 100, share: paid / 100 }] : [];
  return [
    ...part('deductible', deductible, deductible),
    ...part('initialCoverage', initial, share),
    ...part('catastrophic', rest - initial, 0),
  ];
}
