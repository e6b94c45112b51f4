import { automaticDays, type Expiry, readAmount, toCents } from '@portal/domain';
import type { PlainKeyOf } from '../../../language';
import type payingText from '../form/paying.text';
import type { Automatic } from '../payments.requests';

/** What is typed and chosen for an automatic payment. */
export interface TypedAutomatic {
  /** Of the select: a day of the month, or empty. */
  day: string;
  ceiling: string;
  agreed: boolean;
}

export interface AutomaticError {
  name: 'day' | 'ceiling' | 'agreed';
  /** The key of its message. */
  key: PlainKeyOf<typeof payingText>;
}

/** The day and the ceiling in dollars, or what is wrong, in the order of the form. */
export function readAutomatic({ day, ceiling, agreed }: TypedAutomatic) {
  const errors: AutomaticError[] = [];
  const dayOfMonth = Number(day);
  if (!automaticDays.includes(dayOfMonth))
    errors.push({ name: 'day', key: 'payments.day.missing' });
  const read = readAmount(ceiling, null);
  // Without a balance to compare with, no amount is above it.
  if (read.error && read.error !== 'aboveBalance') {
    errors.push({ name: 'ceiling', key: `payments.ceiling.${read.error}` });
  }
  if (!agreed) errors.push({ name: 'agreed', key: 'payments.agree.missing' });
  return { errors, dayOfMonth, ceiling: read.amount ?? 0 };
}

/** The terms of an automatic payment; no draft holds anything of its card. */
export interface AutomaticTerms {
  dayOfMonth: number;
  ceiling: number;
  card?: Expiry & { last4: string };
}

/** The terms of what was typed; null where they are not complete. */
export function termsOf(typed: Omit<TypedAutomatic, 'agreed'>): AutomaticTerms | null {
  const { errors, ...terms } = readAutomatic({ ...typed, agreed: true });
  return errors.length === 0 ? terms : null;
}

/** Whether an automatic payment is set to these terms. */
export function isSame(set: Automatic | null, { dayOfMonth, ceiling, card }: AutomaticTerms) {
  if (set?.dayOfMonth !== dayOfMonth || set.ceiling === null) return false;
  if (toCents(set.ceiling) !== toCents(ceiling)) return false;
  return (
    !card ||
    (set.card?.last4 === card.last4 &&
      set.card.expMonth === card.expMonth &&
      set.card.expYear === card.expYear)
  );
}
