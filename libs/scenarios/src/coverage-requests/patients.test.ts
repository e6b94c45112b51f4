import {
  exampleAnswers,
  exampleAttachedFile,
  type FormDefinition,
  readForm,
} from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';

const { scenarios } = loadFixtures();

interface Row {
  requestNumber: string;
  topic: string;
  drugName: string;
  otherDrugs: number;
  patient: { memberId: string; name: string };
  outcome: string | null;
  decision: { paysBack: number | null } | null;
}

function runOf(name: string, memberId = 'EVF00421787') {
  const scenario = scenarios.get(name)!;
  let memory = newMemory(scenario);
  const call = (endpointId: string, more: object, daysAhead = 0) => {
    const request = { endpointId, params: {}, query: {}, ...more };
    const played = play(scenario, memory, request, { daysAhead });
    memory = played.memory;
    return played.answer as { status: number; body: Record<string, unknown> };
  };
  return {
    list: (daysAhead = 0) =>
      call('coverageRequests.getList', { params: { memberId } }, daysAhead).body[
        'requests'
      ] as Row[],
    send: (definition: FormDefinition, change: object) => {
      const facts = { today: '2026-11-05', signedIn: true, businessLine: 'COMMERCIAL' as const };
      const known = { memberId, birthDate: '1978-03-02', fullName: 'Marisol Sampleton' };
      const answers = exampleAnswers(definition, { ...facts, known }, change as never);
      const { values, problems } = readForm(definition, answers, { ...facts, known });
      expect(problems).toEqual([]);
      const { id: uploadId, type, size } = exampleAttachedFile;
      call('uploads.put', { params: { uploadId }, file: { type, size } });
      const { givenName, familyName } = values as Record<string, string>;
      const signature = { name: `${givenName} ${familyName}`, agreed: true };
      const body = { version: definition.version, language: 'en', answers: values, signature };
      return call('forms.submit', {
        params: { formId: definition.id },
        body,
        idempotencyKey: 'key-1',
      });
    },
  };
}

const determination = formDefinitions['coverage-determination'];
const noPapers = { asker: 'member', requests: ['approval'], fast: '', files: [] };

test('a subscriber sees the requests of the minors of the plan, and of no adult', () => {
  const all = runOf('coverage-family').list();
  expect(all.map(({ patient, drugName }) => `${patient.name}: ${drugName}`)).toEqual([
    'Marisol Sampleton: Zolentra',
    'Theo Sampleton: Somnetra',
    'Theo Sampleton: Ostivane',
  ]);
});

test('what an adult allows at home delivery shows none of their requests', () => {
  const run = runOf('family-authorized');
  const spouse = { ...noPapers, memberId: 'EVF00421787-02' };
  expect(run.send(determination, spouse).status).toBe(200);
  expect(run.list()).toEqual([]);
});

test('a form about a minor becomes a request of that child', () => {
  const run = runOf('commercial-member');
  expect(run.send(determination, { ...noPapers, memberId: 'EVF00421787-03' }).status).toBe(200);
  expect(run.list()[0]).toMatchObject({
    patient: { memberId: 'EVF00421787-03', name: 'Theo Sampleton' },
  });
});

const fill = (drugName: string, paid: string) => ({
  rxNumber: '5521312',
  drugName,
  ndc: '99002010160',
  filledOn: '2026-10-30',
  quantity: '30',
  daysSupply: '30',
  prescriberName: 'Dr. Ada Sample',
  charged: paid,
  paid,
});
const claimOf = (...prescriptions: object[]) => ({
  reasons: ['noCard'],
  relationship: 'child',
  patientName: 'Theo Sampleton',
  patientBirthDate: '2013-06-14',
  payTo: 'member',
  prescriptions,
});

test('a claim form is a request for money, decided in the time of the plan', () => {
  const run = runOf('coverage-family');
  const claim = claimOf(
    fill('Atorvastatin 20 mg tablet', '300.00'),
    fill('Metformin 500 mg tablet', '200.00'),
  );
  const sent = run.send(formDefinitions['drug-claims-form'], claim);
  expect(sent.body['receipt']).toMatchObject({ answerBy: '2026-11-26T14:00:00.000Z' });
  expect(run.list()[0]).toMatchObject({
    topic: 'drugClaim',
    drugName: 'Atorvastatin',
    otherDrugs: 1,
    outcome: null,
    allowed: { count: 21, unit: 'DAYS' },
    dueAt: '2026-11-26T14:00:00.000Z',
    patient: { name: 'Theo Sampleton' },
  });
  const [decided] = run.list(15);
  expect(decided).toMatchObject({ outcome: 'APPROVED' });
  expect(decided?.decision?.paysBack).toBeGreaterThan(0);
  expect(decided?.decision?.paysBack).toBeLessThan(500);
});

test('a claim for drugs of which one is not on the list pays for the others', () => {
  const run = runOf('coverage-family');
  const claim = claimOf(
    fill('Atorvastatin 20 mg tablet', '300.00'),
    fill('Nosuchdrug 5 mg tablet', '200.00'),
  );
  run.send(formDefinitions['drug-claims-form'], claim);
  const [decided] = run.list(15);
  expect(decided).toMatchObject({ outcome: 'PARTLY', appealBy: expect.stringMatching(/^2027-/) });
  expect(decided?.decision).toMatchObject({
    reason: expect.stringMatching(/^Not all of the drugs/),
    findings: [
      { isMet: true, title: 'Atorvastatin 20 mg tablet' },
      { isMet: false, title: 'Nosuchdrug 5 mg tablet' },
    ],
  });
  expect(decided?.decision?.paysBack).toBeLessThanOrEqual(300);
});
