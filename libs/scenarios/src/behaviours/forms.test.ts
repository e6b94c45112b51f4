import {
  type Answers,
  exampleAnswers,
  exampleAttachedFile,
  type FormDefinition,
  readForm,
  signatureOf,
  signerOf,
} from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import { form as election } from '@portal/domain/forms/payment-plan-election';
import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';
import type { Json } from '../files/scenario-file';

const { scenarios } = loadFixtures();

/** A run of a scenario: each call sees what the ones before have done. */
function runOf(name: string, at = {}) {
  const scenario = scenarios.get(name)!;
  let memory = newMemory(scenario);
  return (endpointId: string, body: unknown, idempotencyKey = 'key-1', params = {}, more = {}) => {
    const request = { endpointId, params, query: {}, body, idempotencyKey, ...more };
    const played = play(scenario, memory, request, at);
    memory = played.memory;
    return played.answer as { status: number; body: Record<string, Json> };
  };
}

const message = {
  language: 'en',
  topic: 'claim',
  subject: 'I was charged differently',
  body: 'More than the quote.',
  related: [{ kind: 'quote', id: 'Q100001' }],
  replyBy: 'messageCenter',
};

const known = { fullName: 'Hollis Quillby', memberId: 'GMR00730512', birthDate: '1953-08-19' };

/** The election as the portal sends it on a day. */
const electionOn = (today: string, changes = {}) => {
  const facts = { today, signedIn: true, businessLine: 'MEDD' as const, known };
  const answers = { ...exampleAnswers(election, facts, { startOn: today }), ...changes };
  return {
    version: 1,
    language: 'en',
    answers: readForm(election, answers, facts).values,
    signature: { name: 'hollis quillby', agreed: true },
  };
};
const electionId = { formId: 'payment-plan-election' };

const leave = {
  version: 1,
  language: 'en',
  answers: { memberId: 'GMR00730512', owesBills: true, signedBy: 'member' },
  signature: { name: 'Hollis Quillby', agreed: true },
};
const leaveId = { formId: 'payment-plan-leave' };

test('a secure message is received once, with a reference and an answer in one business day', () => {
  const call = runOf('commercial-member');
  const first = call('messages.send', message);
  expect(first.body).toEqual({
    receipt: {
      referenceNumber: 'SM-90001',
      receivedAt: '2026-11-05T14:00:00.000Z',
      answerBy: '2026-11-06T14:00:00.000Z',
    },
  });
  expect(call('messages.send', message)).toEqual(first);
  expect(call('messages.send', { ...message, subject: 'Other' })).toMatchObject({ status: 409 });
  expect(call('messages.send', message, 'key-2').body['receipt']).toMatchObject({
    referenceNumber: 'SM-90002',
  });
});

test('the answer to a message of a Friday is due on Monday of the calendar on the wall', () => {
  const now = new Date('2027-01-08T15:00:00Z');
  const call = runOf('commercial-member', { today: '2027-01-08', now });
  expect(call('messages.send', message).body['receipt']).toMatchObject({
    receivedAt: '2027-01-08T15:00:00.000Z',
    answerBy: '2027-01-11T15:00:00.000Z',
  });
});

test('the answer to a message of a Friday evening, Saturday in UTC, is due on Monday evening', () => {
  const now = new Date('2027-01-09T02:00:00Z');
  const call = runOf('commercial-member', { today: '2027-01-08', now });
  expect(call('messages.send', message).body['receipt']).toMatchObject({
    answerBy: '2027-01-12T02:00:00.000Z',
  });
});

test('the service names the fields that it refuses, by the rules of the form', () => {
  const call = runOf('commercial-member');
  const wrong = { ...message, topic: 'faxes', replyBy: 'phone', phone: '1112223333' };
  expect(call('messages.send', wrong)).toMatchObject({
    status: 422,
    body: {
      fields: [
        { field: 'topic', problem: 'option' },
        { field: 'phone', problem: 'phone' },
      ],
    },
  });
});

test.each(['2026-11-05', '2027-02-10'])('an election sent on %s is received', (today) => {
  const now = new Date(`${today}T15:00:00Z`);
  const call = runOf('medicare-member', { today, now });
  const status = () => call('forms.getPaymentPlan', undefined).body['paymentPlan'];
  expect(status()).toMatchObject({ status: 'NONE' });
  const answer = call('forms.submit', electionOn(today), 'key-1', electionId);
  expect(answer.body).toMatchObject({ receipt: { referenceNumber: 'FR-90001' } });
  expect(status()).toMatchObject({ status: 'REQUESTED', startsOn: today });
});

test('another name, another member and a start in the past are refused', () => {
  const call = runOf('medicare-member');
  const body = electionOn('2026-11-05');
  const answers = { ...body.answers, startOn: '2026-11-04' };
  const signature = { name: 'Theo Sampleton', agreed: true };
  expect(call('forms.submit', { ...body, answers, signature }, 'key-1', electionId)).toMatchObject({
    status: 422,
    body: {
      fields: [
        { field: 'startOn', problem: 'dateBetween' },
        { field: 'signature.name', problem: 'signature' },
      ],
    },
  });
  const commercial = runOf('commercial-member');
  expect(commercial('forms.submit', body, 'key-1', electionId).status).toBe(403);
  expect(commercial('forms.submit', body, 'key-1', { formId: 'unknown' }).status).toBe(404);
  // A member whose session has ended, so that the portal says so.
  expect(runOf('visitor-medicare')('forms.submit', body, 'key-1', electionId).status).toBe(401);
});

const requests = Object.values<FormDefinition>(formDefinitions).filter(
  ({ audience, service }) => audience === 'anyone' && service === 'forms.submit',
);

test.each(requests.map((form) => [form.id, form] as const))(
  'the service receives %s of a visitor once, and refuses an empty one by its rules',
  (formId, form) => {
    const call = runOf('visitor');
    const facts = {
      today: '2026-11-05',
      signedIn: false,
      known: {},
      businessLine: 'COMMERCIAL' as const,
    };
    const { id: uploadId, type, size } = exampleAttachedFile;
    call('uploads.put', undefined, '', { uploadId }, { file: { type, size } });
    const { values } = readForm(form, exampleAnswers(form, facts), facts);
    const signer = signerOf(form, values as Answers, facts);
    const body = {
      version: form.version,
      language: 'en',
      answers: values,
      ...(signatureOf(form, values as Answers, facts) && {
        signature: { name: signer, agreed: true },
      }),
    };
    const first = call('forms.submit', body, 'key-1', { formId });
    expect(first).toMatchObject({
      status: 200,
      body: { receipt: { referenceNumber: 'FR-90001' } },
    });
    expect(call('forms.submit', body, 'key-1', { formId })).toEqual(first);
    const empty = call('forms.submit', { ...body, answers: {} }, 'key-2', { formId });
    expect(empty.status).toBe(422);
  },
);

test('a form of a page that was opened before the form changed is not received, unless it was before', () => {
  const call = runOf('medicare-member');
  const body = electionOn('2026-11-05');
  const older = { ...body, version: 0 };
  const refused = call('forms.submit', older, 'key-1', electionId);
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('FORM_CHANGED') },
  });
  expect(call('forms.submit', body, 'key-1', electionId).status).toBe(200);
});

test('leaving the plan ends it within three days', () => {
  const call = runOf('medicare-member');
  call('forms.submit', electionOn('2026-11-05'), 'key-1', electionId);
  const answer = call('forms.submit', leave, 'key-2', leaveId);
  expect(answer.status).toBe(200);
  expect(call('forms.getPaymentPlan', undefined).body['paymentPlan']).toMatchObject({
    status: 'LEAVING',
    endsOn: '2026-11-08',
  });
  // The same request again is answered as before; another one finds nothing to leave.
  expect(call('forms.submit', leave, 'key-2', leaveId)).toEqual(answer);
  expect(call('forms.submit', leave, 'key-3', leaveId).status).toBe(409);
});

test('only a member who is in the plan can leave it', () => {
  const outside = runOf('medicare-member');
  expect(outside('forms.submit', leave, 'key-1', leaveId)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^NOT_IN_PAYMENT_PLAN: /) },
  });
  expect(outside('forms.getPaymentPlan', undefined).body['paymentPlan']).toMatchObject({
    status: 'NONE',
  });
  const inside = runOf('medicare-payment-plan');
  expect(inside('forms.getPaymentPlan', undefined).body['paymentPlan']).toMatchObject({
    status: 'ACTIVE',
  });
  expect(inside('forms.submit', leave, 'key-1', leaveId).status).toBe(200);
});

describe('what was sent is found by its key', () => {
  const sentOf = (answer: { body: Record<string, Json> }) => answer.body['sent'];

  test('a form, with its answers and signature', () => {
    const call = runOf('medicare-member');
    const sent = electionOn('2026-11-05');
    const { receipt } = call('forms.submit', sent, 'key-7', electionId).body;
    const { version, answers, signature } = sent;
    expect(sentOf(call('forms.getSent', undefined, '', electionId))).toEqual([
      {
        ...(receipt as object),
        idempotencyKey: 'key-7',
        version,
        answers,
        signature: { name: signature.name, drawing: null },
      },
    ]);
    expect(sentOf(call('forms.getSent', undefined, '', leaveId))).toEqual([]);
  });

  test('a message, without one', () => {
    const call = runOf('commercial-member');
    call('messages.send', message, 'key-8');
    expect(sentOf(call('messages.getSent', undefined))).toEqual([
      expect.objectContaining({
        idempotencyKey: 'key-8',
        referenceNumber: 'SM-90001',
        signature: null,
      }),
    ]);
  });
});
