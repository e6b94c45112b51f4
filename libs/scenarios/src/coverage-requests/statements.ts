import { type Memory, store } from '../behaviour';
import type { Json } from '../scenario-file';

/** What an office sent about a request, or was asked for again. */
export interface Statement {
  requestNumber: string;
  at: string;
  /** Whether it says what the plan has to know. */
  supports: boolean;
}

export const statementsIn = ({ stored }: Memory) =>
  (stored['prescriberStatements'] ?? []) as unknown as readonly Statement[];

/** Stores the statement of a prescriber, which reaches the plan directly. */
export const receiveStatement = (memory: Memory, statement: Statement): Memory =>
  store(memory, 'prescriberStatements', [...statementsIn(memory), statement] as unknown as Json);

type Reminder = Pick<Statement, 'requestNumber' | 'at'>;

export const remindersIn = ({ stored }: Memory) =>
  (stored['officeReminders'] ?? []) as unknown as readonly Reminder[];

export const storeReminder = (memory: Memory, reminder: Reminder): Memory =>
  store(memory, 'officeReminders', [...remindersIn(memory), reminder] as unknown as Json);
