import { type InputKind, kindOf } from '@portal/domain';
import * as z from 'zod/mini';
import { type MeaningName, withMeaning } from './field';

/**
 * What a person types, in the form in which its kind reads it. What a client sends in another form is read by the kind
 * at the BFF, before it is refused.
 */
/* @__NO_SIDE_EFFECTS__ */
export function typedAs(kind: InputKind) {
  const { read, most, meaning } = kindOf(kind);
  const isRead = z.refine(
    (text: unknown) => read(String(text)).value === text,
    `Not a valid ${kind}.`,
  );
  return withMeaning(
    z.string().check(z.minLength(1), z.maxLength(most), isRead),
    meaning as MeaningName,
  );
}
