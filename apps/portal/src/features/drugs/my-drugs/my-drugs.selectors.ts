import { type CountedFill, leftOfLimits, type SaidSum, saidSum, sumAmounts } from '@portal/domain';
import type { MyDrug, MyDrugsAnswer, Saving } from './my-drugs.requests';

/** A fill with the name of its drug. */
export interface NamedFill extends CountedFill {
  drugName: string;
}

type WireFill = MyDrugsAnswer['paid'][number];

const counted = ({ youPay, deductible, outOfPocket, ...fill }: WireFill): NamedFill => ({
  ...fill,
  youPay: youPay ?? 0,
  deductible: deductible ?? 0,
  outOfPocket: outOfPocket ?? youPay ?? 0,
});

/** A yearly limit that counts for a price, and whose it is. */
export interface CountedLimit {
  met: number | null;
  limit: number | null;
  scope: 'individual' | 'family';
}

type YearLimitSoFar = Omit<CountedLimit, 'scope'>;

/** One's own limit, or the family's where that has less left. */
export function countedLimit(
  { limits, familyLimits }: Pick<MyDrugsAnswer, 'limits' | 'familyLimits'>,
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

const inYear = (year: number) => (fill: NamedFill) => fill.filledOn.startsWith(`${year}-`);

/** What was paid in a year, by day. */
export const paidIn = ({ paid }: MyDrugsAnswer, year: number): NamedFill[] =>
  paid
    .filter((fill) => !isLacking(fill))
    .map(counted)
    .filter(inYear(year))
    .sort(byDay);

const isLacking = ({ filledOn, youPay }: WireFill) => filledOn === '' || youPay === null;

/** The paid fills that do not say their amount or day: no sum of the year has them, and one without a day may be of any month. */
export const lackingOf = ({ paid }: MyDrugsAnswer): WireFill[] => paid.filter(isLacking);

/** The fills of a year that are still to come and have a price, of one drug or of all, by day. */
export const toComeIn = (drugs: readonly MyDrug[], year: number): NamedFill[] =>
  drugs
    .flatMap(({ toCome }) => toCome.filter(({ youPay }) => youPay !== null).map(counted))
    .filter(inYear(year))
    .sort(byDay);

/** Those of them that have no price: no sum has them. */
export const unpricedIn = (drugs: readonly MyDrug[], year: number): NamedFill[] =>
  drugs
    .flatMap(({ toCome }) => toCome.filter(({ youPay }) => youPay === null).map(counted))
    .filter(inYear(year));

/** What may be said of what the rest of a year costs. */
export const restOf = (drugs: readonly MyDrug[], year: number): SaidSum =>
  saidSum(totalOf(toComeIn(drugs, year)), unpricedIn(drugs, year).length);

const byDay = (a: CountedFill, b: CountedFill) => (a.filledOn < b.filledOn ? -1 : 1);

export const totalOf = (fills: readonly CountedFill[]): number =>
  sumAmounts(fills.map(({ youPay }) => youPay));

/** The drugs to list: those that are being filled, then by the day of the next fill, those that wait last. */
export function soonestFirst(drugs: readonly MyDrug[]): MyDrug[] {
  const keyOf = ({ state, isInProgress, nextFillOn }: MyDrug) =>
    state === 'waiting' ? '9' : isInProgress ? '0' : nextFillOn;
  return drugs
    .filter(({ state }) => state !== 'stopped')
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

/** Whether it can be filled on a day. The first day is blank when the service does not say it: that is no yes. */
export const isReady = ({ refillFrom }: MyDrug, today: string): boolean =>
  refillFrom !== '' && refillFrom <= today;

/** Whether the last fill is used up: the next one is expected today, or the day is past. */
export const isUsedUp = ({ nextFillOn }: MyDrug, today: string): boolean =>
  nextFillOn !== '' && nextFillOn <= today;

/** A drug that is on the list, or unknown, and has no price now. */
export const lacksPrice = ({ state, price, rules, hsn }: MyDrug): boolean =>
  state === 'current' && price === null && (rules !== null || hsn === '');

/** The largest savings of all drugs, with the drug that each is for; one whose amount is not known is none. */
export const topSavings = (
  drugs: readonly MyDrug[],
  most = 4,
): { drug: MyDrug; saving: Saving }[] =>
  drugs
    .filter(({ state }) => state === 'current')
    .flatMap((drug) => drug.savings.map((saving) => ({ drug, saving })))
    .filter(({ saving }) => saving.savedPerYear !== null)
    .sort((a, b) => (b.saving.savedPerYear ?? 0) - (a.saving.savedPerYear ?? 0))
    .slice(0, most);
