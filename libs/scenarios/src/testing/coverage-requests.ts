import type { RequestFacts } from '@portal/domain/coverage-requests';
import { type Answers, exampleAnswers, type FormDefinition, readForm } from '@portal/domain/forms';
import type { Memory } from '../memory/behaviour';
import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';
import { receiveStatement } from '../coverage-requests/requests-in';

export type Row = Record<string, unknown> & {
  requestNumber: string;
  events: { kind: string }[];
  counter: Record<string, unknown>;
} & Partial<RequestFacts>;

const fixtures = loadFixtures();
const memberIds = { COMMERCIAL: 'EVF00421787', MEDD: 'GMR00730512' } as const;

/** A run at the scenario's own clock, which moves forward in days. */
export function runOf(name: string) {
  const scenario = fixtures.scenarios.get(name)!;
  const memberId = memberIds[scenario.businessLine];
  let memory: Memory = newMemory(scenario);
  let daysAhead = 0;
  const call = (endpointId: string, more: object = {}) => {
    const request = { endpointId, params: {}, query: {}, ...more };
    const { memory: after, answer } = play(scenario, memory, request, { daysAhead });
    memory = after;
    return answer as { status: number; body: Record<string, unknown> };
  };
  const list = (language = 'en') =>
    call('coverageRequests.getList', { params: { memberId }, query: { language } }).body[
      'requests'
    ] as Row[];
  return {
    call,
    memberId,
    list,
    newest: () => list()[0]!,
    daysLater: (days: number) => (daysAhead += days),
    signInAgain: () => (memory = { ...memory, facts: {} }),
    statement: (requestNumber: string, at: string, supports = true) =>
      (memory = receiveStatement(memory, { requestNumber, at, supports })),
    remind: (requestNumber: string) =>
      call('coverageRequests.remindOffice', { params: { memberId, requestNumber } }),
    claim: (healthServiceId: string) =>
      call('claims.getEntry', { params: { healthServiceId } }).body['coverageRequest'],
    price: (hsn: string, ndc: string) =>
      call('drugs.getPrice', {
        query: { hsn, ndc, quantity: '4', days: '28', zip: '55401', memberId },
      }).body['priceInfo'] as Record<string, unknown>,
    /** The tier that the drug list says to the member: of the drug, in the list, and on the list of next year. */
    onList: (hsn: string) => {
      const tierOf = (query: object) =>
        (call('drugs.getInfo', { query }).body['drugInfo'] as { rules: { tier: number } | null })
          .rules?.tier;
      const listed = call('drugs.browse').body['drugListResponse'] as Record<string, unknown>[];
      return {
        info: tierOf({ hsn }),
        list: listed.find((row) => row['hsn'] === hsn)?.['tier'],
        next: tierOf({ hsn, drugList: 'next' }),
      };
    },
    letters: (language = 'en') =>
      (
        call('notifications.getList', { query: { language } }).body['notifications'] as Row[]
      ).filter(({ category }) => category === 'coverageRequest'),
  };
}

/** A form about a request of the member, filled in with its examples and this change, as it is sent. */
export function formOf(
  definition: FormDefinition,
  change: Record<string, unknown>,
  memberId: string,
) {
  const known = { memberId, birthDate: '1953-08-19', fullName: 'Hollis Quillby' };
  const facts = { today: '2026-11-05', signedIn: true, businessLine: 'MEDD' as const, known };
  const asked = { asker: 'member', ...change } as Answers;
  const { values, problems } = readForm(
    definition,
    exampleAnswers(definition, facts, asked),
    facts,
  );
  expect(problems).toEqual([]);
  const { givenName, familyName } = values as Record<string, string>;
  const signature = { name: `${givenName} ${familyName}`, agreed: true };
  const body = { version: definition.version, language: 'en', answers: values, signature };
  return { params: { formId: definition.id }, body, idempotencyKey: `key-${definition.id}` };
}
