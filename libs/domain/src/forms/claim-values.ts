import { toCents } from '../money/money';
import type { Condition, FormValue, FormValues } from './definition';

/** The prescriptions were filled in another country. */
export const isAbroad: Condition = { field: 'reasons', has: 'abroad' };

/** The groups of a list of a form that was sent. */
export const groupsOf = (value: FormValue | undefined): readonly FormValues[] =>
  Array.isArray(value) ? (value as readonly FormValues[]) : [];

/** A text of such a form; empty where there is none. */
export const textOf = (value: FormValue | undefined) => (typeof value === 'string' ? value : '');

/** An amount in cents. */
export const cents = (value: FormValue | undefined) => toCents(Number(textOf(value)));
