import { addDays } from '../calendar/calendar';
import { shownAccumulators } from './claim-accumulators';
import { isDated } from './claim-sums';
import { isPaidKind } from './claims';
import {
  type AddingClaim,
  type CountedClaim,
  countedClaims,
  type LimitName,
} from './counted-claims';
import { sumAmounts, toCents } from '../money/money';
import { isSamePerson } from '../people/member-id';
import type { PersonBalance, PlanAmounts } from '../plan/balances';

/** The kinds of a person's own limits, with the names of their amounts in the answer of the balances. */
const ownLimits = [
  { kind: 'deductible', amount: 'deductible', maximum: 'individualDeductible' },
  { kind: 'outOfPocket', amount: 'pm', maximum: 'individualOOPMax' },
] as const;

type Contradicted = (typeof ownLimits)[number]['amount'];

type Plan = { planInfo: PlanAmounts; balance: readonly PersonBalance[] };

/**
 * The entry of a person in an answer of the balances without the amounts that the year's claims contradict
 * (`contradictsMet`), which are in `contradicted`. All claims of the person must be among `claims`. `byClaims`: the kinds of
 * limits to which nothing but claims counts.
 */
export function agreedWithClaims<Entry extends PersonBalance>(
  entry: Entry,
  { balance, planInfo }: Plan,
  claims: readonly (AddingClaim & { memberId: string })[],
  byClaims: readonly LimitName['kind'][],
  today: string,
): { entry: Entry; contradicted: Contradicted[] } {
  const areOfOne = new Set(claims.map(({ memberId }) => memberId)).size === 1;
  const theirs =
    balance.length === 1 && areOfOne
      ? claims
      : claims.filter(({ memberId }) => isSamePerson(memberId, entry.member.memberNumber));
  const contradicted = ownLimits.flatMap(({ kind, amount, maximum: name }) => {
    const [met, maximum] = [entry[amount], planInfo[name]];
    const limit = { kind, scope: 'individual' } as const;
    return byClaims.includes(kind) &&
      met !== null &&
      maximum &&
      contradictsMet(countedClaims(theirs, limit), { ...limit, met, maximum }, today)
      ? [amount]
      : [];
  });
  const unknown = Object.fromEntries(contradicted.map((amount) => [amount, null]));
  return { entry: { ...entry, ...unknown }, contradicted };
}

const isMet = (met: number | null, maximum: number | null): boolean =>
  met !== null && maximum !== null && maximum > 0 && toCents(met) >= toCents(maximum);

/**
 * Whether the claims of a person say of a limit that it is met where the balance of `today` says that it is not, or the
 * other way. Only for a limit to which nothing but claims counts. It is compared where it is sure: no claim is undecided
 * or has no day, none took back an amount after later claims, and the newest paid one states this limit and is older than the day that a balance may be behind.
 */
export function contradictsMet(
  counted: readonly CountedClaim<AddingClaim>[],
  { kind, scope, met, maximum }: LimitName & { met: number; maximum: number },
  today: string,
): boolean {
  // One of an earlier day that took back an amount after the newest claim: that one's total does not have it.
  const isLate = ({ counted: added, total }: CountedClaim<AddingClaim>, at: number) =>
    added < 0 && sumAmounts([total, -added]) !== (counted[at - 1]?.total ?? 0);
  const isUnsure = ({ claim }: CountedClaim<AddingClaim>) =>
    claim.status === 'inProgress' || claim.status === 'unknown' || !isDated(claim);
  const newest = counted.findLast(({ claim }) => isPaidKind(claim.status));
  if (!newest || counted.some(isUnsure) || counted.some(isLate)) return false;
  const states = shownAccumulators(newest.claim.accumulators).some(
    (each) => each.kind === kind && each.scope === scope && each.limit === maximum,
  );
  const lastDay = counted.at(-1)!.claim.dateOfService;
  if (!states || lastDay >= addDays(today, -1)) return false;
  return isMet(counted.at(-1)!.total, maximum) !== isMet(met, maximum);
}
