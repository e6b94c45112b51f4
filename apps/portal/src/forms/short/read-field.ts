import { type InputKind, kindOf } from '@portal/domain';
import type { FieldError } from '../../ui/forms';

/** The value of a field of this kind, or its one error with this message. */
export function readField(
  kind: InputKind,
  name: string,
  typed: string,
  message: string,
): { ready: string } | { errors: readonly FieldError[] } {
  const { value } = kindOf(kind).read(typed);
  return value === undefined ? { errors: [{ name, message }] } : { ready: value };
}
