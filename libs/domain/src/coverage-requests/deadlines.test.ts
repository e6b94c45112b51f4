import { afterWait, appealBy, type ClockFacts, clockOf, usedOf } from './deadlines';
import { decisionTerms } from './decision-terms';

const chicago = 'America/Chicago';

/** A request of a Thursday morning in Chicago, 10:04. */
const request: ClockFacts = {
  kind: 'approval',
  isAboutPayment: false,
  isFast: false,
  sentAt: '2026-11-05T16:04:00Z',
  statementAt: '',
};

test.each([
  // [what, start, wait, zone, end]
  ['72 hours over a weekend', '2026-11-06T22:00:00Z', 72, 'hours', chicago, '2026-11-09T22:00'],
  ['72 hours over a holiday', '2026-11-25T15:00:00Z', 72, 'hours', chicago, '2026-11-28T15:00'],
  ['hours when clocks go back', '2026-10-31T15:00:00Z', 72, 'hours', chicago, '2026-11-03T15:00'],
  ['hours when they go forward', '2026-03-07T15:00:00Z', 24, 'hours', chicago, '2026-03-08T15:00'],
  ['days when clocks go back', '2026-10-25T15:00:00Z', 14, 'days', chicago, '2026-11-08T16:00'],
  ['days when they go forward', '2026-03-01T16:00:00Z', 14, 'days', chicago, '2026-03-15T15:00'],
  ['late in the evening, forward', '2026-03-02T05:30:00Z', 14, 'days', chicago, '2026-03-16T04:30'],
  ['days without a change', '2026-11-05T16:04:00Z', 14, 'days', chicago, '2026-11-19T16:04'],
  [
    'days where clocks never change',
    '2026-10-25T16:00:00Z',
    14,
    'days',
    'America/Phoenix',
    '2026-11-08T16:00',
  ],
  ['over a leap day', '2028-02-20T16:00:00Z', 14, 'days', chicago, '2028-03-05T16:00'],
] as const)('%s', (_what, start, count, unit, zone, end) => {
  expect(afterWait(start, { count, unit }, zone)).toBe(`${end}:00.000Z`);
});

test.each([
  ['medicare', {}, 72, '2026-11-08T16:04'],
  ['medicare', { isFast: true }, 24, '2026-11-06T16:04'],
  ['medicare', { kind: 'payment', isFast: true }, 14, '2026-11-19T16:04'],
  ['medicare', { kind: 'appeal' }, 7, '2026-11-12T16:04'],
  ['medicare', { kind: 'appeal', isFast: true }, 72, '2026-11-08T16:04'],
  ['medicare', { kind: 'appeal', isAboutPayment: true, isFast: true }, 14, '2026-11-19T16:04'],
  ['marketplace', { kind: 'exception' }, 72, '2026-11-08T16:04'],
  ['marketplace', { kind: 'exception', isFast: true }, 24, '2026-11-06T16:04'],
  ['employer', {}, 15, '2026-11-20T16:04'],
  ['employer', { isFast: true }, 72, '2026-11-08T16:04'],
  ['employer', { kind: 'payment' }, 30, '2026-12-05T16:04'],
] as const)('%s %j has %i', (law, change, count, due) => {
  const clock = clockOf({ ...request, ...change }, decisionTerms[law], chicago);
  expect(clock).toMatchObject({
    statementBy: '',
    startsAt: request.sentAt,
    dueAt: `${due}:00.000Z`,
    allowed: { count },
  });
});

test.each([
  ['none yet: 14 days, then 72 hours', '', false, '2026-11-19T16:04', '2026-11-22T16:04'],
  ['none yet, fast: 14 days, then 24 hours', '', true, '2026-11-19T16:04', '2026-11-20T16:04'],
  [
    'on a Saturday: 72 hours from it',
    '2026-11-07T20:00:00Z',
    false,
    '2026-11-07T20:00',
    '2026-11-10T20:00',
  ],
  ['fast: 24 hours from it', '2026-11-07T20:00:00Z', true, '2026-11-07T20:00', '2026-11-08T20:00'],
  ['with the request', '2026-11-05T16:04:00Z', false, '2026-11-05T16:04', '2026-11-08T16:04'],
  [
    'too late: the wait was over',
    '2026-11-24T16:00:00Z',
    false,
    '2026-11-19T16:04',
    '2026-11-22T16:04',
  ],
])('the clock of an exception, statement %s', (_when, statementAt, isFast, starts, due) => {
  const facts = { ...request, kind: 'exception' as const, statementAt, isFast };
  expect(clockOf(facts, decisionTerms.medicare, chicago)).toMatchObject({
    statementBy: '2026-11-19T16:04:00.000Z',
    startsAt: `${starts}:00.000Z`,
    dueAt: `${due}:00.000Z`,
  });
});

test.each([
  ['medicare', '2026-11-07', '2027-01-11'],
  ['employer', '2026-11-07', '2027-05-06'],
  ['medicare', '2027-12-28', '2028-03-02'],
] as const)('%s: a notice of %s can be appealed until %s', (law, noticeOn, last) => {
  expect(appealBy(noticeOn, decisionTerms[law])).toBe(last);
});

test('a clock says how much of it was used', () => {
  const hours = clockOf(request, decisionTerms.medicare, chicago);
  expect(usedOf(hours, '2026-11-07T19:12:00Z')).toBe(51);
  expect(usedOf(hours, request.sentAt)).toBe(0);
  const days = clockOf({ ...request, kind: 'payment' }, decisionTerms.medicare, chicago);
  expect(usedOf(days, '2026-11-08T16:03:00Z')).toBe(2);
});
