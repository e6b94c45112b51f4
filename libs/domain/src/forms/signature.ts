import { inputKinds } from '../inputs/kinds';
import { isSameName } from '../inputs/names';
import { type Answers, isMet } from './conditions';
import type { FormDefinition, FormFacts } from './definition';
import type { FormProblem } from './read-form';

export { isSameName };

/** What a person signs with: their name, typed, and that they agree; a drawing as an SVG path where they like. */
export interface Signature {
  name: string;
  agreed: boolean;
  drawing?: string;
}

/** The size of the drawing of a signature, in its own units. */
export const drawingSize = { width: 400, height: 120 } as const;

/** What is signed, by the answers so far; null where nothing is. */
export function signatureOf(
  { signature }: FormDefinition,
  answers: Answers,
  facts: FormFacts,
): FormDefinition['signature'] {
  return signature && isMet(signature.when, [answers], facts) ? signature : null;
}

/** The name that must be typed as a signature; empty where the form does not know it yet. */
export function signerOf(definition: FormDefinition, answers: Answers, facts: FormFacts): string {
  const row = definition.signature?.signer.find(({ when }) => isMet(when, [answers], facts));
  if (!row) return facts.known.fullName ?? '';
  return row.fields
    .map((name) => answers[name])
    .filter((part) => typeof part === 'string' && part.trim() !== '')
    .join(' ');
}

/** What is wrong with a signature; nothing where the form has none. */
export function signatureProblems(
  definition: FormDefinition,
  answers: Answers,
  signature: Signature | undefined,
  facts: FormFacts,
): FormProblem[] {
  if (!signatureOf(definition, answers, facts)) return [];
  const problems: FormProblem[] = [];
  if (!signature?.agreed) problems.push({ path: 'signature.agreed', code: 'agreed' });
  const { name = '' } = signature ?? {};
  const isHidden = inputKinds.signature.read(name).problem === 'characters';
  if (isHidden || !isSameName(name, signerOf(definition, answers, facts))) {
    problems.push({ path: 'signature.name', code: isHidden ? 'characters' : 'signature' });
  }
  return problems;
}
