import { type Answers, type FormDefinition, restoreAnswers } from '@portal/domain/forms';

/** What a draft holds. Signatures are not saved. */
export interface DraftContent {
  /** The key under which the form is received once, however often it is sent. */
  key: string;
  answers: Answers;
  /** Texts that a newer version of the form has no field for: shown until the form is sent or deleted. */
  leftOut: readonly string[];
  /** It was sent, and the page that sent it got no answer yet. */
  isTried?: boolean | undefined;
  /** Something was changed since it was sent. */
  isChanged?: boolean | undefined;
  /** The patient, where that may be another person than the member. */
  patientId?: string | undefined;
}

/** The content of a draft as it is stored. */
export const storedContent = (
  { version }: FormDefinition,
  { key, answers, leftOut, isTried, isChanged, patientId }: DraftContent,
): Record<string, unknown> => ({
  version,
  key,
  answers,
  ...(leftOut.length > 0 && { leftOut }),
  ...(isTried && { isTried, ...(isChanged && { isChanged }) }),
  ...(patientId && { patientId }),
});

/**
 * Reads the content of a draft, which may be of an older version of the form. `isComplete` is false when
 * it is, or when something that was entered has no place any more.
 */
export function readContent(
  definition: FormDefinition,
  content: Record<string, unknown>,
): DraftContent & { isComplete: boolean } {
  const { key, version, leftOut: before, isTried, isChanged, patientId } = content;
  const { answers, isComplete, leftOut } = restoreAnswers(definition, content['answers']);
  const texts = Array.isArray(before) ? before : [];
  const all = [...texts.filter((each): each is string => typeof each === 'string'), ...leftOut];
  // A field may have kept its name and have another meaning.
  const isSame = version === definition.version;
  return {
    key: typeof key === 'string' ? key : crypto.randomUUID(),
    answers,
    leftOut: all,
    isTried: isTried === true,
    isChanged: isChanged === true,
    ...(typeof patientId === 'string' && { patientId }),
    isComplete: isComplete && isSame && all.length === 0,
  };
}
