import * as z from 'zod/mini';
import { recordId, required, utcTime } from './fields';

/** The confirmation of a form or a message. */
export const Receipt = z.object({
  referenceNumber: required(recordId),
  receivedAt: required(utcTime),
  /** When the answer is due at the latest. */
  answerBy: required(utcTime),
});
