import { type Context, type Memory, store } from '../memory/behaviour';
import type { DrugProduct, Strength } from '../drug-catalogue/drug-products';
import { type MyClaim, claimsOfPerson } from '../drugs/my-claims';
import { coverageFile, type SentRequest } from './coverage-file';
import { requestsByForm, patientWith } from './sent-forms';
import { dayOf } from '../memory/dates';
import { ownIdOf, personNumbers } from '../people/person';

/** The requests of the member and the minors of the plan, the newest first, each with its statement. */
export function requestsIn(memory: Memory, context: Context): SentRequest[] {
  if (!context.identity) return [];
  const later = statementsIn(memory);
  const own = ownIdOf(context);
  const ofFile = coverageFile(context).requests.flatMap(
    ({ statementAt, memberId = own, ...request }): SentRequest[] => {
      const patient = patientWith(memberId, memory, context);
      const statement = statementAt === null ? null : { at: statementAt, supports: true };
      return patient ? [{ ...request, patient, statement, promisedBy: null, hasFiles: false }] : [];
    },
  );
  return [...ofFile, ...requestsByForm(memory, context)]
    .map((request) => ({
      ...request,
      statement:
        request.statement ??
        later.find(({ requestNumber }) => requestNumber === request.requestNumber) ??
        null,
    }))
    .sort((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt));
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The drug of a request, by what was typed: a claim's words have strength and form in the name. Undefined when the
 * catalogue does not know it.
 */
export function drugOfRequest(
  { drugName, strength }: Pick<SentRequest, 'drugName' | 'strength'>,
  { drugs }: Pick<Context, 'drugs'>,
): { product: DrugProduct; strength: Strength } | undefined {
  const typed = plain(`${drugName} ${strength}`);
  const words = drugName.trim().split(/\s+/);
  const names = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  const product = names.flatMap((name) => drugs.named(name) ?? [])[0];
  const fits = (each: Strength) => typed.includes(plain(each.strength));
  const usual = product?.strengths.find((each) => each.strength === product.usual.strength);
  // "5 mg" is in "25 mg": the longest that fits is meant.
  const [longest] = (product?.strengths ?? [])
    .filter(fits)
    .sort((a, b) => b.strength.length - a.strength.length);
  const found = longest ?? usual;
  return product && found && { product, strength: found };
}

/** The patient's newest claim that was rejected for the drug of a request, until the day on which it was sent. */
export function claimOfRequest(request: SentRequest, context: Context): MyClaim | undefined {
  const drug = drugOfRequest(request, context);
  if (!drug) return undefined;
  const until = dayOf(new Date(request.sentAt), context);
  const numbers = personNumbers(context, request.patient.memberId);
  return claimsOfPerson(context, numbers, until, drug.strength.ndc).find(
    ({ status }) => status === 'rejected',
  );
}

/** What an office sent about a request, or was asked for again. */
export interface Statement {
  requestNumber: string;
  at: string;
  /** Whether it says what the plan has to know. */
  supports: boolean;
}

const statementsIn = ({ stored }: Memory) =>
  (stored['prescriberStatements'] ?? []) as readonly Statement[];

/** Stores the statement of a prescriber, which reaches the plan directly. */
export const receiveStatement = (memory: Memory, statement: Statement): Memory =>
  store(memory, 'prescriberStatements', [...statementsIn(memory), statement]);

type Reminder = Pick<Statement, 'requestNumber' | 'at'>;

export const remindersIn = ({ stored }: Memory) =>
  (stored['officeReminders'] ?? []) as readonly Reminder[];

export const storeReminder = (memory: Memory, reminder: Reminder): Memory =>
  store(memory, 'officeReminders', [...remindersIn(memory), reminder]);
