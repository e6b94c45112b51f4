import { monthsOf } from './benefit-charge';
import { toCents } from '../money/money';

/** The standard Part D benefit of one plan year, in dollars. */
export interface PartDYear {
  deductible: number;
  /** Gross drug cost at which the coverage gap began; null since 2025, when the gap was closed. */
  initialCoverageLimit: number | null;
  /** Out-of-pocket costs after which covered drugs cost nothing for the rest of the year. */
  outOfPocketThreshold: number;
}

/** Medicare's standard figures by plan year, final ones only. A new year is a new row, once its final notice is out. */
const partDYears: Readonly<Record<number, PartDYear>> = {
  2024: year(545, 8000, { initialCoverageLimit: 5030 }),
  2025: year(590, 2000),
  2026: year(615, 2100),
  2027: year(700, 2400),
};

/** What a member pays of a covered drug between deductible and threshold, in percent, by the standard benefit. */
export const partDCoinsurancePercent = 25;

/** What a month of a covered insulin costs in a plan year at most; neither it nor a vaccine waits for the deductible. */
export interface InsulinRule {
  /** Dollars for each month of supply. */
  monthlyCap: number;
  /** Of the price, and of the maximum fair price of a selected drug, where that is less; null before 2026. */
  percent: number | null;
}

/** The rules of insulin by plan year. Those before 2026 are assumed: the cap alone. */
const insulinYears: Readonly<Record<number, InsulinRule>> = {
  2024: { monthlyCap: 35, percent: null },
  2025: { monthlyCap: 35, percent: null },
  2026: { monthlyCap: 35, percent: 25 },
  2027: { monthlyCap: 35, percent: 25 },
};

/** The rule of a plan year; null when it is not known. */
export const insulinRule = (planYear: number): InsulinRule | null => insulinYears[planYear] ?? null;

/** What a fill of insulin costs at most, in dollars, by the rule of its year: half a cent up. */
export function insulinShare(
  { monthlyCap, percent }: InsulinRule,
  price: number,
  daysSupply: number,
  maximumFairPrice = Infinity,
): number {
  // A product of dollars can fall short of the half cent: 76.74 * 25 is 1918.4999999999998.
  const shareOf = (amount: number) =>
    percent === null ? amount : Math.round((toCents(amount) * percent) / 100) / 100;
  return Math.min(monthlyCap * monthsOf(daysSupply), shareOf(price), shareOf(maximumFairPrice));
}

function year(
  deductible: number,
  outOfPocketThreshold: number,
  rest: Partial<PartDYear> = {},
): PartDYear {
  return { deductible, outOfPocketThreshold, initialCoverageLimit: null, ...rest };
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
  const standard = partDYears[planYear];
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

/** Medicare's standard out-of-pocket threshold of a year in dollars; null when it is not known. */
export const standardThreshold = (planYear: number): number | null =>
  partDYears[planYear]?.outOfPocketThreshold ?? null;

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
  stage: Exclude<PartDStage, 'coverageGap'>;
  /** How much of the drug's price falls into the stage. */
  price: number;
  /** What the member pays of it. */
  share: number;
}
