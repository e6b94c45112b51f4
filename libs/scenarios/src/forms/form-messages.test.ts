import { type Answers, exampleAnswers, type FormDefinition, readForm } from '@portal/domain/forms';
import { form as errorReport } from '@portal/domain/forms/drug-error-report';
import { form as election } from '@portal/domain/forms/payment-plan-election';
import type { Row } from '../testing/mail-order';
import type { Context } from '../memory/behaviour';
import { paymentPlanOf } from './payment-plan';
import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';

const known = { fullName: 'Hollis Quillby', memberId: 'GMR00730512', birthDate: '1953-08-19' };
/** 19 days after the day of the scenario. */
const today = '2026-11-24';

const signature = { name: 'Hollis Quillby', agreed: true };
const leaving = {
  formId: 'payment-plan-leave',
  body: {
    version: 1,
    language: 'en',
    signature,
    answers: { memberId: known.memberId, owesBills: true, signedBy: 'member' },
  },
};

/** A form as the portal sends it. */
function filled(form: FormDefinition, changes: Answers) {
  const facts = { today, signedIn: true, businessLine: 'MEDD' as const, known };
  const { values: answers } = readForm(form, exampleAnswers(form, facts, changes), facts);
  return { formId: form.id, body: { version: form.version, language: 'en', answers, signature } };
}
const electing = (changes: Answers = { startOn: today }) => filled(election, changes);
const reporting = () => filled(errorReport, { photos: [] });

/** A run whose browser is on `today`, while the clock of the services moves forward. */
function runOf(name = 'medicare-member', time = '15:00') {
  const scenario = loadFixtures().scenarios.get(name)!;
  let memory = newMemory(scenario);
  let daysAhead = 0;
  const call = (endpointId: string, more = {}) => {
    const request = { endpointId, params: {}, query: {}, ...more };
    const now = new Date(`${today}T${time}:00Z`);
    const played = play(scenario, memory, request, { today, now, daysAhead });
    memory = played.memory;
    return played.answer.body as Row;
  };
  return {
    signInAgain: () => (memory = { ...memory, facts: {} }),
    daysAfter: (days: number) => (daysAhead = days),
    send: ({ formId, body }: ReturnType<typeof filled>, key = 'key-1') =>
      call('forms.submit', { params: { formId }, body, idempotencyKey: key }),
    plan: () => call('forms.getPaymentPlan')['paymentPlan'] as Row,
    rows: () =>
      (call('notifications.getList')['notifications'] as Row[]).filter(({ mpmId }) =>
        String(mpmId).startsWith('FR-'),
      ),
    read: (mpmId: string, language = 'en') =>
      call('notifications.getMessage', { params: { mpmId }, query: { language } }),
  };
}

test('the receipt of a form is in the inbox, read, with its number and the day of the answer', () => {
  const run = runOf();
  expect(run.rows()).toEqual([]);
  run.send(electing());
  expect(run.rows()).toMatchObject([
    { mpmId: 'FR-90001', subject: 'We received your form', tab: 'notifications', read: true },
  ]);
  const receipt = run.read('FR-90001');
  expect(receipt['sentOn']).toMatch(/^2026-11-24/);
  expect(String(receipt['body']).split('\n\n')).toEqual([
    'We received your form on November 24, 2026: Medicare Prescription Payment Plan.',
    'You get our answer by November 25, 2026.',
    'Reference number: FR-90001.',
  ]);
  expect(run.read('FR-90001', 'es')['body']).toMatch(
    /^Recibimos su formulario el 24 de noviembre de 2026: Plan de pagos/,
  );
});

test('the receipt is still there at the next sign-in, and its number is not given twice', () => {
  const run = runOf();
  run.send(electing());
  run.send(reporting(), 'key-2');
  run.signInAgain();
  expect(run.rows()).toMatchObject([{ mpmId: 'FR-90002', subject: 'We received your form' }]);
  run.send(reporting(), 'key-3');
  expect(
    run
      .rows()
      .map(({ mpmId }) => mpmId)
      .sort(),
  ).toEqual(['FR-90002', 'FR-90003']);
  expect(run.send(reporting(), 'key-2')['receipt']).toMatchObject({
    referenceNumber: 'FR-90002',
  });
});

test('the plan answers when it is due, says from when, and the answer is unread', () => {
  const run = runOf();
  run.send(electing());
  run.daysAfter(1);
  expect(run.rows().map(({ mpmId, read }) => [mpmId, read])).toEqual([
    ['FR-90001-A', false],
    ['FR-90001', true],
  ]);
  const answer = run.read('FR-90001-A');
  expect(answer).toMatchObject({
    subject: 'You are in the payment plan',
    action: { path: '/member/payment-plan' },
  });
  // The clock is a day ahead of the browser, so that what was chosen is a day longer ago.
  expect(answer['body']).toContain('It starts on November 23, 2026.');
  expect(run.plan()).toMatchObject({ status: 'ACTIVE', startsOn: '2026-11-23' });
});

test('a plan for next year starts on January 1, whatever the day of the scenario', () => {
  const run = runOf();
  run.send(electing({ planYear: 'next' }));
  expect(run.plan()).toMatchObject({
    status: 'REQUESTED',
    planYear: 2027,
    startsOn: '2027-01-01',
  });
});

test('the year of the plan begins on its own January 1, whatever the zone of the machine', () => {
  const memory = newMemory(loadFixtures().scenarios.get('medicare-member')!);
  const yearAt = (now: string) => {
    const context = { now: new Date(now), fixtureOf: () => undefined } as unknown as Context;
    return paymentPlanOf(memory, context).paymentPlan.planYear;
  };
  expect(yearAt('2027-01-01T02:00:00Z')).toBe(2026);
  expect(yearAt('2027-01-01T12:00:00Z')).toBe(2027);
});

test('leaving is answered too, and a request that was taken back is not', () => {
  const run = runOf();
  run.send(electing({ planYear: 'next' }));
  run.daysAfter(1);
  run.send(leaving, 'key-2');
  run.daysAfter(20);
  expect(run.rows().map(({ subject }) => subject)).toEqual([
    'You left the payment plan',
    'We received your form',
    'We received your form',
  ]);
});

test('leaving late in the evening ends the plan on the day that the letter and the receipt name', () => {
  // 9 p.m. on the clock of the plan, and the next day in UTC.
  const run = runOf('medicare-member', '02:00');
  run.send(electing({ planYear: 'next' }));
  expect(JSON.stringify(run.send(leaving, 'key-2'))).toContain('"2026-11-27T02:00:00.000Z"');
  expect(run.plan()).toMatchObject({ status: 'LEAVING', endsOn: '2026-11-26' });
});
