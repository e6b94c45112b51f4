import { formDefinitions } from '@portal/domain/forms/all';
import * as z from 'zod/mini';
import type { Context, Memory } from '../memory/behaviour';
import { type Received, receivedIn } from '../memory/received';

const time = z.iso.datetime();

/** What was sent before the scenario begins, by any of its forms, the newest first. */
export const SentFile = z.strictObject({
  sent: z.array(
    z.strictObject({
      formId: z.string(),
      idempotencyKey: z.string(),
      referenceNumber: z.string(),
      receivedAt: time,
      answerBy: time,
      version: z.number(),
      answers: z.record(z.string(), z.unknown()),
      signature: z.nullable(z.strictObject({ name: z.string(), drawing: z.nullable(z.string()) })),
    }),
  ),
});

/** What was received, the newest first, each with the key under which it was sent. */
export const sentRows = (
  received: readonly Pick<Received, 'key' | 'formId' | 'receipt' | 'answers' | 'signature'>[],
) =>
  received
    .map(({ key, formId, receipt, answers, signature }) => ({
      idempotencyKey: key,
      ...receipt,
      version: formDefinitions[formId as keyof typeof formDefinitions].version,
      answers,
      signature: signature ? { name: signature.name, drawing: signature.drawing ?? null } : null,
    }))
    .sort((a, b) => Date.parse(b.receivedAt) - Date.parse(a.receivedAt));

/** What was sent by one form, in the scenario and before it. */
export function sentBy(formId: string, memory: Memory, { fixture }: Context) {
  const before = (fixture ?? { sent: [] }) as z.output<typeof SentFile>;
  const isOfForm = (each: { formId: string }) => each.formId === formId;
  return [
    ...sentRows(receivedIn(memory).filter(isOfForm)),
    ...before.sent.filter(isOfForm).map(({ formId: _formId, ...row }) => row),
  ];
}
