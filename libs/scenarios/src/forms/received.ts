import type { Memory } from '../behaviour';
import type { Json } from '../scenario-file';

/** A form or a message that was received in this run. */
export interface Received {
  key: string;
  formId: string;
  /** For whom, where that may be another member. */
  memberId?: string;
  sent: string;
  answers: Json;
  receipt: { referenceNumber: string; receivedAt: string; answerBy: string };
}

export const receivedIn = ({ facts }: Memory) =>
  (facts['formsReceived'] ?? []) as unknown as Received[];
