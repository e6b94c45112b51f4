import { leftOfLimits } from '../drug-price/yearly-limits';
import {
  fillCostNow,
  type FillCostNow,
  leftOfLimit,
  type LimitSoFar,
  type PersonLimits,
} from './fill-cost';

/** The limits as the answer of a person's drugs has them, which says `none` also where it knows nothing. */
export interface DrugLimits {
  limits: { deductible: LimitSoFar; outOfPocket: LimitSoFar };
  familyLimits: { deductible: LimitSoFar; outOfPocket: LimitSoFar };
}

/** A yearly limit that counts for a price, and whose it is. */
export interface CountedLimit {
  met: number | null;
  limit: number | null;
  scope: 'individual' | 'family';
}

type YearLimitSoFar = Omit<CountedLimit, 'scope'>;

/** One's own limit, or the family's where that has less left. */
export function countedLimit(
  { limits, familyLimits }: DrugLimits,
  kind: 'deductible' | 'outOfPocket',
): CountedLimit {
  const [own, family] = [limits[kind], familyLimits[kind]].map(({ met, limit }) => ({
    met,
    limit: limit === 'none' ? null : limit,
  })) as [YearLimitSoFar, YearLimitSoFar];
  // A limit of which nothing is known limits nothing.
  const known = ({ met, limit }: YearLimitSoFar) => ({
    met: met ?? 0,
    limit: met === null ? null : limit,
  });
  const { scope } = leftOfLimits({ individual: known(own), family: known(family) });
  return { ...(scope === 'family' ? family : own), scope };
}

/** Without balances the service knows neither: that there is no limit is said next to what counts toward it. */
const isNotKnown = ({ met, limit }: LimitSoFar) => met === null && limit === 'none';
const soFar = (limit: LimitSoFar): LimitSoFar =>
  isNotKnown(limit) ? { ...limit, limit: null } : limit;
const familySoFar = (limit: LimitSoFar) => (isNotKnown(limit) ? null : limit);

const places = ['limits', 'familyLimits'] as const;
const kinds = ['deductible', 'outOfPocket'] as const;

type LimitPlace = `${(typeof places)[number]}.${(typeof kinds)[number]}`;

/** The same limits by the balances, which decide, in the form of the answer of a person's drugs. */
function limitsByBalances({ deductible, outOfPocket }: PersonLimits): DrugLimits {
  const own = (limit: LimitSoFar | null): LimitSoFar => limit ?? { met: null, limit: null };
  const family = (limit: LimitSoFar | null): LimitSoFar => limit ?? { met: null, limit: 'none' };
  return {
    limits: { deductible: own(deductible.individual), outOfPocket: own(outOfPocket.individual) },
    familyLimits: {
      deductible: family(deductible.family),
      outOfPocket: family(outOfPocket.family),
    },
  };
}

/** Of which limits one answer says that they are met and the other that they are not. */
function disputedLimits(one: DrugLimits, other: DrugLimits): LimitPlace[] {
  return places.flatMap((place) =>
    kinds.flatMap((kind) => {
      const [left, otherLeft] = [leftOfLimit(one[place][kind]), leftOfLimit(other[place][kind])];
      const isDisputed = left !== null && otherLeft !== null && (left === 0) !== (otherLeft === 0);
      return isDisputed ? [`${place}.${kind}` as const] : [];
    }),
  );
}

/**
 * An answer of a person's drugs with the limits that the balances have, which may be a claim ahead; without those that the
 * prices of its drugs count otherwise, one as met and the other not: `disputed`.
 */
export function agreedDrugs<Answer extends DrugLimits>(
  answer: Answer,
  balances: PersonLimits,
): { answer: Answer; disputed: LimitPlace[] } {
  const known = limitsByBalances(balances);
  const disputed = disputedLimits(answer, known);
  const agreed = (place: (typeof places)[number]) => {
    const of = (kind: (typeof kinds)[number]): LimitSoFar =>
      disputed.includes(`${place}.${kind}`) ? { met: null, limit: null } : known[place][kind];
    return { deductible: of('deductible'), outOfPocket: of('outOfPocket') };
  };
  return {
    answer: { ...answer, limits: agreed('limits'), familyLimits: agreed('familyLimits') },
    disputed,
  };
}

/** A person's own limits by both answers (`agreedDrugs`), or by the one of them that is here. */
export function ownLimits(
  answer: DrugLimits | null,
  balances: PersonLimits | null,
): DrugLimits['limits'] {
  if (answer && balances) return agreedDrugs(answer, balances).answer.limits;
  const none = { individual: null, family: null };
  return (answer ?? limitsByBalances(balances ?? { deductible: none, outOfPocket: none })).limits;
}

/** What a covered fill costs from now on, by the answer of a person's drugs. */
export const fillCostOfDrugs = ({
  limits,
  familyLimits,
  hasExtraHelp,
}: DrugLimits & { hasExtraHelp: boolean }): FillCostNow =>
  fillCostNow(
    {
      deductible: {
        individual: soFar(limits.deductible),
        family: familySoFar(familyLimits.deductible),
      },
      outOfPocket: {
        individual: soFar(limits.outOfPocket),
        family: familySoFar(familyLimits.outOfPocket),
      },
    },
    hasExtraHelp ? { copays: null } : null,
  );
