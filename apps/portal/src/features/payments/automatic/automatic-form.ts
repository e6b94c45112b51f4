import { automaticDays, readAmount } from '@portal/domain';
import type { PlainKeyOf } from '../../../language';
import type payingText from '../form/paying.text';

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
