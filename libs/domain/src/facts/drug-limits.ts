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

/** The same limits by the balances, in the form of the answer of a person's drugs. */
export function limitsByBalances({ deductible, outOfPocket }: PersonLimits): DrugLimits {
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

/**
 * The limits on which the answer of a person's drugs, whose prices count them, and the balances contradict each other: of
 * another amount, or met in one alone. What is paid so far may differ, because a service may be a claim behind.
 */
export function disputedLimits(answer: DrugLimits, balances: PersonLimits): LimitPlace[] {
  const other = limitsByBalances(balances);
  return places.flatMap((place) =>
    kinds.flatMap((kind) =>
      isDisputed(answer[place][kind], other[place][kind]) ? [`${place}.${kind}` as const] : [],
    ),
  );
}

function isDisputed(one: LimitSoFar, other: LimitSoFar): boolean {
  if (typeof one.limit !== 'number' || typeof other.limit !== 'number') return false;
  const [left, otherLeft] = [leftOfLimit(one), leftOfLimit(other)];
  const isMetInOne = left !== null && otherLeft !== null && (left === 0) !== (otherLeft === 0);
  return one.limit !== other.limit || isMetInOne;
}

/** A person's own limits by the answer of their drugs, and by the balances where that one does not know them. */
export function knownLimitsOf(
  answer: DrugLimits | null,
  balances: PersonLimits | null,
): DrugLimits['limits'] {
  const of = (kind: (typeof kinds)[number]): LimitSoFar => {
    const first = answer && soFar(answer.limits[kind]);
    const second = balances?.[kind].individual;
    return {
      met: first?.met ?? second?.met ?? null,
      limit: first?.limit ?? second?.limit ?? null,
    };
  };
  return { deductible: of('deductible'), outOfPocket: of('outOfPocket') };
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
