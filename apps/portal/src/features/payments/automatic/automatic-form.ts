import { automaticDays, type Expiry, readAmount, toCents } from '@portal/domain';
import type { PlainKeyOf } from '../../../language';
import type automaticText from './automatic.text';
import type { Automatic, ShownCard } from '../payments.requests';

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
  key: PlainKeyOf<typeof automaticText>;
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

/** The terms of an automatic payment that may have been sent. */
export interface AutomaticTerms {
  dayOfMonth: number;
  ceiling: number;
  /** Null where it is not known: no draft holds anything of a card. */
  card: CardFacts | null;
}

const cardFacts = ['brand', 'last4', 'expMonth', 'expYear'] as const;

type CardFacts = Expiry & Pick<ShownCard, 'brand' | 'last4'>;

/**
 * The terms of what was typed before; null where they are not complete. `sent`: those that this page has sent, with their
 * card.
 */
export function termsOf(
  typed: Omit<TypedAutomatic, 'agreed'>,
  sent: AutomaticTerms | undefined,
): AutomaticTerms | null {
  const { errors, dayOfMonth, ceiling } = readAutomatic({ ...typed, agreed: true });
  if (errors.length > 0) return null;
  const isSent = sent?.dayOfMonth === dayOfMonth && sent.ceiling === ceiling;
  return isSent ? sent : { dayOfMonth, ceiling, card: null };
}

/** Whether an automatic payment is set to these terms, by all of them; `unknown`: one is not named. */
export function isSame(set: Automatic | null, sent: AutomaticTerms): boolean | 'unknown' {
  if (!set) return false;
  const stored = factsOf(set);
  const pairs = factsOf(sent).map((fact, at) => [fact, stored[at] ?? null] as const);
  if (pairs.some(([one, other]) => one !== null && other !== null && one !== other)) return false;
  return pairs.every(([one, other]) => one !== null && one === other) || 'unknown';
}

const factsOf = ({
  dayOfMonth,
  ceiling,
  card,
}: Omit<Automatic, 'card'> & { card: CardFacts | null }) => [
  dayOfMonth,
  ceiling === null ? null : toCents(ceiling),
  ...cardFacts.map((fact) => card?.[fact] || null),
];
