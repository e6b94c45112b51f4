import { stateCodes, textKinds } from '../forms/text-kinds';
import type { OrderNeeds } from './usual-choices';
import type { TypedAddress } from './typed-address';

/** The fields of an address that are typed, with the most characters of each. */
export const addressLengths = {
  nickname: 40,
  name: textKinds.fullName.most,
  line1: textKinds.street.most,
  line2: textKinds.street2.most,
  city: textKinds.city.most,
  zip: textKinds.zip.most,
  phone: textKinds.phone.most,
  note: 80,
} as const;

export type AddressField = Exclude<keyof TypedAddress, 'isTemporary' | 'isDefault'>;

export interface AddressProblem {
  field: AddressField;
  code: 'missing' | 'tooLong' | 'noNumber' | 'poBox' | 'invalid' | 'past' | 'beforeFrom';
}

/** The most addresses that one person may have (forms.md 11). */
export const mostAddresses = 10;

/** Whether a line of an address names a box at the post office, as it is written on the mainland and in Puerto Rico. */
export const isPoBox = (line: string): boolean =>
  /\bp\.?\s*o\.?\s*(b\.?|box|bx)(?![a-z])|\bpost\s+office\s+box\b|\bapartado\b/i.test(line);

const isStreetLine = (field: AddressField) => field === 'line1' || field === 'line2';

const required: readonly AddressField[] = ['name', 'line1', 'city', 'state', 'zip', 'phone'];

/** The problems of an address, field by field, for an order with these needs. */
export function addressProblemsOf(
  typed: TypedAddress,
  needs: OrderNeeds,
  today: string,
): AddressProblem[] {
  const fields: readonly AddressField[] = [...required, 'nickname', 'line2', 'note'];
  const found = fields.flatMap((field): AddressProblem[] => {
    const code = problemOf(field, typed[field].trim(), needs);
    return code ? [{ field, code }] : [];
  });
  return [...found, ...dateProblems(typed, today)];
}

function problemOf(
  field: AddressField,
  text: string,
  needs: OrderNeeds,
): AddressProblem['code'] | null {
  if (text === '') return required.includes(field) ? 'missing' : null;
  if (field in addressLengths && text.length > addressLengths[field as keyof typeof addressLengths])
    return 'tooLong';
  if (isStreetLine(field) && isPoBox(text) && (needs.coldChain || needs.signature)) return 'poBox';
  if (field === 'line1') return /\d/.test(text) ? null : 'noNumber';
  if (field === 'state') return stateCodes.includes(text) ? null : 'invalid';
  if (field === 'zip' || field === 'phone') {
    return textKinds[field].read(text).problem === undefined ? null : 'invalid';
  }
  return null;
}

function dateProblems({ isTemporary, from, until }: TypedAddress, today: string): AddressProblem[] {
  if (!isTemporary) return [];
  const problems: AddressProblem[] = [];
  if (from === '') problems.push({ field: 'from', code: 'missing' });
  if (until === '') problems.push({ field: 'until', code: 'missing' });
  else if (until < today) problems.push({ field: 'until', code: 'past' });
  else if (from !== '' && until < from) problems.push({ field: 'until', code: 'beforeFrom' });
  return problems;
}
