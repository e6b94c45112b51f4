import {
  type FormDefinition,
  type FormValue,
  type FormValues,
  isSameName,
} from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import { isMinorOf } from '@portal/domain';
import { type Context, type Memory, store } from '../memory/behaviour';
import type { Received } from '../memory/received';
import type { Patient, SentRequest } from './coverage-file';
import { familyIn, factsOf } from '../people/family';
import { ownIdOf, isPerson, memberInfo } from '../people/person';
import { readOn } from '../memory/dates';

/** A form that was sent as a request of the member. The service has it at every sign-in, not in one run alone. */
interface StoredForm extends Pick<Received, 'key' | 'formId' | 'sent' | 'receipt'> {
  answers: FormValues;
}

/** The forms that ask for a decision, by id. */
const asked: Readonly<Record<string, NonNullable<FormDefinition['asks']>>> = Object.fromEntries(
  Object.values<FormDefinition>(formDefinitions).flatMap(({ id, asks }) =>
    asks ? [[id, asks]] : [],
  ),
);

const textOf = (value: FormValue | undefined) => (typeof value === 'string' ? value : '');

/** Whether a form asks for a decision about the member, or about a minor of their plan. */
export const isRequest = (
  formId: string,
  answers: FormValues,
  memory: Memory,
  context: Context,
): boolean =>
  context.identity !== undefined &&
  Object.hasOwn(asked, formId) &&
  patientWith(textOf(answers['memberId']), memory, context) !== undefined;

/** Whom a form is about: the patient of a claim, else the member whose number it has. */
function patientOf(answers: FormValues, memory: Memory, context: Context): Patient {
  const memberId = textOf(answers['memberId']);
  const name = textOf(answers['patientName']);
  const birthDate = textOf(answers['patientBirthDate']);
  if (name !== '') {
    const known = patientsIn(memory, context).find((each) => isSameName(each.name, name));
    return known ?? { memberId: '', name, birthDate };
  }
  const written = [answers['givenName'], answers['familyName']].map(textOf).join(' ');
  return (
    patientWith(memberId, memory, context) ?? {
      memberId,
      name: written,
      birthDate: textOf(answers['birthDate']),
    }
  );
}

/** The prescriptions of a claim that were paid for. */
const fillsOf = (answers: FormValues) =>
  (Array.isArray(answers['prescriptions']) ? (answers['prescriptions'] as FormValues[]) : []).map(
    ({ drugName, paid }) => ({ drugName: textOf(drugName), paid: Number(textOf(paid)) }),
  );

const formsIn = ({ stored }: Memory) => (stored['coverageForms'] ?? []) as readonly StoredForm[];

/** Stores a form that asks for a decision. */
export const storeRequest = (memory: Memory, form: StoredForm): Memory =>
  store(memory, 'coverageForms', [...formsIn(memory), form]);

/** The request that was sent under this key, at this sign-in or at one before. */
export const requestWith = (memory: Memory, key: string): StoredForm | undefined =>
  formsIn(memory).find((form) => form.key === key);

/** The requests that were sent by a form, the oldest first. */
export const requestsByForm = (memory: Memory, context: Context): SentRequest[] =>
  formsIn(memory).map(({ formId, answers, receipt }) => {
    const about = asked[formId]!(answers);
    const { topic, isFast, hasStatement } = about;
    const { referenceNumber, receivedAt, answerBy } = receipt;
    const bought = textOf(about.boughtFor);
    const fills = fillsOf(answers);
    const [first] = fills;
    const paid = fills.reduce((sum, each) => sum + each.paid, 0);
    return {
      requestNumber: referenceNumber,
      topic,
      isFast,
      appealOf: textOf(about.appealOf) || null,
      patient: patientOf(answers, memory, context),
      drugName: first?.drugName ?? textOf(answers['drugName']),
      strength: textOf(answers['strength']),
      prescriberName: textOf(answers['prescriberName']),
      prescriberPhone: textOf(answers['officePhone']),
      prescriberFax: textOf(answers['officeFax']) || null,
      sentAt: receivedAt,
      statement: hasStatement ? { at: receivedAt, supports: true } : null,
      boughtFor: first ? paid : bought === '' ? null : Number(bought),
      ...(first && { fills }),
      promisedBy: answerBy,
      hasFiles: Array.isArray(answers['files']) && answers['files'].length > 0,
    };
  });

/** The member who signs in. */
function ownPatient({ identity, fixtureOf }: Context): Patient {
  const { memberId, dob } = memberInfo({ fixtureOf });
  const claims = (identity?.claims ?? {}) as Record<string, string>;
  const name = [claims['given_name'], claims['family_name']].filter(Boolean).join(' ');
  return { memberId, name, birthDate: dob };
}

/**
 * Whose requests the member sees: their own and, as the subscriber, those of the minors of the plan. What an adult
 * allows at home delivery is not about requests.
 */
function patientsIn(memory: Memory, context: Context): readonly Patient[] {
  const own = ownPatient(context);
  const people = familyIn(memory, context);
  const self = people.find(({ memberId }) => memberId === ownIdOf(context));
  const minors = people.filter(
    (person) =>
      !isPerson(person.memberId, own.memberId) &&
      isMinorOf(factsOf(person), self && factsOf(self), readOn(context)),
  );
  return [
    own,
    ...minors.map(({ memberId, givenName, familyName, birthDate }) => ({
      memberId,
      birthDate,
      name: `${givenName} ${familyName}`,
    })),
  ];
}

/** The person whose requests the member sees by this number; undefined for any other person. */
export const patientWith = (
  memberId: string,
  memory: Memory,
  context: Context,
): Patient | undefined =>
  patientsIn(memory, context).find((patient) => isPerson(patient.memberId, memberId));
