import { inputKinds, isCardExpired, tidyCode, withoutSeparators } from '@portal/domain';

/** What its holder typed into the frame, field by field. */
export type TypedCard = Record<CardField, string>;
export const cardFields = ['number', 'expires', 'code', 'zip'] as const;
export type CardField = (typeof cardFields)[number];

/** What may be known of a card outside the processor's house. */
export interface CardFacts {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  billingZip: string;
}

export type CardRead =
  | { card: CardFacts; number: string }
  | { errors: readonly (CardField | 'expired')[] };

const brands: readonly [string, RegExp][] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['American Express', /^3[47]/],
  ['Discover', /^(6011|64[4-9]|65)/],
];

/** Holds a typed card against the rules: Luhn, a month that is not over, the code's length, five digits of ZIP. */
export function readCard(typed: TypedCard, now: Date): CardRead {
  const number = withoutSeparators(typed.number);
  const zip = inputKinds.zip5.read(typed.zip).value;
  const brand = brands.find(([, begins]) => begins.test(number))?.[0] ?? 'Card';
  const expires = /^(\d{1,2})\s*\/\s*(\d{4}|\d{2})$/.exec(tidyCode(typed.expires));
  const expMonth = Number(expires?.[1] ?? 0);
  const expYear = Number(expires?.[2] ?? 0) + (expires?.[2]?.length === 2 ? 2000 : 0);
  const dated = expMonth >= 1 && expMonth <= 12;
  const codeLength = brand === 'American Express' ? 4 : 3;
  const errors: (CardField | 'expired')[] = [];
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) errors.push('number');
  if (!dated) errors.push('expires');
  else if (isCardExpired({ expMonth, expYear }, now)) errors.push('expired');
  if (!new RegExp(`^\\d{${codeLength}}$`).test(withoutSeparators(typed.code))) errors.push('code');
  if (zip === undefined) errors.push('zip');
  if (errors.length > 0 || zip === undefined) return { errors };
  const card = { brand, last4: number.slice(-4), expMonth, expYear, billingZip: zip };
  return { card, number };
}

/** The check digit of a card number: every second digit from the right counts twice. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
