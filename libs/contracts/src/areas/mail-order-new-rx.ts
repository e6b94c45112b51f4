import { inputKinds } from '@portal/domain';
import { newRxLengths, newRxRefusals } from '@portal/domain/mail-order';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { formId } from './drafts';
import { Receipt, SentForms } from '../receipt';
import { ownWords, typedAs } from '../typed-as';

/** A request for a new prescription. The specification names the wish alone: the fields are ours (forms.md 11). */
export const NewRxRequest = z.object({
  referenceNumber: f.required(f.recordId),
  memberId: f.memberId,
  way: f.code({ TRANSFER: 'transfer', PRESCRIBER: 'prescriber', PAPER: 'paper' }),
  state: f.code({ RECEIVED: 'received', WAITING: 'waiting', READY: 'ready', REFUSED: 'refused' }),
  /** Why there is no prescription; `unknown` unless it is refused. */
  refusal: f.code(newRxRefusals),
  drugName: f.drugName,
  /** Blank for a drug that the service does not know. */
  spanishName: f.drugName,
  strength: f.label,
  /** Days at a time. */
  days: f.count,
  /** The prescription that it renews; blank for none. */
  renews: f.rxNumber,
  /** The new prescription; blank until it is ready. */
  rxNumber: f.rxNumber,
  /** The pharmacy, or the prescriber. */
  officeName: f.fullName,
  officePhone: f.phone,
  /** On a paper prescription. */
  writtenOn: f.isoDate,
  sentOn: f.isoDateTime,
  /** When the answer is due at the latest. */
  answerBy: f.isoDateTime,
});

const text = <S extends Parameters<typeof f.withMeaning>[1]>(meaning: S, most: number) =>
  f.withMeaning(z.string().check(z.minLength(1), z.maxLength(most), ownWords), meaning);

/** The fields of the three forms by name, as `readForm` gives them; the service runs the rules of the form again. */
const NewRxAnswers = z.strictObject({
  drugName: typedAs('drugName'),
  strength: z.optional(text('label', newRxLengths.strength)),
  rxNumber: z.optional(typedAs('rxNumber')),
  days: z.enum(['30', '60', '90']),
  pharmacyName: z.optional(text('pharmacyName', inputKinds.shortText.most)),
  prescriberName: z.optional(typedAs('fullName')),
  officePhone: typedAs('phone'),
  officeFax: z.optional(typedAs('phone')),
  mayCall: z.optional(z.literal(true)),
  writtenOn: z.optional(f.required(f.isoDate)),
  phone: typedAs('phone'),
  note: z.optional(text('freeText', newRxLengths.note)),
});

const ofNewRx = {
  upstream: 'member',
  auth: 'member',
  members: 'patients',
  spec: '§3, Mail-order state; MO-1',
  assumed: true,
} as const;

export const mailOrderNewRx = defineEndpoints('mailOrderNewRx', 'order', {
  getRequests: endpoint({
    ...ofNewRx,
    patientScope: 'view',
    summary: 'The requests for new prescriptions of a person, the newest first.',
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/newprescriptions',
    query: z.object({ memberId: f.required(f.memberId) }),
    response: z.object({ requests: f.essential(z.array(NewRxRequest)) }),
    errors: ['ELIG_E0000001'],
  }),
  request: endpoint({
    ...ofNewRx,
    adultsOnly: true,
    summary:
      'Requests a new prescription by one of three forms. The same key twice is received once and answers the first receipt. 422 names the fields that the service refuses.',
    method: 'POST',
    path: '/portalmicroservices/api/mailorder/newprescriptions/:formId',
    params: { formId },
    body: z.strictObject({
      memberId: f.required(f.memberId),
      version: f.exactCount,
      language: f.language,
      answers: NewRxAnswers,
    }),
    onceByKey: true,
    timeoutMs: 30_000,
    response: z.object({ receipt: f.essential(Receipt) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED', 'FORM_ALREADY_SENT', 'NO_HOME_DELIVERY'],
  }),
  getSent: endpoint({
    ...ofNewRx,
    patientScope: 'order',
    summary: 'What was sent for a person by one of the three forms, the newest first.',
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/newprescriptions/:formId/sent',
    params: { formId },
    query: z.object({ memberId: f.required(f.memberId) }),
    response: SentForms,
    errors: ['ELIG_E0000001'],
  }),
});
