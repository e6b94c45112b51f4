import { hasDeaCheckDigit } from './identifiers';
import {
  mostOfEmail,
  pattern,
  problem,
  readDay,
  readEmail,
  readNdc,
  readNpi,
  readNumber,
  readPhone,
  text,
  type TextRead,
  value,
  withoutSeparators,
} from './text-readers';

interface KindSpec {
  /** Reads what was typed, trimmed and not empty. A value that was read before reads the same again. */
  read: (typed: string) => TextRead;
  control: 'line' | 'area' | 'date' | 'money' | 'state';
  /** Characters that may be typed. */
  most: number;
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
  autoComplete?: string;
  /** A text that is accepted, and one that is not; null where any text is. */
  example: string;
  refused: string | null;
  /** What it means: a name of the contracts' table of meanings, from which masking in recordings follows. */
  meaning: string;
  /** A printed or downloaded copy shows the last four characters alone. */
  masked?: true;
}

/** States, the federal district, territories and military mail, as the postal service writes them. */
export const stateCodes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP'.split(
    ' ',
  );

const name = (autoComplete: string, example: string, meaning: string, most = 50): KindSpec => ({
  read: text,
  control: 'line',
  most,
  autoComplete,
  example,
  refused: null,
  meaning,
});
const line = (example: string, meaning: string, most: number): KindSpec => ({
  read: text,
  control: 'line',
  most,
  autoComplete: 'off',
  example,
  refused: null,
  meaning,
});

/** Every kind of typed field by its meaning (forms.md 0), one row each: how it is read, typed and masked. */
export const textKinds = {
  givenName: name('given-name', 'Marisol', 'givenName'),
  familyName: name('family-name', 'Sampleton', 'familyName'),
  fullName: name('name', 'Marisol Sampleton', 'fullName', 101),
  birthDate: {
    read: readDay,
    control: 'date',
    most: 10,
    autoComplete: 'bday',
    example: '1978-3-2',
    refused: '2023-2-29',
    meaning: 'birthDate',
  },
  date: {
    read: readDay,
    control: 'date',
    most: 10,
    example: '2026-11-05',
    refused: '2026-13-1',
    meaning: 'isoDate',
  },
  memberId: {
    read: pattern(/^[A-Z0-9-]{6,20}$/, 'memberId', (typed) =>
      typed.toUpperCase().replace(/\s/g, ''),
    ),
    control: 'line',
    most: 24,
    autoComplete: 'off',
    example: 'evf00421787',
    refused: 'EVF_1',
    meaning: 'memberId',
    masked: true,
  },
  medicareNumber: {
    read: pattern(
      /^[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y]{2}\d{2}$/,
      'medicareNumber',
      (typed) => typed.toUpperCase().replace(/[\s-]/g, ''),
    ),
    control: 'line',
    most: 16,
    autoComplete: 'off',
    example: '1EG4-TE5-MK73',
    refused: '1SG4-TE5-MK73',
    meaning: 'memberId',
    masked: true,
  },
  street: name('address-line1', '14 Example Lane', 'street', 60),
  street2: name('address-line2', 'Apt 3', 'street', 60),
  city: name('address-level2', 'Sampleville', 'city', 40),
  state: {
    read: (typed) => (stateCodes.includes(typed) ? value(typed) : problem('option')),
    control: 'state',
    most: 2,
    autoComplete: 'address-level1',
    example: 'MN',
    refused: 'XX',
    meaning: 'state',
  },
  zip: {
    read: pattern(/^\d{5}(-\d{4})?$/, 'zip'),
    control: 'line',
    most: 10,
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    example: '55000',
    refused: '5500',
    meaning: 'zip',
  },
  phone: {
    read: readPhone,
    control: 'line',
    most: 24,
    inputMode: 'tel',
    autoComplete: 'tel',
    example: '+1 (612) 555-0101',
    refused: '612-155-0101',
    meaning: 'phone',
  },
  phoneExtension: {
    read: pattern(/^\d{1,6}$/, 'phoneExtension'),
    control: 'line',
    most: 6,
    inputMode: 'numeric',
    autoComplete: 'tel-extension',
    example: '4410',
    refused: 'x44',
    meaning: 'freeText',
  },
  email: {
    read: readEmail,
    control: 'line',
    most: mostOfEmail,
    inputMode: 'email',
    autoComplete: 'email',
    example: 'name@example.com',
    refused: 'wendell@example',
    meaning: 'email',
  },
  npi: {
    read: readNpi,
    control: 'line',
    most: 14,
    inputMode: 'numeric',
    example: '1234567893',
    refused: '1234567890',
    meaning: 'npi',
  },
  dea: {
    read: (typed) => {
      const number = withoutSeparators(typed).toUpperCase();
      return hasDeaCheckDigit(number) ? value(number) : problem('dea');
    },
    control: 'line',
    most: 12,
    autoComplete: 'off',
    example: 'fz1234563',
    refused: 'FZ1234560',
    meaning: 'freeText',
  },
  pharmacyNumber: {
    read: (typed) => {
      const digits = withoutSeparators(typed);
      return /^\d{7}$/.test(digits) || readNpi(digits).value
        ? value(digits)
        : problem('pharmacyNumber');
    },
    control: 'line',
    most: 14,
    inputMode: 'numeric',
    example: '9900124',
    refused: '990012',
    meaning: 'npi',
  },
  rxNumber: {
    read: pattern(/^\d{1,12}$/, 'rxNumber'),
    control: 'line',
    most: 12,
    inputMode: 'numeric',
    example: '5521312',
    refused: '55-21',
    meaning: 'rxNumber',
  },
  ndc: {
    read: readNdc,
    control: 'line',
    most: 14,
    example: '9900-2010-16',
    refused: '9900201016',
    meaning: 'ndc',
  },
  drugName: line('Metformin ER 500 mg tablet', 'drugName', 100),
  quantity: {
    read: readNumber('quantity', { decimals: 3, most: 9_999_999.999, least: 0.001 }),
    control: 'line',
    most: 13,
    inputMode: 'decimal',
    example: '30',
    refused: '0',
    meaning: 'quantity',
  },
  daysSupply: {
    read: readNumber('daysSupply', { decimals: 0, most: 365, least: 1 }),
    control: 'line',
    most: 3,
    inputMode: 'numeric',
    example: '30',
    refused: '366',
    meaning: 'count',
  },
  money: {
    read: readNumber('money', { decimals: 2, most: 99_999.99 }),
    control: 'money',
    most: 14,
    inputMode: 'decimal',
    example: '$1,025.5',
    refused: '12.345',
    meaning: 'money',
  },
  diagnosis: {
    read: pattern(/^[A-Z]\d[0-9A-Z](\.?[0-9A-Z]{1,4})?$/, 'diagnosis', (typed) =>
      typed.toUpperCase(),
    ),
    control: 'line',
    most: 8,
    example: 'e11.9',
    refused: '11.9E',
    meaning: 'freeText',
  },
  subject: line('A question about my order', 'freeText', 100),
  shortText: line('Sample text', 'freeText', 100),
  longText: {
    read: value,
    control: 'area',
    most: 2000,
    example: 'I tried two other drugs.\nOne gave me a rash.',
    refused: null,
    meaning: 'freeText',
  },
} as const satisfies Readonly<Record<string, KindSpec>>;

export type TextKind = keyof typeof textKinds;

export const kindOf = (kind: TextKind): KindSpec => textKinds[kind];

export const isTextKind = (kind: string): kind is TextKind => Object.hasOwn(textKinds, kind);

/** Kinds whose general message says what to enter; every other required field has its own `missing`. */
export const kindsWithMissing = [
  'givenName',
  'familyName',
  'birthDate',
  'date',
  'memberId',
  'street',
  'city',
  'state',
  'zip',
  'phone',
  'email',
  'npi',
  'rxNumber',
  'ndc',
  'drugName',
  'quantity',
  'daysSupply',
  'money',
] as const satisfies readonly TextKind[];
export type KindWithMissing = (typeof kindsWithMissing)[number];

export const hasGeneralMissing = (kind: string): kind is KindWithMissing =>
  kindsWithMissing.some((each) => each === kind);
