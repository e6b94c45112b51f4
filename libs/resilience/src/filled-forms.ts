import {
  type Answer,
  type Answers,
  exampleAnswers,
  exampleAttachedFile,
  type FormDefinition,
  type FormFacts,
  type FormValues,
  fieldsOf,
  readForm,
  type Signature,
  signatureOf,
  signerOf,
} from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';

/** One form as a member fills it in: what they type by field, in order, and how they sign. */
export interface FilledForm {
  formId: string;
  version: number;
  typed: readonly (readonly [name: string, answer: Answer])[];
  /** What the service is to receive of the answers that a page has. */
  valuesOf: (answers: Answers) => FormValues;
  signature: Signature | undefined;
  /** The file that its answers name. */
  uploadId: string;
}

/** The forms that anyone may send. */
const definitions: readonly FormDefinition[] = Object.values<FormDefinition>(
  formDefinitions,
).filter(({ audience, service }) => audience === 'anyone' && service === 'forms.submit');

const free: readonly string[] = ['shortText', 'longText', 'drugName'];

/** By turn one of the forms, filled in with texts that no other turn has. */
export function filledForm(turn: number, today: string, uploadId: string): FilledForm {
  const definition = definitions[turn % definitions.length] as FormDefinition;
  const facts: FormFacts = { today, signedIn: true, businessLine: 'COMMERCIAL', known: {} };
  const examples = exampleAnswers(definition, facts);
  const fields = fieldsOf(definition);
  const own = Object.entries(examples).map(([name, answer]): [string, Answer] =>
    free.includes(fields[name]?.kind ?? '') ? [name, `${String(answer)} ${turn}`] : [name, answer],
  );
  // Each run has its own file, as each member has.
  const typed = JSON.parse(JSON.stringify(own).replaceAll(exampleAttachedFile.id, uploadId)) as [
    string,
    Answer,
  ][];
  const answers = Object.fromEntries(typed) as Answers;
  const { problems } = readForm(definition, answers, facts);
  if (problems.length > 0) throw new Error(`${definition.id}: ${JSON.stringify(problems)}`);
  const isSigned = signatureOf(definition, answers, facts) !== null;
  return {
    formId: definition.id,
    version: definition.version,
    typed,
    uploadId,
    valuesOf: (given) => readForm(definition, given, facts).values,
    signature: isSigned ? { name: signerOf(definition, answers, facts), agreed: true } : undefined,
  };
}
