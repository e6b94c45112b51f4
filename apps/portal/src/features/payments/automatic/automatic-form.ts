import { automaticDays, readAmount } from '@portal/domain';

/** What is typed and chosen for an automatic payment. */
export interface TypedAutomatic {
  /** Of the select: a day of the month, or empty. */
  day: string;
  ceiling: string;
  agreed: boolean;
}

export interface AutomaticFault {
  name: 'day' | 'ceiling' | 'agreed';
  /** The key of its message. */
  key: string;
}

/** The day and the ceiling in dollars, or what is wrong, in the order of the form. */
export function readAutomatic({ day, ceiling, agreed }: TypedAutomatic) {
  const faults: AutomaticFault[] = [];
  const dayOfMonth = Number(day);
  if (!automaticDays.includes(dayOfMonth))
    faults.push({ name: 'day', key: 'payments.day.missing' });
  const read = readAmount(ceiling, null);
  if (read.fault) faults.push({ name: 'ceiling', key: `payments.ceiling.${read.fault}` });
  if (!agreed) faults.push({ name: 'agreed', key: 'payments.agree.missing' });
  return { faults, dayOfMonth, ceiling: read.amount ?? 0 };
}
