import { addDays, isBusinessDay } from '@portal/domain';
import { answerBy } from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import { loadFixtures } from '../fixtures/read-fixtures';
import { newMemory, play } from '../play/play';
import type { Row } from '../testing/mail-order';
import { newRxRun, theo } from '../testing/new-rx';

const waysAll = ['transfer', 'prescriber', 'paper'] as const;

test.each(waysAll)('a request by %s is received, waits, and is ready as a refill', (way) => {
  const run = newRxRun();
  const { status, body } = run.send(way);
  expect(status).toBe(200);
  expect(body['receipt']).toMatchObject({ referenceNumber: 'NR-90001' });
  expect(run.requests()).toMatchObject([
    { referenceNumber: 'NR-90001', state: 'RECEIVED', way: way.toUpperCase(), rxNumber: null },
  ]);
  expect(run.refill('4990001')).toBeUndefined();
  run.daysAfter(2);
  expect(run.requests()).toMatchObject([{ state: 'WAITING' }]);
  expect(run.refill('4990001')).toBeUndefined();
  run.daysAfter(15);
  expect(run.requests()).toMatchObject([{ state: 'READY', rxNumber: '4990001' }]);
  expect(run.refill('4990001')).toMatchObject({
    status: 'READY',
    drugName: 'Montelukast',
    strength: '10 mg',
    refillsLeft: 3,
    lastFilledOn: null,
  });
});

test('a prescription that was requested is ordered like any other', () => {
  const run = newRxRun();
  run.send('transfer');
  run.daysAfter(15);
  const choices = run.refill('4990001')?.['choices'] as { days: number; cost: number }[];
  const { cost } = choices.find(({ days }) => days === 90)!;
  const { status, body } = run.order({ 4990001: cost });
  expect([status, body['order']]).toMatchObject([200, { done: [{ rxNumber: '4990001' }] }]);
  expect(run.refill('4990001')).toMatchObject({ status: 'IN_PROCESS', refillsLeft: 2 });
});

test('a renewal takes the place of the refill that needed it, and is no sooner than the plan pays', () => {
  const run = newRxRun();
  const before = run.refill('4400383');
  expect(before).toMatchObject({ status: 'RENEWAL_NEEDED' });
  run.send('prescriber', { rxNumber: '4400383', drugName: 'Something else' });
  expect(run.requests()).toMatchObject([{ renews: '4400383', drugName: before?.['drugName'] }]);
  run.daysAfter(12);
  expect(run.refill('4400383')).toBeUndefined();
  expect(run.refill('4990001')).toMatchObject({
    status: 'TOO_EARLY',
    drugName: before?.['drugName'],
    strength: before?.['strength'],
    lastFilledOn: expect.any(String) as string,
  });
});

test.each([
  ['the office wants a visit', 'prescriber', { officePhone: '6125550155' }, 'NEEDS_VISIT'],
  [
    'the pharmacy has no refills',
    'transfer',
    { officePhone: '\u202d+1 (612) 555\u20110166\u202c' },
    'NO_REFILLS',
  ],
  ['no one answers', 'prescriber', { officePhone: '6125550177' }, 'NO_ANSWER'],
  ['no drug has this name', 'paper', { drugName: 'Zzyzx' }, 'DRUG_UNKNOWN'],
] as const)('a request is refused with its reason: %s', (_why, way, change, refusal) => {
  const run = newRxRun();
  run.send(way, change);
  expect(run.requests()).toMatchObject([{ state: 'RECEIVED', refusal: null }]);
  run.daysAfter(15);
  expect(run.requests()).toMatchObject([{ state: 'REFUSED', refusal, rxNumber: null }]);
  expect(run.refill('4990001')).toBeUndefined();
});

test('a controlled medicine is not moved from a pharmacy', () => {
  const run = newRxRun('mail-order-special');
  run.send('transfer', { rxNumber: '4402227' });
  run.daysAfter(15);
  expect(run.requests()).toMatchObject([{ state: 'REFUSED', refusal: 'CONTROLLED' }]);
});

test('a controlled medicine that the member never had is not moved either', () => {
  const run = newRxRun();
  run.send('transfer', { drugName: 'Zolpidem' });
  run.daysAfter(15);
  expect(run.requests()).toMatchObject([{ state: 'REFUSED', refusal: 'CONTROLLED' }]);
});

test.each(['prescriber', 'paper'] as const)(
  'a controlled medicine by %s arrives as one, and never ships by itself',
  (way) => {
    const run = newRxRun();
    run.send(way, { drugName: 'Zolpidem' });
    run.daysAfter(15);
    expect(run.refill('4990001')).toMatchObject({
      drugName: 'Zolpidem',
      controlled: true,
      autoRefillAllowed: false,
    });
  },
);

test.each([
  ['Insulin glargine', '100 units/mL', true],
  ['Dulaglutide', '1.5 mg/0.5 mL', true],
  ['Montelukast', '10 mg', false],
])('a drug that the member never had, %s %s, ships cold: %s', (drugName, strength, isCold) => {
  const run = newRxRun();
  run.send('transfer', { drugName, strength });
  run.daysAfter(15);
  const refill = run.refill('4990001')!;
  expect(refill).toMatchObject({ coldChain: isCold, controlled: false });
  const { days, cost } = (refill['choices'] as { days: number; cost: number }[])[0]!;
  const items = [{ rxNumber: '4990001', days, cost }];
  const refused = (run.order({ 4990001: cost }, { items }).body['fields'] ?? []) as unknown[];
  const problem = { field: 'shippingId', problem: 'coldChain' };
  expect(refused).toEqual(isCold ? [problem] : []);
});

test('the same key is received once; with other answers, or for another person, it is a conflict', () => {
  const run = newRxRun();
  const first = run.send('paper').body;
  expect(run.send('paper').body).toEqual(first);
  expect(run.requests()).toHaveLength(1);
  expect(run.send('paper', { drugName: 'Lisinopril' }).status).toBe(409);
  expect(run.send('paper', {}, { memberId: theo }).status).toBe(409);
  expect(run.requests(theo)).toEqual([]);
});

test('a request for a dependent is theirs alone', () => {
  const run = newRxRun();
  run.send('transfer', {}, { memberId: theo });
  expect([run.requests().length, run.requests(theo).length]).toEqual([0, 1]);
  run.daysAfter(15);
  const refills = run.call('mailOrderRefills.getList', { query: { memberId: theo } }).body;
  expect(JSON.stringify(refills['refills'])).toContain('4990001');
  expect(run.refill('4990001')).toBeUndefined();
});

const beyond = '9'.repeat(600);
const badInput = [
  ['drugName', '', 'missing', 'transfer'],
  ['drugName', beyond, 'tooLong', 'transfer'],
  ['strength', beyond, 'tooLong', 'transfer'],
  ['rxNumber', '44x00', 'rxNumber', 'prescriber'],
  ['days', '45', 'option', 'paper'],
  ['pharmacyName', '', 'missing', 'transfer'],
  ['officePhone', '123', 'phone', 'transfer'],
  ['mayCall', false, 'missing', 'transfer'],
  ['prescriberName', ' ', 'missing', 'prescriber'],
  ['officeFax', '12', 'phone', 'prescriber'],
  ['writtenOn', '2026-02-30', 'date', 'paper'],
  ['writtenOn', '2024-01-01', 'dateBetween', 'paper'],
  ['phone', '', 'missing', 'paper'],
  ['note', beyond, 'tooLong', 'prescriber'],
] as const;
test.each(badInput.map(([field, value, problem, way]) => [field, problem, value, way] as const))(
  'refuses %s that is %s',
  (field, problem, value, way) => {
    const run = newRxRun();
    expect(run.send(way, { [field]: value })).toMatchObject({
      status: 422,
      body: { fields: [{ field, problem }] },
    });
    expect(run.requests()).toEqual([]);
  },
);

test('a plan without home delivery takes no request', () => {
  expect(newRxRun('mail-order-not-covered').send('transfer').status).toBe(403);
});

test('the answer is promised by the time that the form says', () => {
  const { body } = newRxRun().send('prescriber');
  const { receivedAt, answerBy: due } = body['receipt'] as Record<string, string>;
  const facts = {
    today: '2026-11-05',
    signedIn: true,
    businessLine: 'COMMERCIAL' as const,
    known: {},
  };
  const form = formDefinitions['new-rx-prescriber'];
  const received = { at: new Date(receivedAt!), day: receivedAt!.slice(0, 10) };
  const promised = answerBy(form, {}, facts, received);
  expect(due).toBe(promised.toISOString());
});

test('the scenario has a request in each state', () => {
  const run = newRxRun('new-prescriptions');
  expect(run.requests().map(({ state, refusal }) => [state, refusal])).toEqual([
    ['RECEIVED', null],
    ['WAITING', null],
    ['READY', null],
    ['REFUSED', 'NEEDS_VISIT'],
  ]);
  expect(run.refill('4980002')).toMatchObject({ drugName: 'Omeprazole', status: 'READY' });
  // The one before it has ended: no list asks for its renewal.
  expect(run.refills().filter(({ drugName }) => drugName === 'Omeprazole')).toHaveLength(1);
});

test('a request has the Spanish name of a drug that is known, none of another', () => {
  const run = newRxRun();
  run.send('prescriber', { drugName: 'Atorvastatin', strength: '' });
  run.send('paper', { drugName: 'Zzyzx' }, { key: 'key-2' });
  const names = run.requests().map(({ drugName, spanishName }) => [drugName, spanishName]);
  expect(names).toEqual(
    expect.arrayContaining([
      ['Atorvastatin', 'Atorvastatina'],
      ['Zzyzx', null],
    ]),
  );
});

test('an answer is promised for a business day of the day on which the answer is read', () => {
  const scenario = loadFixtures().scenarios.get('new-prescriptions')!;
  const query = { memberId: 'EVF00421787' };
  const request = { endpointId: 'mailOrderNewRx.getRequests', params: {}, query };
  for (let days = 0; days < 30; days += 1) {
    const today = addDays('2026-11-05', days);
    const { body } = play(scenario, newMemory(scenario), request, { today }).answer;
    const { requests } = body as unknown as { requests: Row[] };
    const promised = requests.map((each) => String(each['answerBy']).slice(0, 10));
    expect(promised.filter((day) => !isBusinessDay(day))).toEqual([]);
    expect(requests.map(({ state }) => state)).toEqual(['RECEIVED', 'WAITING', 'READY', 'REFUSED']);
  }
});
