import * as z from 'zod/mini';
import * as f from './fields';

/** A card as a member may see it: nothing of it opens anything (MO-1). */
export const Card = z.object({
  brand: f.label,
  last4: f.last4,
  /** 1 to 12, and the year with four digits; null when the service does not say. */
  expMonth: f.month,
  expYear: f.year,
  /** It spends a health account (HSA or FSA), which asks for receipts. */
  isHsa: f.flag,
});

export const SavedCard = z.extend(Card, {
  cardId: f.required(f.recordId),
  /** The name that the member gave it; blank for none. */
  nickname: f.label,
  isDefault: f.flag,
});

/** What was paid back, and when; null as long as nothing was. */
export const Refund = f.nullWithout(
  z.object({ amount: f.nonNegativeMoney, on: f.isoDate }),
  'amount',
);

const token = f.withMeaning(
  z.string().check(z.regex(/^[A-Za-z0-9_-]{8,200}$/, 'Send the token as the frame gave it.')),
  'token',
);

/**
 * A card that its holder typed into the payment processor's frame. The token stands for the number,
 * which never comes near us.
 */
export const NewCard = z.strictObject({
  token,
  brand: f.withMeaning(z.string().check(z.maxLength(20)), 'label'),
  last4: f.required(f.last4),
  expMonth: f.exactNumber(f.month),
  expYear: f.exactNumber(f.year),
  billingZip: f.zip5,
});

/** A bank account as a member may see it. */
export const BankAccount = z.object({
  kind: f.code({ CHECKING: 'checking', SAVINGS: 'savings' }),
  last4: f.last4,
});

/** A bank account that its holder typed into the processor's frame: its numbers never come near us, either. */
export const NewBankAccount = z.strictObject({
  token,
  kind: z.enum(['CHECKING', 'SAVINGS']),
  last4: f.required(f.last4),
});

/** What of a body says whether its card is stored. */
export interface CardToSend {
  save?: unknown;
}

/** Whether a new card is stored, rather than charged once. */
export const savesCard = ({ save }: CardToSend): boolean => save === true;
