import { type Accumulator, type SentAccumulator, shownAccumulators } from './claim-accumulators';
import { type ClaimFigures, isPaidKind } from './claims';
import { type CountedFill, fillThatMeets } from '../drug-price/year-of-fills';
import { sumAmounts, toCents } from '../money/money';

/** Which yearly limit is meant. */
export type LimitName = Pick<Accumulator, 'kind' | 'scope'>;

/** A claim with what it added to the limits, as a service sent it. */
export interface AddingClaim extends Pick<ClaimFigures, 'dateOfService' | 'status'> {
  accumulators: readonly SentAccumulator[];
}

/** A claim and one limit, in dollars. */
export interface CountedClaim<Claim> {
  claim: Claim;
  /** What it added; below zero for a claim that took another back. */
  counted: number;
  /** The limit's amount after it. */
  total: number;
  /** With it the limit was met. */
  isMeeting: boolean;
}

/**
 * What each claim added to a limit, oldest first. One that says nothing of the limit, as a claim that was not paid,
 * adds nothing. `total` is what the plan says, so that it holds what is in no claim, as medical care.
 */
export function countedClaims<Claim extends AddingClaim>(
  claims: readonly Claim[],
  { kind, scope }: LimitName,
): CountedClaim<Claim>[] {
  let total = 0;
  const left = claims
    .map((claim) => ({
      claim,
      added: shownAccumulators(claim.accumulators).find(
        (each) => each.kind === kind && each.scope === scope,
      ),
    }))
    .sort((one, other) => one.claim.dateOfService.localeCompare(other.claim.dateOfService));
  return claims.map(() => {
    const [{ claim, added }] = left.splice(nextOf(left, total), 1) as [Added<Claim>];
    total = added?.after ?? total;
    return { claim, counted: added?.added ?? 0, total, isMeeting: added?.isMeeting ?? false };
  });
}

interface Added<Claim> {
  claim: Claim;
  added: Accumulator | undefined;
}

/** Which claim of the first day comes next: the one that begins where the amount stands, or else the first. */
function nextOf(left: readonly Added<AddingClaim>[], total: number): number {
  const day = left[0]?.claim.dateOfService;
  const found = left.findIndex(
    ({ claim, added }) => claim.dateOfService === day && added?.before === total,
  );
  return Math.max(0, found);
}

/** Whether a claim is of interest to a reader of the limit: it added something, or was not paid. */
export const isToldOf = ({ counted, claim }: CountedClaim<AddingClaim>): boolean =>
  counted !== 0 || !isPaidKind(claim.status);

/** One month toward a limit, in dollars. */
export interface MonthTowardLimit {
  /** 1 to 12. */
  month: number;
  /** What the claims of the month added. */
  counted: number;
  /** What fills of the month are expected to add. */
  toCome: number;
  /** Both. */
  added: number;
  /** What the amount rose by without a claim that is listed, such as medical care. */
  elsewhere: number;
  /** The limit's amount at the end of the month, expected fills included. */
  total: number;
}

/** How a year goes on toward a limit. */
export interface YearTowardLimit {
  months: MonthTowardLimit[];
  /** Where the year ends with the expected fills, in dollars. */
  end: number;
  /** The day of the fill with which the limit is met, YYYY-MM-DD; null when it is not met by one. */
  metOn: string | null;
}

/**
 * The twelve months of a year toward a limit: what was counted, and what the expected fills add. `met` is the balance
 * of today; from this month (`today`, YYYY-MM-DD) on it is what counts.
 */
export function yearTowardLimit(
  counted: readonly CountedClaim<AddingClaim>[],
  toCome: readonly CountedFill[],
  { kind, met, limit }: { kind: LimitName['kind']; met: number; limit: number },
  today: string,
): YearTowardLimit {
  const [year, thisMonth] = [today.slice(0, 4), Number(today.slice(5, 7))];
  let total = 0;
  const months = Array.from({ length: 12 }, (_, index): MonthTowardLimit => {
    const month = index + 1;
    const prefix = `${year}-${String(month).padStart(2, '0')}`;
    const past = counted.filter(({ claim }) => claim.dateOfService.startsWith(prefix));
    const expected = sumAmounts(
      toCome
        .filter(({ filledOn }) => monthOf(filledOn, today) === prefix)
        .map((fill) => fill[kind]),
    );
    const before = total;
    const added = sumAmounts(past.map((each) => each.counted));
    const reached = month === thisMonth ? met : (past.at(-1)?.total ?? total);
    total = sumAmounts([reached, expected]);
    return {
      month,
      counted: added,
      toCome: expected,
      added: sumAmounts([added, expected]),
      elsewhere: Math.max(0, sumAmounts([reached, -before, -added])),
      total,
    };
  });
  const fill = met < limit ? fillThatMeets({ met, limit }, kind, [], toCome) : null;
  return { months, end: total, metOn: fill?.filledOn ?? null };
}

/** The month, YYYY-MM, in which an expected fill counts: this one, where its day is past and it is not decided yet. */
const monthOf = (filledOn: string, today: string): string =>
  (filledOn < today ? today : filledOn).slice(0, 7);

/** What the balance of today holds beyond the claims, in dollars: other care, or claims that are not listed. */
export const notInClaims = (counted: readonly CountedClaim<AddingClaim>[], met: number): number =>
  (toCents(met) - toCents(sumAmounts(counted.map((each) => each.counted)))) / 100;
