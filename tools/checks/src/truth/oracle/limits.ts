import { cents, isDay, sum } from './amounts';
import { type Claim, claimList, claimsOf, counts } from './claims';
import { isDependent, isPerson, peopleOf } from './people';
import { type World, part, rows, text } from './world';

export type Kind = 'deductible' | 'outOfPocket';
export const kinds: readonly Kind[] = ['deductible', 'outOfPocket'];
const fields = {
  deductible: ['individualDeductible', 'familyDeductible'],
  outOfPocket: ['individualOOPMax', 'familyOOPMax'],
} as const;

/** A limit in cents: none where the plan has none, null where it is not known. */
export type Limit = number | 'none' | null;

/** What is left to a person: of the own limit, of the family's, each null where no such limit binds. */
export interface Standing {
  limit: Limit;
  familyLimit: Limit;
  counted: number | null;
  familyCounted: number | null;
}

/** A year's limits begin on January 1 unless the plan says otherwise. */
export const limitYear = (world: World): string => world.day.slice(0, 4);

const isShared = (world: World, kind: Kind): boolean =>
  (world.body('user.getMemberInfo') ?? {})[
    kind === 'deductible' ? 'deductibleRxMedCombined' : 'oOPRxMedCombined'
  ] === 'true';

/** A brand difference counts toward a limit only where the plan's benefits say so. */
const countsBrandDifference = (world: World): boolean =>
  (world.body('benefits.getSummary') ?? {})['brandDifferenceCounts'] === 'true';

/** What a claim adds to a limit. Extra Help's part counts toward Medicare's. */
export function addedBy(world: World, claim: Claim, kind: Kind): number | null {
  if (kind === 'deductible') return claim.claimToDeductible;
  const extra = countsBrandDifference(world) ? 0 : claim.claimBrandExtra;
  return sum([claim.claimPaid, extra && -extra, claim.hasExtraHelp ? claim.claimOtherPaid : 0]);
}

/** The dated medical amounts of a person that count in the year. */
function medical(world: World, memberNumber: string, kind: Kind): number | null {
  if (!isShared(world, kind)) return 0;
  const list = world.body('balances.getBenefitBalance')?.['medicalAmounts'];
  if (!Array.isArray(list)) return null;
  const counted = rows(list).filter(
    ({ memberNumber: of, on }) =>
      isPerson(memberNumber, text(of)) &&
      isDay(on) &&
      on <= world.day &&
      on.startsWith(limitYear(world)),
  );
  return sum(counted.map((each) => cents(each[kind])));
}

/** The limit of one person (0) or of the family (1); an explicit null of the family's says that there is none. */
export function limitOf(world: World, kind: Kind, of: 0 | 1): Limit {
  const info = part(world.body('balances.getBenefitBalance')?.['planInfo']);
  const value = info[fields[kind][of]];
  return of === 1 && value === null ? 'none' : cents(value);
}

/** How each person stands with a limit, by WHO. */
export function standings(world: World, kind: Kind): Map<string, Standing> {
  const people = peopleOf(world);
  const all = claimsOf(world).filter(counts);
  const claims = all.filter(({ day }) => day.startsWith(limitYear(world)));
  const isKnown = claimList(world) !== null && all.every(({ day }) => day !== '');
  const counted = new Map(
    people.map(({ who, memberNumber }) => {
      const own = claims.filter((claim) => claim.person.who === who);
      const amounts = own.map((claim) => addedBy(world, claim, kind));
      return [who, isKnown ? sum([...amounts, medical(world, memberNumber, kind)]) : null];
    }),
  );
  const family = isDependent(world) ? null : sum([...counted.values()]);
  return new Map(
    people.map(({ who }) => [
      who,
      {
        limit: limitOf(world, kind, 0),
        // The answers of a dependent say nothing of the family.
        familyLimit: isDependent(world) ? 'none' : limitOf(world, kind, 1),
        counted: counted.get(who) ?? null,
        familyCounted: family,
      },
    ]),
  );
}

/** Whether a limit is met. */
export const isMet = (counted: number | null, limit: Limit): boolean =>
  typeof limit === 'number' && limit > 0 && counted !== null && counted >= limit;

/** By whose payments a limit is met; null where that is not known. */
export function metBy({ limit, familyLimit, counted, familyCounted }: Standing): string | null {
  if (isMet(counted, limit)) return 'individual';
  if (isMet(familyCounted, familyLimit)) return 'family';
  const familyIsKnown = familyLimit === 'none' || (familyLimit !== null && familyCounted !== null);
  return counted !== null && limit !== null && familyIsKnown ? 'no' : null;
}

/** What is left before a limit binds a person: of the own or of the family's, whichever is less; null not known. */
export function leftFor(standing: Standing): number | null {
  const left = (limit: Limit, counted: number | null) =>
    typeof limit !== 'number' || counted === null ? null : Math.max(0, limit - counted);
  const own = left(standing.limit, standing.counted);
  if (own === 0) return 0;
  if (own === null || standing.familyLimit === 'none') return own;
  const family = left(standing.familyLimit, standing.familyCounted);
  return family === null ? null : Math.min(own, family);
}
