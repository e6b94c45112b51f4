import { daysBetweenFills, isStopped, ownPace, yearDaysOf } from '@portal/domain';
import type { DrugProduct } from '../drug-catalogue/drug-products';
import type { Context, Memory } from '../memory/behaviour';
import { personNumbers } from '../people/person';
import { isInClaimsOf } from './claims-scope';
import { type ComparedPharmacy, pharmacyWith } from './compared-pharmacies';
import {
  type ClaimedDrug,
  claimedDrugs,
  claimsOfPerson,
  fillOf,
  isPaid,
  isRecent,
  type MyClaim,
} from './my-claims';
import type { RequestedFill } from './quotes';

/** A drug as a person takes it. */
export interface TakenFill {
  /** The last fill; missing where its drug, quantity or days are not known. */
  fill: RequestedFill | undefined;
  /** Where that was; missing for a pharmacy that the directory does not have. */
  place: ComparedPharmacy | undefined;
  /** The person's fills show a pace; else a year is as prescribed. */
  isOwnPace: boolean;
}

/** How a person takes a drug of their claims. `claims`: all of the person until today, newest first. */
export function takenFill(
  context: Context,
  { newest, paid, inProgress }: ClaimedDrug,
  claims: readonly MyClaim[],
): TakenFill {
  const { entry, productId } = inProgress ?? paid.at(-1) ?? newest;
  const { quantity, daysSupply: days, pharmacyNpi } = entry;
  const found = context.drugs.strengthOf(productId);
  const filled = claims
    .filter((claim) => claim.productId === productId && claim.dateOfService && isPaid(claim))
    .map(fillOf)
    .reverse();
  const pace = ownPace(filled);
  return {
    fill:
      found && quantity && days
        ? { ...found, quantity, days, yearDays: yearDaysOf(days, pace) }
        : undefined,
    place: pharmacyWith(context, pharmacyNpi),
    isOwnPace: pace !== null,
  };
}

/**
 * How a person of the plan takes a drug; undefined when they do not, and when the member may not see their claims.
 * `ordered`: claims of what they have ordered.
 */
export function takenBy(
  memory: Memory,
  context: Context,
  memberId: string,
  ndc: string,
  ordered: readonly MyClaim[],
): TakenFill | undefined {
  if (!isInClaimsOf(memory, context, memberId)) return undefined;
  const claims = claimsOfPerson(context, personNumbers(context, memberId), context.today, ndc);
  const [drug] = claimedDrugs([
    ...ordered.filter(({ productId }) => productId === ndc),
    ...claims.filter(isRecent(context.today)),
  ]);
  return drug && takenFill(context, drug, claims);
}

/** The drugs that a person takes, by their claims, also of what is ordered; none where the member may not see these. */
export function drugsTakenBy(
  memory: Memory,
  context: Context,
  memberId: string,
  ordered: readonly MyClaim[] = [],
): ReadonlySet<DrugProduct> {
  if (!isInClaimsOf(memory, context, memberId)) return new Set();
  const { today, drugs } = context;
  const claims = claimsOfPerson(context, personNumbers(context, memberId), today);
  const recent = [...ordered, ...claims.filter(isRecent(today))];
  const taken = claimedDrugs(recent).filter(({ paid, inProgress }) => {
    const last = inProgress ?? paid.at(-1);
    const days = last?.entry.daysSupply || 30;
    const every = daysBetweenFills(paid.map(fillOf), days);
    return last && !isStopped(last.dateOfService, every, today);
  });
  return new Set(taken.flatMap(({ newest }) => drugs.strengthOf(newest.productId)?.product ?? []));
}
