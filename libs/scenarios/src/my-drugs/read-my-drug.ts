import {
  addDays,
  daysBetweenFills,
  expectedFills,
  isStopped,
  refillFrom,
  refillFromIn,
  type YearToDate,
  priceFillsByDate,
} from '@portal/domain';
import type { Context } from '../memory/behaviour';
import { emergencyIn } from '../drugs/emergency';
import { noRules, rulesOf } from '../drugs/drug-answers';
import { endOfYear } from '../people/plan-year';
import { type ClaimedDrug, fillOf, type MyClaim } from '../drugs/my-claims';
import { takenFill } from '../drugs/taken-fill';
import type { OpenFill } from '../mail-order/open-orders';
import { isOnce, type Pricing, memberPrice } from '../drugs/quotes';
import type { Json } from '../files/scenario-file';

/** What a scenario says about prices. */
export interface PriceFaults {
  /** Pharmacies, and drugs by their hsn, that have no price now. */
  pharmaciesWithoutPrice: readonly string[];
  drugsWithoutPrice: readonly string[];
}

export interface Days {
  today: string;
  yearStart: string;
  yearEnd: string;
  nextYearEnd: string;
}

/** The year in which the answer is read: its dates move to those of today afterwards. */
export function daysOf({ today, days }: Pick<Context, 'today' | 'days'>): Days {
  const year = Number(addDays(today, days).slice(0, 4));
  return {
    today,
    yearStart: addDays(endOfYear(year - 1, days), 1),
    yearEnd: endOfYear(year, days),
    nextYearEnd: endOfYear(year + 1, days),
  };
}

export type ReadDrug = ReturnType<typeof readDrug>;

/** What claims, orders and catalogue say of a drug; `requested` is missing where there is no price now. */
export function readDrug(
  context: Context,
  pricing: Pricing,
  { drugsWithoutPrice, pharmaciesWithoutPrice }: PriceFaults,
  { today, nextYearEnd }: Days,
  claimed: ClaimedDrug,
  claims: readonly MyClaim[],
  ordered: readonly OpenFill[],
  refillsOrderedOf: (ndc: string) => number,
) {
  const { newest, paid, inProgress } = claimed;
  const last = paid.at(-1);
  const { entry, productId, drugName, serviceProvider, dateOfService } =
    inProgress ?? last ?? newest;
  const found = context.drugs.strengthOf(productId);
  const { quantity, daysSupply: days } = entry;
  const { fill, place, isOwnPace } = takenFill(context, claimed, claims);
  const isWithoutPrice =
    pharmaciesWithoutPrice.includes(entry.pharmacyNpi) ||
    drugsWithoutPrice.includes(found?.product.hsn ?? '');
  const every = days ? daysBetweenFills(paid.map(fillOf), days) : 30;
  const requested = isWithoutPrice ? undefined : fill;
  const order = ordered.find(({ ndc }) => ndc === productId);
  const isWaiting = !last && !inProgress;
  const orderedOn = order?.isOfThisYear ? today : order?.filledOn;
  const filledOn = orderedOn ?? dateOfService;
  const isOver = isStopped(filledOn, every, today);
  const state = isOver ? 'stopped' : isWaiting ? 'waiting' : 'current';
  const until = { every, today, until: nextYearEnd };
  // A course is not expected again, whatever refills it has left.
  const isCourse = fill !== undefined && isOnce(fill);
  const after = isCourse ? [] : expectedFills({ lastFilledOn: filledOn, ...until });
  const due = order ? today : addDays(dateOfService, every);
  const product = found?.product;
  return {
    name: product?.drugName ?? drugName,
    requested,
    isOwnPace,
    place,
    order,
    isCourse,
    expected: state !== 'current' ? [] : inProgress ? [filledOn, ...after] : after,
    facts: {
      rxNumber: entry.rxNumber,
      state,
      hsn: product?.hsn ?? null,
      ndc: productId,
      drugName: product?.drugName ?? drugName,
      spanishName: product?.spanishName ?? null,
      isBrand: product?.isBrand ?? false,
      drugForm: product?.form ?? null,
      strength: found?.strength.strength ?? null,
      quantity,
      days,
      pharmacy: {
        npi: entry.pharmacyNpi,
        name: place?.name ?? serviceProvider,
        kind: place?.kind ?? null,
      },
      rejectCode: newest.status === 'rejected' ? entry.rejectCode : null,
      claimId: newest.status === 'rejected' ? newest.healthServiceId : null,
      claimDate: newest.status === 'rejected' ? newest.dateOfService : null,
      lastFilledOn: last?.dateOfService ?? null,
      isInProgress: inProgress !== undefined,
      nextFillOn: isWaiting ? null : due < today ? today : due,
      refillFrom: last
        ? refillFromIn(
            emergencyIn(context),
            refillFrom(filledOn, days ?? 30, place?.kind ?? 'retail'),
            today,
          )
        : null,
      refillsLeft: isWaiting ? null : refillsLeftOf(entry, refillsOrderedOf(productId)),
      rules: (product && rulesOf(pricing.drugs, pricing.plan?.formulary.rowOf(product))) ?? noRules,
    },
  };
}

/** What is left of the refills, those of open orders taken off; null when the claim does not say it. */
function refillsLeftOf(
  { refillsAuthorized, fillNumber }: ClaimedDrug['newest']['entry'],
  ordered: number,
): number | null {
  if (refillsAuthorized === null || fillNumber === null) return null;
  return Math.max(0, refillsAuthorized - fillNumber - ordered);
}

type PricedFills = ReturnType<typeof fillsToCome>;

/**
 * The expected fills of all drugs on the days that are wanted, each priced after those before it. One that is
 * ordered has the price of its order.
 */
export function fillsToCome(
  pricing: Pricing,
  start: YearToDate | undefined,
  drugs: readonly ReadDrug[],
  isWanted: (day: string) => boolean,
) {
  if (!start) return [];
  const fills = drugs.flatMap((drug) =>
    drug.expected
      .map((filledOn, index) => ({ filledOn, drug, order: index === 0 ? drug.order : undefined }))
      .filter(({ filledOn }) => isWanted(filledOn)),
  );
  return priceFillsByDate(
    fills,
    start,
    ({ drug, order }, year) =>
      order ??
      (drug.requested && drug.place && memberPrice(pricing, drug.place, drug.requested, year)),
  );
}

/** The fills of one drug, as they are on the wire. */
export const fillsOf = (fills: PricedFills, drug: ReadDrug): Json[] =>
  fills
    .filter(({ fill }) => fill.drug === drug)
    .map(({ fill, price }) => ({
      filledOn: fill.filledOn,
      drugName: drug.name,
      youPay: price.youPay,
      deductible: price.deductible,
      outOfPocket: price.counted.outOfPocket,
    }));
