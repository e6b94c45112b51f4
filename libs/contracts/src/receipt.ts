import * as z from 'zod/mini';
import * as f from './fields';

/** The confirmation of a form or a message. */
export const Receipt = z.object({
  referenceNumber: f.required(f.recordId),
  receivedAt: f.required(f.utcTime),
  /** When the answer is due at the latest. */
  answerBy: f.required(f.utcTime),
});

/**
 * What was sent by a form or as a message, as the service received it: a page that got no answer, or that is opened on
 * another day, has its receipt from here.
 */
const SentForm = z.extend(Receipt, {
  /** The key under which it was sent. */
  idempotencyKey: f.required(f.token),
  /** Of the form's definition. */
  version: f.count,
  /** The values of the fields by name, as they were sent. */
  answers: z.record(z.string(), z.unknown()),
  /** The typed name, and the drawing where there is one; null for what is not signed. */
  signature: f.orNull(z.object({ name: f.fullName, drawing: f.freeText })),
});

/** The newest first. */
export const SentForms = z.object({ sent: f.essential(z.array(SentForm)) });
