import {
  actorIn,
  isStatementWanted,
  mayAppealOn,
  type RequestFacts,
  requestStates,
  reviewerBy,
  stateOf,
} from './request-state';

const waiting: RequestFacts = {
  statementAt: '',
  statementBy: '2026-11-19T16:00:00Z',
  dueAt: '2026-11-22T16:00:00Z',
  decidedAt: '',
  outcome: 'unknown',
  onMissed: 'reviewer',
};
const running = { ...waiting, statementBy: '', dueAt: '2026-11-08T16:00:00Z' };
const decided = { ...running, decidedAt: '2026-11-07T19:00:00Z' };

test.each([
  ['waits for the statement', waiting, '2026-11-06T16:00:00Z', 'waitingForPrescriber'],
  ['a second before the wait is over', waiting, '2026-11-19T15:59:59Z', 'waitingForPrescriber'],
  ['the wait is over', waiting, '2026-11-19T16:00:00Z', 'inReview'],
  [
    'the statement is there',
    { ...waiting, statementAt: '2026-11-06T10:00:00Z' },
    '2026-11-06T10:00:00Z',
    'inReview',
  ],
  ['without a wait', running, '2026-11-05T16:00:00Z', 'inReview'],
  ['at the last moment', running, '2026-11-08T16:00:00Z', 'inReview'],
  ['a second late', running, '2026-11-08T16:00:01Z', 'withReviewer'],
  [
    'a second late, commercial',
    { ...running, onMissed: 'member' },
    '2026-11-08T16:00:01Z',
    'overdue',
  ],
  ['before it was decided', { ...decided, outcome: 'denied' }, '2026-11-07T18:59:59Z', 'inReview'],
  ['denied', { ...decided, outcome: 'denied' }, '2026-11-07T19:00:00Z', 'denied'],
  ['approved, long ago', { ...decided, outcome: 'approved' }, '2027-11-07T19:00:00Z', 'approved'],
  ['approved in part', { ...decided, outcome: 'partly' }, '2026-11-09T19:00:00Z', 'approved'],
] as const)('%s', (_what, facts, now, state) => {
  expect(stateOf(facts, new Date(now))).toBe(state);
});

test('each state has who acts', () => {
  const actors = requestStates.map((state) =>
    actorIn(state, { mayAppeal: true, isPayment: false, lacksStatement: false }),
  );
  expect(actors).toEqual(['prescriber', 'plan', 'reviewer', 'member', 'pharmacy', 'member']);
  const facts = { mayAppeal: false, isPayment: false, lacksStatement: false };
  expect(actorIn('denied', facts)).toBeNull();
  expect(actorIn('approved', { ...facts, isPayment: true })).toBe('plan');
  expect(actorIn('inReview', { ...facts, lacksStatement: true })).toBe('prescriber');
});

test.each([
  ['waitingForPrescriber', true, '2026-11-19T16:00:00Z', true],
  ['inReview', true, '', true],
  ['inReview', true, '2026-11-19T16:00:00Z', false],
  ['inReview', false, '', false],
  ['denied', true, '', false],
] as const)('%s, needs a statement: %s, waited for until "%s": it is wanted: %s', (...row) => {
  const [state, needsStatement, statementBy, is] = row;
  expect(isStatementWanted(state, { needsStatement, statementBy })).toBe(is);
});

test('the reviewer has a missed case within 24 hours', () => {
  expect(reviewerBy('2026-11-08T16:04:00.000Z')).toBe('2026-11-09T16:04:00.000Z');
});

test.each([
  ['2027-01-11', '', true],
  ['2027-01-12', '', false],
  ['2026-11-08', 'CD-2', false],
])('an appeal on %s, appealed by "%s": %s', (today, appealedBy, may) => {
  expect(mayAppealOn(today, '2027-01-11', appealedBy)).toBe(may);
});
