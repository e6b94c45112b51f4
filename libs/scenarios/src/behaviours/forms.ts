import {
  answerOfFile,
  type FormDefinition,
  type FormValues,
  readForm,
  type Signature,
  signatureProblems,
} from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import { isRequest, storeRequest } from '../coverage-requests/sent-forms';
import { shiftDates } from '../memory/dates';
import { caregiverOf } from '../family-access/invitations';
import {
  knownFiles,
  type NamedFile,
  unknownFiles,
  uploadsIn,
  UploadsFile,
  withUpload,
} from '../forms/uploads';
import { canLeave, paymentPlanOf } from '../forms/payment-plan';
import { factsOf, receiptOf } from '../forms/receipt';
import { sentBy, SentFile, sentRows } from '../forms/sent-rows';
import { receivedIn, withReceived, type WrittenBy } from '../memory/received';
import { withLanguage } from '../messages/notices';
import { repliesIn } from '../messages/threads';
import { isPerson } from '../people/person';
import type { Json } from '../files/scenario-file';
import {
  type Behaviour,
  type BehaviourAnswer,
  type Behaviours,
  type Context,
  type Memory,
  answer,
  refuse,
  derived,
  derivedFrom,
} from '../memory/behaviour';

interface Sent {
  answers: FormValues;
  signature?: Signature | undefined;
  memberId?: string;
  key: string | undefined;
  writtenBy?: WrittenBy | undefined;
}

/**
 * Receives a form once for each key: checks it by the rules of its definition, stores it, and answers with
 * a reference number and the time of the answer. The same key with other answers is a conflict.
 */
export function receive(
  definition: FormDefinition,
  { answers, signature, memberId, key = '', writtenBy }: Sent,
  memory: Memory,
  context: Context,
): BehaviourAnswer {
  const sent = JSON.stringify([answers, signature ?? null, memberId ?? null]);
  const before = receivedBefore(memory, key);
  if (before) {
    return before.sent === sent && before.formId === definition.id
      ? answer(memory, { receipt: before.receipt })
      : refuse(memory, 409, 'FORM_ALREADY_SENT', 'This form was received with other answers.');
  }
  const facts = factsOf(context);
  const read = readForm(definition, shiftDates(answers, context.days), facts);
  const unknown = unknownFiles(definition, answers, uploadsIn(memory, context));
  const ofRules = [...read.problems, ...signatureProblems(definition, answers, signature, facts)];
  const problems = (unknown.length > 0 ? unknown : ofRules).map(({ path, code }) => ({
    field: path,
    problem: code,
  }));
  if (problems.length > 0) {
    const body = { message: 'FORM_FIELDS_REFUSED: Some fields are not valid.', fields: problems };
    return { memory, response: { status: 422, body } };
  }
  const prefix = `${prefixes[definition.service]}-9`;
  const numbers = receivedIn(memory).flatMap(({ receipt: { referenceNumber } }) =>
    referenceNumber.startsWith(prefix) ? [Number(referenceNumber.slice(prefix.length))] : [],
  );
  const last = Math.max(0, ...numbers);
  const referenceNumber = prefix + String(last + 1).padStart(4, '0');
  const receipt = receiptOf(definition, answers, facts, referenceNumber, context);
  const received = {
    key,
    formId: definition.id,
    memberId,
    writtenBy,
    sent,
    receipt,
    answers: answers as unknown as Json,
    ...(signature && { signature }),
  };
  const after = withReceived(memory, received, context.identity !== undefined);
  return answer(
    isRequest(definition.id, answers, memory, context)
      ? storeRequest(after, { key, formId: definition.id, sent, answers, receipt })
      : after,
    { receipt },
  );
}

/** What was sent under this key. */
const receivedBefore = (memory: Memory, key: string) =>
  receivedIn(memory).find((each) => each.key === key);

const prefixes = {
  'forms.submit': 'FR',
  'mailOrderNewRx.request': 'NR',
  'messages.send': 'SM',
  'messages.sendAsVisitor': 'VM',
};

/** A message holds its answers side by side, what it is about as records, and its files by id and name. */
const message = (definition: FormDefinition): Behaviour =>
  derived((memory, request, context) => {
    const { body, idempotencyKey } = request;
    const { language, related, files, ...rest } = body as Record<string, FormValues[string]> & {
      language: 'en' | 'es';
      related?: { kind: string; id: string }[];
      files?: NamedFile[];
    };
    const about = related && { related: related.map(({ kind, id }) => `${kind}:${id}`) };
    const attached = knownFiles(files, uploadsIn(memory, context)).map(answerOfFile);
    const answers: FormValues = {
      ...rest,
      ...about,
      ...(attached.length > 0 && { files: attached }),
    };
    const writtenBy = caregiverOf(memory, request, context);
    const written = withLanguage(memory, language, writtenBy);
    return receive(definition, { answers, key: idempotencyKey, writtenBy }, written, context);
  });

export const behaviours: Behaviours = {
  'forms.submit': derived((memory, { params, body, idempotencyKey }, context) => {
    const definition: FormDefinition | undefined = Object.values(formDefinitions).find(
      ({ id, service }) => id === params['formId'] && service === 'forms.submit',
    );
    if (!definition) return refuse(memory, 404, 'FORM_UNKNOWN', 'There is no such form.');
    const { audience } = definition;
    const isForMembers = audience === 'members' || audience === 'medicareMembers';
    if (isForMembers && !context.identity) {
      return refuse(memory, 401, 'NOT_SIGNED_IN', 'This form is for members.');
    }
    if (audience === 'medicareMembers' && context.scenario.businessLine !== 'MEDD') {
      return refuse(memory, 403, 'NOT_ALLOWED', 'This form is for Medicare members.');
    }
    const isRepeated = receivedBefore(memory, idempotencyKey ?? '') !== undefined;
    if (definition.id === 'payment-plan-leave' && !isRepeated && !canLeave(memory, context)) {
      return refuse(memory, 409, 'NOT_IN_PAYMENT_PLAN', 'The member is not in the payment plan.');
    }
    const { version, answers, signature } = body as {
      version: number;
      answers: FormValues;
      signature?: Signature;
    };
    if (version !== definition.version && !isRepeated) {
      return refuse(memory, 409, 'FORM_CHANGED', 'This form is received in another version.');
    }
    return receive(definition, { answers, signature, key: idempotencyKey }, memory, context);
  }),
  'forms.getSent': {
    derived: true,
    fixture: SentFile,
    play: (memory, { params: { formId = '' } }, context) =>
      answer(memory, { sent: sentBy(formId, memory, context) }),
  },
  'mailOrderNewRx.getSent': derivedFrom(
    'mailOrderRefills.getList',
    (memory, { params, query: { memberId = '' } }) =>
      answer(memory, {
        sent: sentRows(
          receivedIn(memory).filter(
            (each) => each.formId === params['formId'] && isPerson(each.memberId ?? '', memberId),
          ),
        ),
      }),
  ),
  'messages.getSent': derived((memory) =>
    answer(memory, {
      sent: sentRows([
        ...receivedIn(memory).filter(({ formId }) => formId === formDefinitions.contact.id),
        ...repliesIn(memory).map(({ body, files, ...reply }) => ({
          ...reply,
          formId: formDefinitions.contact.id,
          answers: { body, files: files.map(answerOfFile) } as unknown as Json,
        })),
      ]),
    }),
  ),
  'forms.getPaymentPlan': derived((memory, _request, context) => {
    const body = paymentPlanOf(memory, context) as unknown as Json;
    return answer(memory, body);
  }),
  'messages.send': message(formDefinitions.contact),
  'messages.sendAsVisitor': message(formDefinitions['contact-visitor']),
  /** Stores a file; the same id again replaces it. */
  'uploads.put': {
    derived: true,
    fixture: UploadsFile,
    play: (memory, { params: { uploadId = '' }, file }) => {
      if (!file || file.size === 0) {
        return refuse(memory, 422, 'FILE_EMPTY', 'The file has no bytes.');
      }
      return answer(withUpload(memory, uploadId, file), { upload: { id: uploadId, ...file } });
    },
  },
  /** Deletes a file; one that is not there is deleted already. */
  'uploads.remove': derived((memory, { params: { uploadId = '' } }, context) => {
    const removed = Object.hasOwn(uploadsIn(memory, context), uploadId);
    return answer(removed ? withUpload(memory, uploadId, null) : memory, { removed });
  }),
};
