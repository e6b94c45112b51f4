import type { ApiClient } from '@portal/api-client';
import type { OutputOf } from '@portal/contracts';
import { forms, type Receipt as ReceiptSchema } from '@portal/contracts/forms';
import { mailOrderNewRx } from '@portal/contracts/mail-order-new-rx';
import { messages } from '@portal/contracts/messages';
import { filesIn, type FormService, type FormValues, type Signature } from '@portal/domain/forms';
import type { WithSlice } from '@reduxjs/toolkit';
import type { Observable } from 'rxjs';
import type { Language } from '../language';
import { createRequest } from '../store';

/** The confirmation of a form. */
export type Receipt = OutputOf<{ response: typeof ReceiptSchema }>;

/** A form that is ready to be sent; the same key is received once. */
export interface FormToSend {
  formId: string;
  service: FormService;
  version: number;
  language: Language;
  answers: FormValues;
  signature?: Signature | undefined;
  /** For whom; only for forms that are sent for another person too. */
  memberId?: string | undefined;
  idempotencyKey: string;
}

/** What was sent, for the copy that the member keeps. */
export interface SentForm {
  values: FormValues;
  signature: Signature | undefined;
}

type Send = (api: ApiClient, form: FormToSend) => Observable<{ receipt: Receipt }>;

/** The answers of a message are its body; what it is about goes as records, and its files by id and name. */
const messageOf = ({ language, answers: { related, files, ...rest } }: FormToSend) => ({
  language,
  ...rest,
  ...(Array.isArray(related) && {
    related: related.map((item) => {
      const [kind, id] = String(item).split(':');
      return { kind, id };
    }),
  }),
  ...(files !== undefined && { files: filesIn(files).map(({ id, name }) => ({ id, name })) }),
});

/** The call of each service. A definition's values fit the body: the same rules have read them. */
const services: Record<FormService, Send> = {
  'forms.submit': (api, { formId, version, language, answers, signature, idempotencyKey }) =>
    api(forms).submit({
      formId,
      body: { version, language, answers, ...(signature && { signature: signature as never }) },
      idempotencyKey,
    }),
  'mailOrderNewRx.request': (api, { formId, version, language, answers, memberId = '', ...form }) =>
    api(mailOrderNewRx).request({
      formId,
      body: { memberId, version, language, answers: answers as never },
      idempotencyKey: form.idempotencyKey,
    }),
  'messages.send': (api, form) =>
    api(messages).send({ body: messageOf(form) as never, idempotencyKey: form.idempotencyKey }),
  'messages.sendAsVisitor': (api, form) =>
    api(messages).sendAsVisitor({
      body: messageOf(form) as never,
      idempotencyKey: form.idempotencyKey,
    }),
};

/** Sends a form, once: a second click while it is on its way does nothing. */
export const sendForm = createRequest(
  'forms/send',
  (api) => (form: FormToSend) => services[form.service](api, form),
  'first',
  { check: ({ receipt }) => (receipt.referenceNumber ? undefined : 'BAD_RESPONSE') },
);

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof sendForm> {}
}
