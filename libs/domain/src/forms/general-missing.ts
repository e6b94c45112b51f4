import type { InputKind } from '../inputs/kinds';

/** Kinds whose general message says what to enter; every other required field has its own `missing`. */
export const kindsWithMissing = [
  'givenName',
  'familyName',
  'birthDate',
  'date',
  'memberId',
  'street',
  'city',
  'state',
  'zip',
  'phone',
  'email',
  'npi',
  'rxNumber',
  'ndc',
  'drugName',
  'quantity',
  'daysSupply',
  'money',
] as const satisfies readonly InputKind[];
export type KindWithMissing = (typeof kindsWithMissing)[number];

export const hasGeneralMissing = (kind: string): kind is KindWithMissing =>
  kindsWithMissing.some((each) => each === kind);
