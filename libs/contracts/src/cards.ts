import * as z from 'zod/mini';
import {
  code,
  exactNumber,
  flag,
  isoDate,
  label,
  last4,
  month,
  nonNegativeMoney,
  nullWithout,
  recordId,
  required,
  withMeaning,
  year,
  zip5,
} from './fields';

/** A card as a member may see it: nothing of it opens anything (MO-1). */
export const Card = z.object({
  brand: label,
  last4,
  /** 1 to 12, and the year with four digits; null when the service does not say. */
  expMonth: month,
  expYear: year,
  /** It spends a health account (HSA or FSA), which asks for receipts. */
  isHsa: flag,
});

export const SavedCard = z.extend(Card, {
  cardId: required(recordId),
  /** The name that the member gave it; blank for none. */
  nickname: label,
  isDefault: flag,
});

/** What was paid back, and when; null as long as nothing was. */
export const Refund = nullWithout(z.object({ amount: nonNegativeMoney, on: isoDate }), 'amount');

const token = withMeaning(
  z.string().check(z.regex(/^[A-Za-z0-9_-]{8,200}$/, 'Send the token as the frame gave it.')),
  'token',
);

/**
 * A card that its holder typed into the payment processor's frame. The token stands for the number,
 * which never comes near us.
 */
export const NewCard = z.strictObject({
  token,
  brand: withMeaning(z.string().check(z.maxLength(20)), 'label'),
  last4: required(last4),
  expMonth: exactNumber(month),
  expYear: exactNumber(year),
  billingZip: zip5,
});

/** A bank account as a member may see it. */
export const BankAccount = z.object({
  kind: code({ CHECKING: 'checking', SAVINGS: 'savings' }),
  last4,
});

/** A bank account that its holder typed into the processor's frame: its numbers never come near us, either. */
export const NewBankAccount = z.strictObject({
  token,
  kind: z.enum(['CHECKING', 'SAVINGS']),
  last4: required(last4),
});

/** What of a body says whether its card is stored. */
export interface CardToSend {
  save?: unknown;
}

/** Whether a new card is stored, rather than charged once. */
export const savesCard = ({ save }: CardToSend): boolean => save === true;
