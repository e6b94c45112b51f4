import { sumAmounts } from '@portal/domain';
import type { Saving } from './my-drugs/my-drugs.requests';

interface Compared {
  /** What a fill costs in dollars, and what the same supply costs now; null where it is not known. */
  youPay: number | null;
  inPlaceOf: number | null;
}

/** What one fill of another drug saves, in dollars; null where it is not known. */
export const savedOnce = ({ youPay, inPlaceOf }: Compared): number | null =>
  youPay === null || inPlaceOf === null ? null : sumAmounts([inPlaceOf, -youPay]);

/** What each fill costs now, in dollars: a supply for three months takes the place of three. Null where it is not known. */
export const costNowOf = ({
  kind,
  inPlaceOf,
}: Pick<Compared, 'inPlaceOf'> & Pick<Saving, 'kind'>): number | null =>
  inPlaceOf === null || kind !== 'supply' ? inPlaceOf : inPlaceOf / 3;
