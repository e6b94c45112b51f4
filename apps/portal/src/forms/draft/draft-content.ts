import { type Answers, type FormDefinition, restoreAnswers } from '@portal/domain/forms';

/** What a draft holds. Signatures are not saved. */
export interface DraftContent {
  /** The key under which the form is received once, however often it is sent. */
  key: string;
  answers: Answers;
}

/** The content of a draft as it is stored. */
export const storedContent = (
  { version }: FormDefinition,
  { key, answers }: DraftContent,
): Record<string, unknown> => ({ version, key, answers });

/**
 * Reads the content of a draft, which may be of an older version of the form. `isComplete` is false when
 * it is, or when something that was entered has no place any more.
 */
export function readContent(
  definition: FormDefinition,
  content: Record<string, unknown>,
): DraftContent & { isComplete: boolean } {
  const { key, version } = content;
  const { answers, isComplete } = restoreAnswers(definition, content['answers']);
  // A field may have kept its name and have another meaning.
  const isSame = version === definition.version;
  return {
    key: typeof key === 'string' ? key : crypto.randomUUID(),
    answers,
    isComplete: isComplete && isSame,
  };
}
