import type { Signature } from '@portal/domain/forms';
import { type Memory, remember, store } from './behaviour';
import type { Json } from '../files/scenario-file';

/** A person who wrote for the member. `accessId`: missing where the scenario's file has the text. */
export interface WrittenBy {
  accessId?: string | undefined;
  name: string;
}

/** A form or a message that was received. */
export interface Received {
  key: string;
  formId: string;
  /** For whom, where that may be another member. */
  memberId?: string | undefined;
  /** The person who sent it for the member. */
  writtenBy?: WrittenBy | undefined;
  sent: string;
  answers: Json;
  /** Missing where nothing is signed. */
  signature?: Signature | undefined;
  receipt: { referenceNumber: string; receivedAt: string; answerBy: string };
}

/** What the ids of forms begin with whose page shows what this run did with them, and is as in the scenario again at the next sign-in. */
const ofOneRun = ['payment-plan-', 'new-rx-'];

/** What was received in this run, and what the service has of the member from every sign-in. */
export const receivedIn = ({ facts, stored }: Memory): Received[] => [
  ...((stored['formsReceived'] ?? []) as Received[]),
  ...((facts['formsReceived'] ?? []) as Received[]),
];

/** The memory with one more. What a member sent is answered after days, at another sign-in as a rule. */
export function withReceived(memory: Memory, received: Received, isByMember: boolean): Memory {
  const isKept = isByMember && !ofOneRun.some((start) => received.formId.startsWith(start));
  const { formsReceived: before = [] } = isKept ? memory.stored : memory.facts;
  const all = [...(before as Json[]), received as unknown as Json];
  return isKept ? store(memory, 'formsReceived', all) : remember(memory, 'formsReceived', all);
}
