import type { AccountField } from '@portal/domain/registration';

const keys = {
  email: {
    missing: 'registration.email.missing',
    emailLength: 'formRules.emailLength',
    taken: 'registration.email.taken',
  },
  phone: { missing: 'registration.phone.missing', abroad: 'registration.phone.abroad' },
  username: { missing: 'registration.username.missing', taken: 'registration.username.taken' },
  password: {
    missing: 'registration.password.missing',
    short: 'registration.password.short',
    long: 'registration.password.long',
    username: 'registration.password.username',
    common: 'registration.password.common',
  },
  terms: {},
} as const;

const general = {
  email: 'formRules.email',
  phone: 'registration.phone.form',
  username: 'registration.username.form',
  password: 'registration.password.common',
  terms: 'registration.terms.missing',
} as const;

type Keys = typeof keys;
type ProblemKey =
  | { [Field in keyof Keys]: Keys[Field][keyof Keys[Field]] }[keyof Keys]
  | (typeof general)[AccountField];

/** The text for a problem of a field; that of the field itself for one that is not known here. */
export const problemKey = (field: AccountField, problem: string): ProblemKey =>
  (keys[field] as Readonly<Record<string, ProblemKey>>)[problem] ?? general[field];
