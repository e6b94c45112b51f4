import { sumAmounts } from '../money/money';

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
}: Pick<Compared, 'inPlaceOf'> & { kind: string }): number | null =>
  inPlaceOf === null || kind !== 'supply' ? inPlaceOf : inPlaceOf / 3;

interface DrugWithSavings {
  state: string;
  savings: readonly { savedPerYear: number | null }[];
}

/** The largest savings of all drugs, with the drug that each is for; one whose amount is not known is none. */
export const topSavings = <Drug extends DrugWithSavings>(
  drugs: readonly Drug[],
  most = 4,
): { drug: Drug; saving: Drug['savings'][number] }[] =>
  drugs
    .filter(({ state }) => state === 'current')
    .flatMap((drug) => drug.savings.map((saving) => ({ drug, saving })))
    .filter(({ saving }) => saving.savedPerYear !== null)
    .sort((a, b) => (b.saving.savedPerYear ?? 0) - (a.saving.savedPerYear ?? 0))
    .slice(0, most);
