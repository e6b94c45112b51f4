import { inputKinds } from '@portal/domain';
import { fileLimits, fileTypes } from '@portal/domain/files';
import { longestMessage } from '@portal/domain/messages';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { Receipt, SentForms } from '../receipt';
import { ownWords, typedAs } from '../typed-as';
import { uploadId } from './uploads';

/** A topic, or another choice: the service checks it by the rules of the form (libs/domain/src/forms). */
const choice = f.withMeaning(
  z.string().check(z.regex(/^[a-z][A-Za-z]{0,39}$/, 'A choice is a word.')),
  'code',
);

const text = (most: number) =>
  f.withMeaning(z.string().check(z.minLength(1), z.maxLength(most), ownWords), 'freeText');

/** Files that were uploaded before, by their ids, and the name that the member gave each. */
const files = z.optional(
  z
    .array(z.strictObject({ id: uploadId, name: text(inputKinds.fileName.most) }))
    .check(z.maxLength(fileLimits.files)),
);
const { pdf, ...pictures } = fileTypes;

/** Secure messages of members, and messages of visitors, which are answered by email (forms.md 16; EP-2). */
export const messages = defineEndpoints('messages', 'messages', {
  send: endpoint({
    summary: 'Sends a secure message. The same key twice sends once.',
    method: 'POST',
    path: '/portalmicroservices/api/messages',
    upstream: 'member',
    auth: 'member',
    body: z.strictObject({
      language: f.language,
      topic: choice,
      subject: text(inputKinds.subject.most),
      body: text(longestMessage),
      /** What the message is about, so that the reader can open it. */
      related: z.optional(
        z
          .array(
            z.strictObject({
              kind: z.enum(['claim', 'order', 'quote']),
              id: f.required(f.recordId),
            }),
          )
          .check(z.maxLength(5)),
      ),
      files,
      replyBy: choice,
      phone: z.optional(typedAs('phone')),
    }),
    onceByKey: true,
    response: z.object({ receipt: f.essential(Receipt) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED', 'FORM_ALREADY_SENT'],
    spec: '§2.1, contact us',
    assumed: true,
  }),
  reply: endpoint({
    summary: 'Replies to a secure message. The same key twice replies once.',
    method: 'POST',
    path: '/portalmicroservices/api/messages/:mpmId/replies',
    upstream: 'member',
    auth: 'member',
    params: { mpmId: f.required(f.recordId) },
    body: z.strictObject({ language: f.language, body: text(longestMessage), files }),
    onceByKey: true,
    response: z.object({ receipt: f.essential(Receipt) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED', 'FORM_ALREADY_SENT'],
    spec: '§2.1, contact us',
    assumed: true,
  }),
  getSent: endpoint({
    summary: 'The messages and replies that a member sent, the newest first.',
    method: 'GET',
    path: '/portalmicroservices/api/messages/sent',
    upstream: 'member',
    auth: 'member',
    response: SentForms,
    errors: ['ELIG_E0000001'],
    spec: '§2.1, contact us',
    assumed: true,
  }),
  getFile: endpoint({
    summary: 'A file of a secure message, as it was uploaded. 404 for a message of another member.',
    method: 'GET',
    path: '/portalmicroservices/api/messages/:mpmId/files/:uploadId',
    upstream: 'member',
    auth: 'member',
    params: { mpmId: f.required(f.recordId), uploadId },
    response: z.custom<Blob>(),
    responseType: { stream: pdf, or: Object.values(pictures) },
    timeoutMs: 30_000,
    errors: ['ELIG_E0000001'],
    spec: 'AC-2',
    assumed: true,
  }),
  sendAsVisitor: endpoint({
    summary: 'Sends a message of a visitor. The same key twice sends once.',
    method: 'POST',
    path: '/portalmicroservices/public/messages',
    upstream: 'member',
    auth: 'either',
    body: z.strictObject({
      language: f.language,
      name: typedAs('fullName'),
      email: typedAs('email'),
      phone: z.optional(typedAs('phone')),
      topic: choice,
      body: text(longestMessage),
    }),
    onceByKey: true,
    response: z.object({ receipt: f.essential(Receipt) }),
    errors: ['FORM_FIELDS_REFUSED', 'FORM_ALREADY_SENT'],
    spec: '§2.1, contact us',
    assumed: true,
  }),
});
