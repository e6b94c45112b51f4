import { addDays } from '../calendar/calendar';
import { type DecisionTerms, hoursOf, type Wait } from './decision-terms';

const hourMs = 3_600_000;

/** By how much the clocks of a time zone are ahead of UTC at a moment. */
function aheadOfUtc(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(
    ...([of('year'), of('month') - 1, of('day')] as [number, number, number]),
    ...[of('hour'), of('minute'), of('second')],
  );
  return local - Math.floor(moment / 1000) * 1000;
}

/**
 * The moment so long after another. Hours are counted one by one; days keep the time of day on the clocks of the plan's
 * time zone, also where these change in between.
 */
export function afterWait(start: string, wait: Wait, timeZone: string): string {
  const from = Date.parse(start);
  const plain = from + hoursOf(wait) * hourMs;
  const moved = aheadOfUtc(from, timeZone) - aheadOfUtc(plain, timeZone);
  return new Date(wait.unit === 'days' ? plain + moved : plain).toISOString();
}

/** What a clock of a request depends on. */
export interface ClockFacts {
  kind: 'approval' | 'exception' | 'payment' | 'appeal';
  /** An appeal of a decision about a payment. */
  isAboutPayment: boolean;
  isFast: boolean;
  sentAt: string;
  /** When the statement of the prescriber came; '' until then. */
  statementAt: string;
}

export interface RequestClock {
  allowed: Wait;
  /** Until when the statement is waited for; '' where the clock does not wait. */
  statementBy: string;
  /** When the clock starts: with the request, with the statement, or when the wait for it is over. */
  startsAt: string;
  dueAt: string;
}

/** The clock of a request: from when it runs, and when the decision is due. */
export function clockOf(facts: ClockFacts, terms: DecisionTerms, timeZone: string): RequestClock {
  const allowed = allowedFor(facts, terms);
  const { kind, sentAt, statementAt } = facts;
  const waits = kind === 'exception' && terms.statementDays !== null;
  const statementBy = waits
    ? afterWait(sentAt, { count: terms.statementDays ?? 0, unit: 'days' }, timeZone)
    : '';
  const startsAt = waits ? earlier(statementAt, statementBy) : sentAt;
  return { allowed, statementBy, startsAt, dueAt: afterWait(startsAt, allowed, timeZone) };
}

/** There is nothing to hurry about where the drug was bought already. */
function allowedFor({ kind, isAboutPayment, isFast }: ClockFacts, terms: DecisionTerms): Wait {
  const of = kind === 'appeal' ? terms.appeal : terms;
  if (kind === 'payment' || isAboutPayment) return of.payment;
  return isFast ? of.fast : of.standard;
}

const earlier = (one: string, other: string): string =>
  one !== '' && Date.parse(one) < Date.parse(other) ? new Date(one).toISOString() : other;

/** The last day to appeal a decision, by the day of its notice. */
export const appealBy = (noticeOn: string, { appealDays }: DecisionTerms): string =>
  addDays(noticeOn, appealDays);

/** How much of a clock was used up at a moment, in whole hours or days of it. */
export function usedOf({ startsAt, allowed }: RequestClock, at: string): number {
  const unit = allowed.unit === 'days' ? 24 * hourMs : hourMs;
  return Math.max(0, Math.floor((Date.parse(at) - Date.parse(startsAt)) / unit));
}
