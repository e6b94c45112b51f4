import { type InputKind, inputKinds, kindOf } from '../inputs/kinds';
import type { OrderNeeds } from './usual-choices';
import type { TypedAddress } from './typed-address';

/** The fields of an address that are typed, with the most characters of each. */
export const addressLengths = {
  nickname: 40,
  name: inputKinds.fullName.most,
  line1: inputKinds.street.most,
  line2: inputKinds.street2.most,
  city: inputKinds.city.most,
  zip: inputKinds.zip.most,
  phone: inputKinds.phone.most,
  note: 80,
} as const;

export type AddressField = Exclude<keyof TypedAddress, 'isTemporary' | 'isDefault'>;

type TypedField = keyof typeof kinds;
/** What the kinds of the fields find wrong. */
type KindProblem = NonNullable<
  ReturnType<(typeof inputKinds)[(typeof kinds)[TypedField]]['read']>['problem']
>;

export interface AddressProblem {
  field: AddressField;
  code: KindProblem | 'noNumber' | 'poBox' | 'past' | 'beforeFrom';
}

/** The most addresses that one person may have (forms.md 11). */
export const mostAddresses = 10;

/** Whether a line of an address names a box at the post office, as it is written on the mainland and in Puerto Rico. */
export const isPoBox = (line: string): boolean =>
  /\bp\.?\s*o\.?\s*(b\.?|box|bx)(?![a-z])|\bpost\s+office\s+box\b|\bapartado\b/i.test(line);

const kinds = {
  nickname: 'shortText',
  name: 'fullName',
  line1: 'street',
  line2: 'street2',
  city: 'city',
  state: 'state',
  zip: 'zip',
  phone: 'phone',
  note: 'shortText',
} as const satisfies Readonly<Partial<Record<AddressField, InputKind>>>;

const isStreetLine = (field: TypedField) => field === 'line1' || field === 'line2';

const required: readonly TypedField[] = ['name', 'line1', 'city', 'state', 'zip', 'phone'];

/** The problems of an address, field by field, for an order with these needs. */
export function addressProblemsOf(
  typed: TypedAddress,
  needs: OrderNeeds,
  today: string,
): AddressProblem[] {
  const fields: readonly TypedField[] = [...required, 'nickname', 'line2', 'note'];
  const found = fields.flatMap((field): AddressProblem[] => {
    const code = problemOf(field, typed[field], needs);
    return code ? [{ field, code }] : [];
  });
  return [...found, ...dateProblems(typed, today)];
}

function problemOf(
  field: TypedField,
  typed: string,
  needs: OrderNeeds,
): AddressProblem['code'] | null {
  const { value, problem } = inputKinds[kinds[field]].read(typed, lengthOf(field));
  if (problem === 'missing') return required.includes(field) ? 'missing' : null;
  if (problem !== undefined) return problem;
  if (isStreetLine(field) && isPoBox(value) && (needs.coldChain || needs.signature)) return 'poBox';
  return field === 'line1' && !/\d/.test(value) ? 'noNumber' : null;
}

const lengthOf = (field: TypedField): number | undefined =>
  field in addressLengths ? addressLengths[field as keyof typeof addressLengths] : undefined;

/** An address without problems as it is sent: each field in the form of its kind. */
export function addressToSend(typed: TypedAddress): TypedAddress {
  const fields = Object.entries(kinds) as [AddressField, InputKind][];
  const sent = fields.map(([field, kind]) => [field, kindOf(kind).read(typed[field]).value ?? '']);
  return { ...typed, ...Object.fromEntries(sent) };
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
