import { hasControlCharacters, type InputKind, inputKinds } from '@portal/domain';
import * as z from 'zod/mini';
import { withMeaning } from './field';

/** Of a text in the words of a person, which no kind reads at the BFF: as in every kind, control characters are refused. */
export const ownWords = z.refine(
  (text: unknown) => !hasControlCharacters(String(text)),
  'Remove the control characters.',
);

/**
 * What a person types, in the form in which its kind reads it. What a client sends in another form is read by the kind
 * at the BFF, before it is refused. `least` is 0 where it may be left empty.
 */
/* @__NO_SIDE_EFFECTS__ */
export function typedAs(kind: InputKind, { least = 1 } = {}) {
  const { read, most, meaning, example } = inputKinds[kind];
  const isRead = z.refine(
    (text: unknown) => (text === '' && least === 0) || read(String(text)).value === text,
    `Not a valid ${kind}.`,
  );
  const text = z.string().check(z.minLength(least), z.maxLength(most), isRead);
  return withMeaning(text, meaning, read(example).value);
}
