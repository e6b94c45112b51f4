import * as z from 'zod/mini';
import * as f from './fields';

/** The confirmation of a form or a message. */
export const Receipt = z.object({
  referenceNumber: f.required(f.recordId),
  receivedAt: f.required(f.utcTime),
  /** When the answer is due at the latest. */
  answerBy: f.required(f.utcTime),
});
