import { isoDay } from '../calendar/calendar';
import { sumAmounts, toCents } from '../money/money';

/** A yearly limit before and after one claim, in dollars; `limit` null when the plan names none. */
export interface Accumulator {
  kind: 'deductible' | 'outOfPocket';
  scope: 'individual' | 'family';
  before: number;
  after: number;
  /** What the claim added, below zero where it took something back. */
  added: number;
  limit: number | null;
  /** With the claim counted, the limit is met; null when there is none. */
  isMet: boolean | null;
  /** This claim was the one that met it. */
  isMeeting: boolean;
}

/** An accumulator as a service sent it. */
export interface SentAccumulator {
  kind: string;
  scope: string;
  before: number | null;
  after: number | null;
  limit: number | null;
}

const kinds = ['deductible', 'outOfPocket'] as const;
const scopes = ['individual', 'family'] as const;

/**
 * The accumulators that can be shown, deductible before out-of-pocket and one's own before the family's. One
 * of an unknown kind, without figures or with negative ones is left out: half a figure misleads.
 */
export function shownAccumulators(sent: readonly SentAccumulator[]): Accumulator[] {
  return kinds.flatMap((kind) =>
    scopes.flatMap((scope) => {
      const found = sent.find((each) => each.kind === kind && each.scope === scope);
      if (!found || found.before === null || found.after === null) return [];
      const { before, after, limit } = found;
      if (before < 0 || after < 0) return [];
      const added = sumAmounts([after, -before]);
      const known = limit !== null && limit > 0 ? limit : null;
      const isMet = known === null ? null : toCents(after) >= toCents(known);
      const isMeeting = isMet === true && toCents(before) < toCents(known ?? 0);
      return [{ kind, scope, before, after, added, limit: known, isMet, isMeeting }];
    }),
  );
}

/** A stage of Medicare Part D that a claim's detail may name. */
export const claimStages = [
  'deductible',
  'initialCoverage',
  'coverageGap',
  'catastrophic',
] as const;
export type ClaimStage = (typeof claimStages)[number];

/** A claim's part in one stage, in dollars: of the price, and of what the member paid. */
export interface ClaimStagePart {
  stage: ClaimStage;
  price: number;
  share: number;
}

/**
 * The stages of a claim that passed from one into the next, in their order. None when it stayed within one,
 * or unless the parts add up, to the cent, to the agreed price and to what the member paid.
 */
export function straddledStages(
  sent: readonly { stage: string; price: number | null; share: number | null }[],
  agreedPrice: number,
  youPaid: number,
): ClaimStagePart[] {
  const parts = claimStages.flatMap((stage) =>
    sent.flatMap(({ price, share, ...part }) =>
      part.stage === stage && price !== null && share !== null && price >= 0 && share >= 0
        ? [{ stage, price, share }]
        : [],
    ),
  );
  const tiesOut =
    parts.length === sent.length &&
    toCents(sumAmounts(parts.map(({ price }) => price))) === toCents(agreedPrice) &&
    toCents(sumAmounts(parts.map(({ share }) => share))) === toCents(youPaid);
  return parts.length > 1 && tiesOut ? parts : [];
}

/** Two claims that cancel each other out, with what remains, in dollars. */
export interface Reversal {
  original: { date: string; youPaid: number; planPaid: number };
  reversal: { youPaid: number; planPaid: number };
  net: { youPaid: number; planPaid: number };
}

/**
 * A reversed claim with its original. A reversal that is a separate line has the original's amounts below
 * zero; a claim that was marked as reversed itself shows nothing any more, and gave all of it back.
 * Null when the original is not known.
 */
export function reversalOf(
  line: { youPaid: number | null; planPaid: number | null },
  original: { dateOfService: string; copayAmount: number | null; amtInsurancePaid: number | null },
): Reversal | null {
  const { copayAmount: youPaid, amtInsurancePaid: planPaid, dateOfService } = original;
  if (youPaid === null || planPaid === null || youPaid < 0 || planPaid < 0) return null;
  const back = (sent: number | null, paid: number) =>
    sent !== null && sent < 0 ? sent : -paid || 0;
  const reversal = {
    youPaid: back(line.youPaid, youPaid),
    planPaid: back(line.planPaid, planPaid),
  };
  return {
    original: { date: isoDay(dateOfService) ?? '', youPaid, planPaid },
    reversal,
    net: {
      youPaid: sumAmounts([youPaid, reversal.youPaid]),
      planPaid: sumAmounts([planPaid, reversal.planPaid]),
    },
  };
}
