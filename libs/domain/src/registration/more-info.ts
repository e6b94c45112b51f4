import { inputKinds } from '../inputs/kinds';
import { tidyCode } from '../inputs/tidy';

/** What tells two people apart whose other details are the same. */
export const moreInfoKinds = ['groupNumber', 'personCode', 'street'] as const;
export type MoreInfoKind = (typeof moreInfoKinds)[number];

const forms: Readonly<Record<Exclude<MoreInfoKind, 'street'>, RegExp>> = {
  groupNumber: /^[A-Z0-9]{2,15}$/,
  personCode: /^\d{2,3}$/,
};

/** The value as it is sent; null when it is no such value. */
export function readMoreInfo(kind: MoreInfoKind, typed: string): string | null {
  if (kind === 'street') return inputKinds.street.read(typed).value ?? null;
  const value = tidyCode(typed).toUpperCase();
  return forms[kind].test(value) ? value : null;
}
