import {
  addDays,
  daysBetweenFills,
  expectedFills,
  type ExtraHelp,
  isStopped,
  refillFrom,
} from '@portal/domain';
import type { Context } from '../behaviour';
import { clockDay } from '../dates';
import { pharmacyWith } from './compared-pharmacies';
import { noRules, rulesOf } from './drug-answers';
import type { ClaimedDrug } from './my-claims';
import type { FillAsked, Pricing } from './quotes';

/** What a scenario says about prices. */
export interface PriceFaults {
  extraHelp: ExtraHelp | undefined;
  /** Pharmacies, and drugs by their hsn, that have no price now. */
  silentPharmacies: readonly string[];
  silentDrugs: readonly string[];
}

interface Days {
  today: string;
  yearStart: string;
  yearEnd: string;
  nextYearEnd: string;
}

/** The year in which the answer is read: its dates move to those of today afterwards. */
export function daysOf({ scenario, days }: Context): Days {
  const today = clockDay(scenario.clock);
  const year = Number(addDays(today, days).slice(0, 4));
  const endOf = (each: number) => addDays(`${each}-12-31`, -days);
  return {
    today,
    yearStart: addDays(endOf(year - 1), 1),
    yearEnd: endOf(year),
    nextYearEnd: endOf(year + 1),
  };
}

export type ReadDrug = ReturnType<typeof readDrug>;

/** What claims and catalogue say of a drug; `asked` is missing where there is no price now. */
export function readDrug(
  context: Context,
  pricing: Pricing,
  { silentDrugs, silentPharmacies }: PriceFaults,
  { today, nextYearEnd }: Days,
  { newest, paid, inProgress }: ClaimedDrug,
) {
  const last = paid.at(-1);
  const { entry, productId, drugName, serviceProvider, dateOfService } =
    inProgress ?? last ?? newest;
  const found = context.drugs.strengthOf(productId);
  const { quantity, daysSupply: days } = entry;
  const place = pharmacyWith(context, entry.pharmacyNpi);
  const isSilent =
    silentPharmacies.includes(entry.pharmacyNpi) || silentDrugs.includes(found?.product.hsn ?? '');
  const asked: FillAsked | undefined =
    found && quantity && days && !isSilent ? { ...found, quantity, days } : undefined;
  const every = days
    ? daysBetweenFills(
        paid.map((claim) => claim.dateOfService),
        days,
      )
    : 30;
  const isWaiting = !last && !inProgress;
  const isOver = isStopped(dateOfService, every, today);
  const state = isOver ? 'stopped' : isWaiting ? 'waiting' : 'current';
  const until = { every, today, until: nextYearEnd };
  const after = expectedFills({ lastFilledOn: dateOfService, ...until });
  const due = addDays(dateOfService, every);
  const product = found?.product;
  return {
    name: product?.drugName ?? drugName,
    asked,
    place,
    expected: state !== 'current' ? [] : inProgress ? [dateOfService, ...after] : after,
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
      lastFilledOn: last?.dateOfService ?? null,
      isInProgress: inProgress !== undefined,
      nextFillOn: isWaiting ? null : due < today ? today : due,
      refillFrom: last ? refillFrom(dateOfService, days ?? 30, place?.kind ?? 'retail') : null,
      refillsLeft: isWaiting
        ? null
        : Math.max(0, (entry.refillsAuthorized ?? 0) - (entry.fillNumber ?? 0)),
      rules: (product && rulesOf(pricing.drugs, pricing.plan?.formulary.rowOf(product))) ?? noRules,
    },
  };
}
