import { monthsOf } from './drug-price/benefit-charge';
import { sumAmounts, toCents } from './money';

/** The standard Part D benefit of one plan year, in dollars. */
export interface PartDYear {
  deductible: number;
  /** Gross drug cost at which the coverage gap began; null since 2025, when the gap was closed. */
  initialCoverageLimit: number | null;
  /** Out-of-pocket costs after which covered drugs cost nothing for the rest of the year. */
  outOfPocketThreshold: number;
  /** False: announced or recalled, not final. Such a year never replaces a plan's own figures. */
  confirmed: boolean;
}

/** Medicare's standard figures by plan year. A new year is a new row, once its final notice is out. */
export const partDYears: Readonly<Record<number, PartDYear>> = {
  2024: year(545, 8000, { initialCoverageLimit: 5030 }),
  2025: year(590, 2000),
  2026: year(615, 2100),
  2027: year(700, 2400, { confirmed: false }),
};

/** What a member pays of a covered drug between deductible and threshold, in percent, by the standard benefit. */
export const partDCoinsurancePercent = 25;

/** At most this much for a month of a covered insulin, in dollars; neither it nor a vaccine waits for the deductible. */
export const insulinMonthlyCap = 35;

/**
 * A member's share of a fill of insulin from 2026, in dollars: the least of $35 for each month of supply, 25 % of
 * the price and, for a selected drug, 25 % of its maximum fair price for the fill.
 */
export function insulinShare(
  price: number,
  daysSupply: number,
  maximumFairPrice = Infinity,
): number {
  const quarter = (amount: number) => Math.round(amount * partDCoinsurancePercent) / 100;
  return Math.min(
    insulinMonthlyCap * monthsOf(daysSupply),
    quarter(price),
    quarter(maximumFairPrice),
  );
}

function year(
  deductible: number,
  outOfPocketThreshold: number,
  rest: Partial<PartDYear> = {},
): PartDYear {
  return { deductible, outOfPocketThreshold, initialCoverageLimit: null, confirmed: true, ...rest };
}

export type PartDStage = 'deductible' | 'initialCoverage' | 'coverageGap' | 'catastrophic';

/** The limits that hold for one plan in one year, in dollars. */
export interface PartDLimits {
  deductible: number;
  threshold: number;
  initialCoverageLimit: number | null;
}

/** The plan's own amounts, else the standard ones of the year when they are final; null when neither is known. */
export function partDLimits(
  planYear: number,
  plan: { deductible: number | null; outOfPocketMaximum: number | null },
): PartDLimits | null {
  const row = partDYears[planYear];
  const standard = row?.confirmed ? row : undefined;
  const deductible = plan.deductible ?? standard?.deductible;
  const threshold = plan.outOfPocketMaximum ?? standard?.outOfPocketThreshold;
  if (deductible === undefined || threshold === undefined) return null;
  if (deductible < 0 || threshold <= 0) return null;
  return {
    deductible: Math.min(deductible, threshold),
    threshold,
    initialCoverageLimit: standard?.initialCoverageLimit ?? null,
  };
}

/** What has been paid in the year so far, in dollars; `grossDrugCost` matters in years with a coverage gap only. */
export interface PartDMet {
  deductible: number;
  outOfPocket: number;
  grossDrugCost: number | null;
}

/** The stages that a plan has in a year, in the order in which a member comes to them. */
export function partDStages({ deductible, initialCoverageLimit }: PartDLimits): PartDStage[] {
  return [
    ...(deductible > 0 ? (['deductible'] as const) : []),
    'initialCoverage',
    ...(initialCoverageLimit === null ? [] : (['coverageGap'] as const)),
    'catastrophic',
  ];
}

/** The stage that a member is in. Out-of-pocket costs at the threshold end the year's costs, whatever else is open. */
export function partDStageAt(limits: PartDLimits, met: PartDMet): PartDStage {
  if (toCents(met.outOfPocket) >= toCents(limits.threshold)) return 'catastrophic';
  if (toCents(met.deductible) < toCents(limits.deductible)) return 'deductible';
  const gapBegins = limits.initialCoverageLimit;
  return gapBegins !== null && (met.grossDrugCost ?? 0) >= gapBegins
    ? 'coverageGap'
    : 'initialCoverage';
}

/** One part of a fill, as it falls into a stage. Amounts in dollars. */
export interface StagePart {
  stage: PartDStage;
  /** How much of the drug's price falls into the stage. */
  price: number;
  /** What the member pays of it. */
  share: number;
}

/**
 * What a member pays for a covered drug of this price, stage by stage, by the standard benefit: all of it
 * until the deductible is met, then 25 %, then nothing. A fill may straddle stages.
 */
export function partDShare(
  price: number,
  limits: PartDLimits,
  met: Pick<PartDMet, 'deductible' | 'outOfPocket'>,
): { share: number; parts: StagePart[] } {
  const parts: StagePart[] = [];
  let left = Math.max(0, toCents(price));
  let room = Math.max(0, toCents(limits.threshold) - toCents(met.outOfPocket));
  const take = (stage: PartDStage, cents: number, share: number) => {
    if (cents <= 0) return;
    parts.push({ stage, price: cents / 100, share: share / 100 });
    left -= cents;
    room -= share;
  };

  const open = Math.max(0, toCents(limits.deductible) - toCents(met.deductible));
  const inDeductible = Math.min(left, open, room);
  take('deductible', inDeductible, inDeductible);
  if (left > 0 && room > 0) {
    const rate = partDCoinsurancePercent / 100;
    const untilThreshold = Math.round(room / rate);
    const inInitial = Math.min(left, untilThreshold);
    take('initialCoverage', inInitial, Math.min(room, Math.round(inInitial * rate)));
  }
  take('catastrophic', left, 0);
  return { share: sumAmounts(parts.map((part) => part.share)), parts };
}
