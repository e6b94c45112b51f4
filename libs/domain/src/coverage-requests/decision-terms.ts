import type { BusinessLine } from '../plan/business-line';

/** A time that the law or the plan sets. Hours run through nights, weekends and holidays; days are days of the calendar. */
export interface Wait {
  count: number;
  unit: 'hours' | 'days';
}

/** A wait in hours. */
export const hoursOf = ({ count, unit }: Wait): number => count * (unit === 'days' ? 24 : 1);

const hours = (count: number): Wait => ({ count, unit: 'hours' });
const days = (count: number): Wait => ({ count, unit: 'days' });

/** How long a plan may take for each step of a request. */
export interface DecisionTerms {
  standard: Wait;
  fast: Wait;
  payment: Wait;
  /** How long an exception waits for the statement of the prescriber; null: its clock starts with the request. */
  statementDays: number | null;
  /** Days from the date of the notice in which the member may appeal. */
  appealDays: number;
  appeal: { standard: Wait; fast: Wait; payment: Wait };
  /** What a missed clock leads to: the independent reviewer gets the case, or the member may go on at once. */
  onMissed: 'reviewer' | 'member';
}

/** A case whose clock was missed is with the independent reviewer so many hours later, at the latest. */
export const hoursToReviewer = 24;

/**
 * Medicare is set by law (domain.md, Clocks). The appeal window of 65 days is 60 days from receipt, presumed 5 days after
 * the date of the notice. Of the others a plan may have its own numbers; those of appeals are assumed.
 */
export const decisionTerms = {
  medicare: {
    standard: hours(72),
    fast: hours(24),
    payment: days(14),
    statementDays: 14,
    appealDays: 65,
    appeal: { standard: days(7), fast: hours(72), payment: days(14) },
    onMissed: 'reviewer',
  },
  marketplace: {
    standard: hours(72),
    fast: hours(24),
    payment: days(30),
    statementDays: null,
    appealDays: 180,
    appeal: { standard: days(30), fast: hours(72), payment: days(60) },
    onMissed: 'member',
  },
  employer: {
    standard: days(15),
    fast: hours(72),
    payment: days(30),
    statementDays: null,
    appealDays: 180,
    appeal: { standard: days(30), fast: hours(72), payment: days(60) },
    onMissed: 'member',
  },
} as const satisfies Record<string, DecisionTerms>;

export type DecisionLaw = keyof typeof decisionTerms;

/** The clocks of a plan that does not say its own: those of the law of its business line. */
export const termsOfLine = (businessLine: BusinessLine): DecisionTerms =>
  decisionTerms[businessLine === 'MEDD' ? 'medicare' : 'marketplace'];
