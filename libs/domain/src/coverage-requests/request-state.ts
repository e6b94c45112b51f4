import { hoursToReviewer } from './decision-terms';

/** What the service says of a request; moments as ISO, '' where there is none. */
export interface RequestFacts {
  statementAt: string;
  /** '' where the clock does not wait for a statement. */
  statementBy: string;
  dueAt: string;
  decidedAt: string;
  outcome: 'approved' | 'partly' | 'denied' | 'unknown';
  onMissed: 'reviewer' | 'member' | 'unknown';
}

export const requestStates = [
  'waitingForPrescriber',
  'inReview',
  'withReviewer',
  'overdue',
  'approved',
  'denied',
] as const;
export type RequestState = (typeof requestStates)[number];

/**
 * Where a request stands at a moment. A clock that is missed sends a Medicare request to the independent reviewer; a
 * commercial one is overdue.
 */
export function stateOf(facts: RequestFacts, now: Date): RequestState {
  const { statementAt, statementBy, dueAt, decidedAt, outcome, onMissed } = facts;
  const isPast = (moment: string) => moment !== '' && Date.parse(moment) <= now.getTime();
  if (isPast(decidedAt)) return outcome === 'denied' ? 'denied' : 'approved';
  if (dueAt !== '' && Date.parse(dueAt) < now.getTime()) {
    return onMissed === 'member' ? 'overdue' : 'withReviewer';
  }
  const isWaiting = statementBy !== '' && !isPast(statementAt) && !isPast(statementBy);
  return isWaiting ? 'waitingForPrescriber' : 'inReview';
}

export const actors = ['prescriber', 'plan', 'reviewer', 'member', 'pharmacy'] as const;
export type Actor = (typeof actors)[number];

/**
 * Whether the prescriber's statement is what a decision hangs on: the clock waits for it, or it runs and the statement
 * is not there yet. Once the wait is over, the plan decides without it.
 */
export const isStatementWanted = (
  state: RequestState,
  { needsStatement, statementBy }: { needsStatement: boolean; statementBy: string },
): boolean =>
  state === 'waitingForPrescriber' ||
  (state === 'inReview' && needsStatement && statementBy === '');

/** Who has to do something now; null when there is nothing left to do. */
export function actorIn(
  state: RequestState,
  {
    mayAppeal,
    isPayment,
    lacksStatement,
  }: { mayAppeal: boolean; isPayment: boolean; lacksStatement: boolean },
): Actor | null {
  switch (state) {
    case 'waitingForPrescriber':
      return 'prescriber';
    case 'inReview':
      return lacksStatement ? 'prescriber' : 'plan';
    case 'withReviewer':
      return 'reviewer';
    case 'overdue':
      return 'member';
    case 'approved':
      return isPayment ? 'plan' : 'pharmacy';
    case 'denied':
      return mayAppeal ? 'member' : null;
  }
}

/** Until when the independent reviewer has a case whose clock was missed. */
export const reviewerBy = (dueAt: string): string =>
  new Date(Date.parse(dueAt) + hoursToReviewer * 3_600_000).toISOString();

/** Whether a decision may still be appealed on a day, the last one included. */
export const mayAppealOn = (today: string, appealBy: string, appealedBy: string): boolean =>
  appealedBy === '' && appealBy !== '' && today <= appealBy;
