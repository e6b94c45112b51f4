import { formDefinitions } from '@portal/domain/forms/all';
import { formOf, type Row, runOf } from '../testing/coverage-requests';

interface Receipt {
  referenceNumber: string;
  answerBy: string;
}
type Moments = Record<'sentAt' | 'statementBy' | 'startsAt' | 'dueAt', string>;

const rejected = 'HS-26300-31231';

test('a request that is sent again after signing in again is the same one', () => {
  const run = runOf('medicare-member');
  const request = formOf(formDefinitions['coverage-determination'], { files: [] }, run.memberId);
  const first = run.call('forms.submit', request);
  run.signInAgain();
  expect(run.call('forms.submit', request)).toEqual(first);
  expect(run.list()).toHaveLength(1);
});

test('the receipt of a request leads to its page', () => {
  const run = runOf('medicare-member');
  run.call(
    'forms.submit',
    formOf(formDefinitions['coverage-determination'], { files: [] }, run.memberId),
  );
  const { requestNumber } = run.newest();
  const receipt = { params: { mpmId: requestNumber }, query: { language: 'en' } };
  expect(run.call('notifications.getMessage', receipt).body).toMatchObject({
    subject: 'We received your form',
    category: 'form',
    action: { path: `/member/coverage-request?number=${requestNumber}` },
  });
});

describe.each(['medicare-member', 'commercial-member', 'coverage-commercial'])('%s', (scenario) => {
  test.each([
    ['coverage-determination', 'member'],
    ['drug-exception', 'self'],
    ['ccp-prior-auth', 'member'],
    ['redetermination', 'member'],
  ] as const)('the confirmation of %s and its request name one deadline', (id, asker) => {
    const run = runOf(scenario);
    const sent = formOf(formDefinitions[id], { asker, files: [] }, run.memberId);
    const { receipt } = run.call('forms.submit', sent).body as { receipt: Receipt };
    const { sentAt, statementBy, startsAt, dueAt, requestNumber } = run.newest() as Row & Moments;
    expect({ requestNumber, dueAt }).toEqual({
      requestNumber: receipt.referenceNumber,
      dueAt: receipt.answerBy,
    });
    const timeline = [sentAt, statementBy, startsAt, dueAt].filter((each) => each !== null);
    expect(timeline.toSorted()).toEqual(timeline);
  });
});

test('an exception waits for the prescriber, then for the plan, and is then denied without a statement', () => {
  const run = runOf('coverage-waiting');
  expect(run.newest()).toMatchObject({
    drugName: 'Ostivane',
    strength: '70 mg',
    claimId: rejected,
    needsStatement: true,
    statementBy: '2026-11-18T15:04:00.000Z',
    dueAt: '2026-11-21T15:04:00.000Z',
    allowed: { count: 72, unit: 'HOURS' },
  });
  expect(run.newest().decidedAt).toBeNull();
  expect(run.claim(rejected)).toMatchObject({ state: 'waitingForPrescriber', youPay: null });
  run.daysLater(14);
  expect(run.claim(rejected)).toMatchObject({ state: 'inReview' });
  run.daysLater(3);
  expect(run.newest()).toMatchObject({
    outcome: 'DENIED',
    decidedAt: '2026-11-20T18:04:00.000Z',
    appealBy: '2027-01-24',
    decision: { reason: expect.stringContaining('got no answer') },
  });
  expect(run.newest().events.map(({ kind }) => kind)).toEqual([
    ...['sent', 'asked', 'waitOver', 'decided'],
  ]);
});

test('a statement starts the clock of 72 hours; approval makes the claim payable and the price normal', () => {
  const run = runOf('coverage-waiting');
  const { requestNumber, hsn, ndc } = run.newest() as Row & { hsn: string; ndc: string };
  expect(run.price(hsn, ndc)).toMatchObject({ isCovered: false });
  expect(run.onList(hsn)).toEqual({ info: undefined, list: null, next: undefined });
  run.statement(requestNumber, '2026-11-05T16:00:00Z');
  run.daysLater(1);
  expect(run.newest()).toMatchObject({ startsAt: '2026-11-05T16:00:00.000Z', decidedAt: null });
  expect(run.newest().dueAt).toBe('2026-11-08T16:00:00.000Z');
  run.daysLater(2);
  const { counter, outcome, decidedAt, decision } = run.newest();
  expect({ outcome, decidedAt }).toEqual({
    outcome: 'APPROVED',
    decidedAt: '2026-11-07T19:00:00.000Z',
  });
  expect(decision).toMatchObject({ approvedUntil: '2026-12-31' });
  const price = run.price(hsn, ndc);
  expect(price).toMatchObject({ isCovered: true, rules: { tier: 4, priorAuthorization: false } });
  expect(counter['youPay']).toBeGreaterThan(0);
  expect(run.claim(rejected)).toMatchObject({ state: 'approved', youPay: counter['youPay'] });
  expect(run.onList(hsn)).toEqual({ info: 4, list: 4, next: undefined });
  const pharmacies = price['pharmacies'] as { name: string; fills: { youPay: number }[] }[];
  const own = pharmacies.find(({ name }) => name === counter['pharmacyName']);
  expect(own?.fills.map(({ youPay }) => youPay)).toContain(counter['youPay']);
});

test('a statement that says too little leads to a denial with what would change it', () => {
  const run = runOf('coverage-waiting');
  run.statement(run.newest().requestNumber, '2026-11-05T16:00:00Z', false);
  run.daysLater(3);
  expect(run.newest()).toMatchObject({
    outcome: 'DENIED',
    decision: { wouldChange: expect.stringContaining('a note about the drugs that you tried') },
  });
});

test('a clock that is missed sends the case to the independent reviewer', () => {
  const run = runOf('coverage-missed');
  const { onMissed, dueAt, events } = run.newest();
  expect({ onMissed, dueAt }).toEqual({ onMissed: 'REVIEWER', dueAt: '2026-11-02T15:04:00.000Z' });
  expect(events.map(({ kind }) => kind)).toEqual(['sent', 'missed', 'reviewer']);
  expect(run.letters()[0]).toMatchObject({ subject: 'We did not decide in time' });
});

test('a payment is decided in 14 days, and pays back what was above the member’s share', () => {
  const run = runOf('coverage-payment');
  expect(run.newest()).toMatchObject({ allowed: { count: 14, unit: 'DAYS' }, decidedAt: null });
  run.daysLater(9);
  const { outcome, decision } = run.newest() as Row & { decision: Record<string, number> };
  expect(outcome).toBe('APPROVED');
  expect(decision['paysBack']).toBeGreaterThan(0);
  expect(decision['paysBack']).toBeLessThan(212.4);
});

test('a commercial plan has its own clocks', () => {
  const run = runOf('coverage-commercial');
  expect(run.newest()).toMatchObject({
    allowed: { count: 15, unit: 'DAYS' },
    onMissed: 'MEMBER',
    statementBy: null,
    dueAt: '2026-11-19T15:04:00.000Z',
  });
});

test('a plan may say how long a payment takes, and how long a member may appeal', () => {
  const run = runOf('coverage-family');
  const { body } = run.call('coverageRequests.getList', { params: { memberId: run.memberId } });
  expect(body['clocks']).toEqual({
    fast: { count: 72, unit: 'HOURS' },
    payment: { count: 21, unit: 'DAYS' },
    appealDays: 120,
  });
  const denied = run.list().find(({ decidedAt }) => decidedAt);
  expect(denied).toMatchObject({ decidedAt: '2026-10-22T13:12:00-05:00', appealBy: '2027-02-19' });
});

test('a clock that runs leaves the office all of its time for the statement', () => {
  const run = runOf('coverage-commercial');
  const { requestNumber, dueAt, statementBy } = run.newest();
  expect({ statementBy, dueOn: dueAt?.slice(0, 10) }).toEqual({
    statementBy: null,
    dueOn: '2026-11-19',
  });
  run.daysLater(13);
  expect(run.newest()).toMatchObject({ decidedAt: null, needsStatement: true });
  run.daysLater(2);
  expect(run.newest()).toMatchObject({ outcome: 'DENIED', decidedAt: dueAt });
  const late = '2026-11-18T15:00:00.000Z';
  run.statement(requestNumber, late);
  expect(run.newest()).toMatchObject({ outcome: 'APPROVED' });
  const decided = Date.parse(run.newest().decidedAt!);
  expect(decided).toBeGreaterThan(Date.parse(late));
  expect(decided).toBeLessThan(Date.parse(dueAt!));
});

test('a form becomes a request that is there at the next sign-in, and an appeal follows its denial', () => {
  const run = runOf('medicare-member');
  expect(run.list()).toEqual([]);
  const drug = { drugName: 'Ostivane 70 mg tablet', strength: '' };
  const request = { requests: ['notOnList'], statement: 'later', fast: '', files: [] };
  const determination = formDefinitions['coverage-determination'];
  const sent = run.call(
    'forms.submit',
    formOf(determination, { ...drug, ...request }, run.memberId),
  );
  expect(sent.status).toBe(200);
  const { requestNumber } = run.newest();
  expect(sent.body['receipt']).toMatchObject({
    referenceNumber: requestNumber,
    answerBy: run.newest().dueAt,
  });
  run.signInAgain();
  run.daysLater(17);
  expect(run.newest()).toMatchObject({
    requestNumber,
    outcome: 'DENIED',
    claimId: rejected,
    claimDate: '2026-10-27',
  });
  const appeal = {
    requestNumber,
    bought: 'no',
    fast: '',
    noticeOn: '2026-11-01',
    files: [],
    ...drug,
  };
  const appealed = run.call(
    'forms.submit',
    formOf(formDefinitions.redetermination, appeal, run.memberId),
  );
  expect(appealed.status).toBe(200);
  expect(run.newest()).toMatchObject({
    topic: 'appeal',
    appealOf: requestNumber,
    allowed: { count: 7, unit: 'DAYS' },
  });
  expect(run.newest().requestNumber).not.toBe(requestNumber);
  expect(run.list()[1]).toMatchObject({ appealedBy: run.newest().requestNumber });
  expect(run.claim(rejected)).toMatchObject({ state: 'inReview' });
  run.statement(run.newest().requestNumber, '2026-11-22T20:00:00Z');
  run.daysLater(6);
  expect(run.newest()).toMatchObject({ outcome: 'APPROVED' });
  expect(run.claim(rejected)).toMatchObject({ state: 'approved', youPay: expect.any(Number) });
});

test('the office is reminded once a day, and only while it has to act', () => {
  const run = runOf('coverage-denied');
  const [waiting, denied] = run.list() as [Row, Row];
  expect(run.remind(waiting.requestNumber)).toMatchObject({
    status: 200,
    body: { remindedAt: '2026-11-05T14:00:00.000Z' },
  });
  expect(run.remind(waiting.requestNumber)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('REMINDED_TODAY') },
  });
  run.daysLater(1);
  expect(run.remind(waiting.requestNumber).status).toBe(200);
  expect(run.newest().events.map(({ kind }) => kind)).toContain('reminded');
  expect(run.remind(denied.requestNumber)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('NO_STATEMENT_WANTED') },
  });
  expect(run.remind('CD-0').status).toBe(404);
});

test('a decision has its letter in both languages, whose subject names no drug', () => {
  const run = runOf('coverage-denied');
  const [, letter] = run.letters();
  expect(letter).toMatchObject({
    mpmId: 'CD-2026-118-4407-D',
    tab: 'letters',
    subject: 'We decided about your request',
  });
  const [, spanish] = run.letters('es');
  expect(spanish).toMatchObject({ subject: 'Decidimos sobre su solicitud' });
  const { body } = run.call('notifications.getMessage', {
    params: { mpmId: 'CD-2026-118-4407-D' },
    query: {},
  });
  expect(body['body']).toContain('you can appeal until January 3, 2027');
});

test('covered drugs without rules are offered in place of one that is not covered', () => {
  const [, denied] = runOf('coverage-denied').list() as [Row, Row];
  const covered = denied['coveredDrugs'] as { drugName: string; youPay: number }[];
  expect(covered.map(({ drugName }) => drugName)).toContain('Alendronate');
  expect(denied.counter).toMatchObject({ youPay: null });
});
