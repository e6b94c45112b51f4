import { type Memory, remember, store } from '../behaviour';
import type { Json } from '../scenario-file';

/** A form or a message that was received. */
export interface Received {
  key: string;
  formId: string;
  /** For whom, where that may be another member. */
  memberId?: string | undefined;
  /** The person who sent it for the member. */
  writtenBy?: { name: string } | undefined;
  sent: string;
  answers: Json;
  receipt: { referenceNumber: string; receivedAt: string; answerBy: string };
}

const secureMessage = 'contact';

/** What was received in this run, and the member's secure messages of every sign-in. */
export const receivedIn = ({ facts, stored }: Memory): Received[] => [
  ...((stored['messagesReceived'] ?? []) as unknown as Received[]),
  ...((facts['formsReceived'] ?? []) as unknown as Received[]),
];

/** The memory with one more. A secure message is answered after a day, at another sign-in as a rule. */
export function withReceived(memory: Memory, received: Received): Memory {
  const isMessage = ({ formId }: Received) => formId === secureMessage;
  const all = [...receivedIn(memory), received].filter(
    (each) => isMessage(each) === isMessage(received),
  ) as unknown as Json;
  return isMessage(received)
    ? store(memory, 'messagesReceived', all)
    : remember(memory, 'formsReceived', all);
}
