import { leftOfLimits } from '../drug-price/yearly-limits';
import { fillCostNow, type FillCostNow, type LimitSoFar } from './fill-cost';

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
