import { planDay } from '../calendar/calendar';
import {
  countedAmount,
  isCounted,
  isDated,
  isReversal,
  type LeftOut,
  leftOutOf,
} from './claim-sums';
import { type OtherPaid, type OtherPayer, otherPayerOf } from './claim-payers';
import type { ClaimFigures, ClaimStatusKind } from './claims';
import { sumAmounts } from '../money/money';

/** The fields of a claim that a statement adds up. `drug` is the drug as the reader sees it. */
export interface StatedClaim
  extends
    Pick<ClaimFigures, 'dateOfService' | 'status' | 'copayAmount' | 'amtInsurancePaid'>,
    OtherPaid {
  drug: string;
  memberId: string;
  memberFirstName: string;
}

/** Who paid what, in dollars. `fills` counts one for a paid claim, and one less for a claim that takes it back. */
export interface StatementSums extends LeftOut {
  fills: number;
  /** An amount is null when no claim says it. One that some claims say leaves the others out. */
  youPaid: number | null;
  planPaid: number | null;
  othersPaid: number | null;
}

/** What was paid for a person whose claims the reader does not see, in dollars. */
export type NotSharedAmounts = Pick<
  StatedClaim,
  'memberId' | 'memberFirstName' | 'copayAmount' | 'amtInsurancePaid' | 'otherPayerAmount'
>;

/** A drug of a person, or a claim that takes another back: then `reversedOn` is its day, YYYY-MM-DD; else ''. */
export interface StatementLine extends StatementSums {
  drug: string;
  reversedOn: string;
}

export interface StatementPerson {
  /** The person's member id with the first name, which tells two people of one id apart. */
  id: string;
  firstName: string;
  lines: StatementLine[];
  sums: StatementSums;
}

/** Sums, without fills where they are not shared. */
export type SharedSums = Omit<StatementSums, 'fills'> & { fills?: number };

/** A person who is in the sums without drugs and fills. */
export interface NotSharedPerson extends Pick<StatementPerson, 'id' | 'firstName'> {
  sums: SharedSums;
}

export interface YearStatement {
  people: StatementPerson[];
  notShared: NotSharedPerson[];
  /** Whether nothing was paid. */
  isEmpty: boolean;
  /** Whether dollars of more than one person are in the sums, or of one whose claims are not shared. */
  isFamily: boolean;
  /** Without fills where some are not shared: those of the others are not of these dollars. */
  sums: SharedSums;
  /** Who paid `othersPaid`. */
  otherPayer: OtherPayer;
  /** How many claims are in the sums. */
  counted: number;
  /** How many of them take another claim back. */
  reversals: number;
  /**
   * Claims that add nothing: the plan did not pay, has not decided, it was reversed without a separate reversal, it
   * repeats another, or its status is not known.
   */
  notPaid: number;
  inProgress: number;
  reversedInPlace: number;
  duplicate: number;
  notStated: number;
}

/** The years that a statement is offered for on the plan's clock: last year, for its taxes, and this one. */
export function statementYears(now: Date): [lastYear: number, thisYear: number] {
  const thisYear = Number(planDay(now).slice(0, 4));
  return [thisYear - 1, thisYear];
}

/** First and last day of a year, or today where the year is not over, YYYY-MM-DD on the plan's clock. */
export function statementDates(year: number, now: Date): { fromDate: string; toDate: string } {
  const [today, lastDay] = [planDay(now), `${year}-12-31`];
  return { fromDate: `${year}-01-01`, toDate: today < lastDay ? today : lastDay };
}

/** Whether a statement until this day is of the whole year. A file knows no more than its days, so it is on December 31 too. */
export const isWholeYear = (toDate: string): boolean => toDate.endsWith('-12-31');

/**
 * What was paid for prescriptions, by person and drug. It adds up the claims' own amounts, so that it equals the
 * list of the same claims to the cent: the people by their ids, their drugs by what the member paid, a reversal
 * as a separate line below its drug. `amountsOfOthers` are in the sums alone.
 */
export function yearStatement(
  claims: readonly StatedClaim[],
  amountsOfOthers: readonly NotSharedAmounts[] = [],
): YearStatement {
  const inSums = claims.filter(isCounted);
  const counted = inSums.filter(isDated);
  const notShared = amountsOfOthers.flatMap(notSharedPerson);
  const all = sumsOf(inSums);
  const people = [
    ...groupBy(inSums, ({ memberId, memberFirstName }) => `${memberId} ${memberFirstName}`),
  ]
    .map(([id, own]) => ({
      id,
      firstName: own[0]!.memberFirstName,
      lines: linesOf(own.filter(isDated)),
      sums: sumsOf(own),
    }))
    .sort((one, other) => one.id.localeCompare(other.id));
  const count = (kind: ClaimStatusKind) => claims.filter(({ status }) => status === kind).length;
  return {
    people,
    notShared,
    isEmpty: people.length === 0 && notShared.length === 0,
    isFamily: people.length > 1 || notShared.length > 0,
    sums: notShared.length === 0 ? all : [all, ...notShared.map(({ sums }) => sums)].reduce(plus),
    otherPayer: otherPayerOf([
      ...counted,
      // Who paid for a person whose claims are not shared is not told.
      ...amountsOfOthers.map((each) => ({ ...each, otherPayerName: '' })),
    ]),
    counted: counted.length,
    reversals: counted.filter(isReversal).length,
    notPaid: count('rejected'),
    inProgress: count('inProgress'),
    duplicate: count('duplicate'),
    notStated: count('unknown'),
    reversedInPlace: claims.filter((claim) => claim.status === 'reversed' && !isReversal(claim))
      .length,
  };
}

function linesOf(claims: readonly StatedClaim[]): StatementLine[] {
  const lineOf = (own: readonly StatedClaim[], reversedOn: string) => ({
    drug: own[0]!.drug,
    reversedOn,
    ...sumsOf(own),
  });
  return [...groupBy(claims, ({ drug }) => drug).values()]
    .map((own) => ({
      paid: own.filter((claim) => !isReversal(claim)),
      reversed: own.filter(isReversal),
    }))
    .map(({ paid, reversed }) => [
      ...(paid.length > 0 ? [lineOf(paid, '')] : []),
      ...reversed.map((claim) => lineOf([claim], claim.dateOfService)),
    ])
    .sort(([one], [other]) => (other!.youPaid ?? 0) - (one!.youPaid ?? 0))
    .flat();
}

function notSharedPerson({
  memberId,
  memberFirstName,
  copayAmount: youPaid,
  amtInsurancePaid: planPaid,
  otherPayerAmount: othersPaid,
}: NotSharedAmounts): NotSharedPerson[] {
  if (youPaid === 0 && planPaid === 0) return [];
  return [
    {
      id: `${memberId} ${memberFirstName}`,
      firstName: memberFirstName,
      sums: {
        youPaid,
        planPaid,
        othersPaid,
        unknown: Number(youPaid === null),
        planUnknown: Number(planPaid === null),
        hasNegatives: (youPaid ?? 0) < 0 || (planPaid ?? 0) < 0,
      },
    },
  ];
}

function plus(one: SharedSums, other: SharedSums): SharedSums {
  const sum = (key: 'youPaid' | 'planPaid' | 'othersPaid') =>
    one[key] === null && other[key] === null ? null : sumAmounts([one[key], other[key]]);
  return {
    youPaid: sum('youPaid'),
    planPaid: sum('planPaid'),
    othersPaid: sum('othersPaid'),
    unknown: one.unknown + other.unknown,
    planUnknown: one.planUnknown + other.planUnknown,
    hasNegatives: one.hasNegatives || other.hasNegatives,
  };
}

function sumsOf(claims: readonly StatedClaim[]): StatementSums {
  const dated = claims.filter(isDated);
  const sum = (amountOf: (claim: StatedClaim) => number | null) =>
    dated.some((claim) => amountOf(claim) !== null)
      ? sumAmounts(dated.map((claim) => countedAmount(claim.status, amountOf(claim))))
      : null;
  return {
    fills: dated.reduce((fills, claim) => fills + (isReversal(claim) ? -1 : 1), 0),
    youPaid: sum(({ copayAmount }) => copayAmount),
    planPaid: sum(({ amtInsurancePaid }) => amtInsurancePaid),
    othersPaid: sum(({ otherPayerAmount }) => otherPayerAmount),
    ...leftOutOf(claims),
  };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
