import { tidyMemberId } from './member-id';
import { isRoutingNumber } from './identifiers';
import {
  type InputProblem,
  type InputRead,
  mostOfEmail,
  pattern,
  phoneText,
  problem,
  type Reader,
  readDay,
  readDea,
  readEmail,
  readNdc,
  readNpi,
  readNumber,
  readPhone,
  readZip,
  readZip5,
  tidyEmail,
  tidyPhone,
  value,
  withoutSeparators,
} from './readers';
import {
  hasControlCharacters,
  tidyCode,
  tidyFileName,
  tidyLine,
  tidyText,
  tidyWords,
} from './tidy';
import { readTypedPlace, stateCodes } from './typed-place';

/** What one kind of typed value is: how it is read, typed, shown and masked. */
interface KindRow {
  /** Takes out what is copied along with a value: what is left counts, and is measured. */
  tidy: (typed: string) => string;
  /** Reads a tidy text that is not empty. */
  read: Reader;
  /** What `read` can find wrong. */
  problems: readonly InputProblem[];
  control: 'line' | 'area' | 'date' | 'money' | 'state';
  /** Characters of the tidy text. No field cuts what is pasted. */
  most: number;
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
  autoComplete?: string;
  /** A value as it is shown. */
  format?: (value: string) => string;
  /** A text that is accepted, and one that is not; null where any text is. */
  example: string;
  refused: string | null;
  /** What it means: a name of the contracts' table of meanings, from which masking in recordings follows. */
  meaning: string;
  /** A printed or downloaded copy shows the last four characters alone. */
  masked?: true;
}

/** A kind, whose `read` takes what was typed. */
export interface KindSpec extends KindRow {
  /**
   * The value of what was typed, or the problem. A value that was read before reads the same again. `most`: the
   * characters of this field, where they are not those of the kind.
   */
  read: (typed: string, most?: number) => InputRead;
}

function kind<const Row extends KindRow>(row: Row) {
  const read = (typed: string, most: number = row.most): InputRead => {
    const text = row.tidy(typed);
    if (text === '') return problem('missing');
    if (hasControlCharacters(text)) return problem('characters');
    const found = row.read(text);
    // What to enter helps more than how long it may be.
    return found.problem === undefined && text.length > most ? problem('tooLong') : found;
  };
  return { ...row, read };
}

const name = (autoComplete: string, example: string, meaning: string, most = 50) =>
  kind({
    tidy: tidyWords,
    read: value,
    problems: [],
    control: 'line',
    most,
    autoComplete,
    example,
    refused: null,
    meaning,
  });
const line = (example: string, meaning: string, most: number, tidy = tidyLine) =>
  kind({
    tidy,
    read: value,
    problems: [],
    control: 'line',
    most,
    autoComplete: 'off',
    example,
    refused: null,
    meaning,
  });
/** A day in three fields, joined by hyphens; three empty ones are nothing. */
const tidyDay = (typed: string) => tidyCode(typed).replace(/^[\s-]+$/, '');
const asRxNumber = (typed: string) =>
  withoutSeparators(tidyCode(typed).replace(/^rx\b[\s#:.-]*|^#/i, ''));
const inGroups =
  (...sizes: number[]) =>
  (text: string) => {
    let at = 0;
    return sizes.map((size) => text.slice(at, (at += size))).join('-');
  };

/**
 * The table of input kinds: every kind of value that a person types, one row each (forms.md 0). Fields, forms, checks
 * of the BFF and stand-ins read what was typed by it.
 */
export const inputKinds = {
  givenName: name('given-name', 'Marisol', 'givenName'),
  familyName: name('family-name', 'Sampleton', 'familyName'),
  fullName: name('name', 'Marisol Sampleton', 'fullName', 101),
  /** The name of the person who signs; it is compared with the name on file by `isSameName`. */
  signature: name('name', 'Marisol Sampleton', 'fullName', 101),
  birthDate: kind({
    tidy: tidyDay,
    read: readDay,
    problems: ['date'],
    control: 'date',
    most: 10,
    autoComplete: 'bday',
    example: '1978-3-2',
    refused: '2023-2-29',
    meaning: 'birthDate',
  }),
  date: kind({
    tidy: tidyDay,
    read: readDay,
    problems: ['date'],
    control: 'date',
    most: 10,
    example: '2026-11-05',
    refused: '2026-13-1',
    meaning: 'isoDate',
  }),
  memberId: kind({
    tidy: tidyMemberId,
    read: pattern(/^[A-Z0-9-]{6,20}$/, 'memberId'),
    problems: ['memberId'],
    control: 'line',
    most: 20,
    autoComplete: 'off',
    example: 'evf00421787',
    refused: 'EVF_1',
    meaning: 'memberId',
    masked: true,
  }),
  medicareNumber: kind({
    tidy: withoutSeparators,
    read: pattern(
      /^[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y]{2}\d{2}$/,
      'medicareNumber',
    ),
    problems: ['medicareNumber'],
    control: 'line',
    most: 11,
    autoComplete: 'off',
    format: inGroups(4, 3, 4),
    example: '1EG4-TE5-MK73',
    refused: '1SG4-TE5-MK73',
    meaning: 'memberId',
    masked: true,
  }),
  street: name('address-line1', '14 Example Lane', 'street', 60),
  street2: name('address-line2', 'Apt 3', 'street', 60),
  city: name('address-level2', 'Sampleville', 'city', 40),
  state: kind({
    tidy: withoutSeparators,
    read: (text) => (stateCodes.includes(text) ? value(text) : problem('option')),
    problems: ['option'],
    control: 'state',
    most: 2,
    autoComplete: 'address-level1',
    example: 'MN',
    refused: 'XX',
    meaning: 'state',
  }),
  /** Five digits or nine. */
  zip: kind({
    tidy: tidyCode,
    read: readZip,
    problems: ['zip'],
    control: 'line',
    most: 10,
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    example: '55000',
    refused: '5500',
    meaning: 'zip',
  }),
  /** Where five digits are enough: those of a ZIP code with nine are taken. */
  zip5: kind({
    tidy: tidyCode,
    read: readZip5,
    problems: ['zip'],
    control: 'line',
    most: 10,
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    example: '55000-1234',
    refused: '5500',
    meaning: 'zip',
  }),
  /** A ZIP code, or a city with or without its state (`readTypedPlace`). */
  place: kind({
    tidy: tidyWords,
    read: (text) => (readTypedPlace(text) === null ? problem('place') : value(text)),
    problems: ['place'],
    control: 'line',
    most: 80,
    autoComplete: 'off',
    example: 'Sampleville, MN',
    refused: '550',
    meaning: 'city',
  }),
  phone: kind({
    tidy: tidyPhone,
    read: readPhone,
    problems: ['phone', 'phoneAbroad'],
    control: 'line',
    most: 10,
    inputMode: 'tel',
    autoComplete: 'tel',
    format: phoneText,
    example: '+1 (612) 555-0101',
    refused: '612-155-0101',
    meaning: 'phone',
  }),
  phoneExtension: kind({
    tidy: withoutSeparators,
    read: pattern(/^\d{1,6}$/, 'phoneExtension'),
    problems: ['phoneExtension'],
    control: 'line',
    most: 6,
    inputMode: 'numeric',
    autoComplete: 'tel-extension',
    example: '4410',
    refused: 'x44',
    meaning: 'freeText',
  }),
  email: kind({
    tidy: tidyEmail,
    read: readEmail,
    problems: ['email', 'emailLength'],
    control: 'line',
    most: mostOfEmail,
    inputMode: 'email',
    autoComplete: 'email',
    example: 'name@example.com',
    refused: 'wendell@example',
    meaning: 'email',
  }),
  /** A code that was sent to a phone or an email address, used once. */
  code: kind({
    tidy: withoutSeparators,
    read: pattern(/^\d{6}$/, 'code'),
    problems: ['code'],
    control: 'line',
    most: 6,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    example: '123 456',
    refused: '12345',
    meaning: 'token',
  }),
  npi: kind({
    tidy: withoutSeparators,
    read: readNpi,
    problems: ['npi', 'npiDigits', 'npiLength'],
    control: 'line',
    most: 10,
    inputMode: 'numeric',
    example: '1234567893',
    refused: '1234567890',
    meaning: 'npi',
  }),
  dea: kind({
    tidy: withoutSeparators,
    read: readDea,
    problems: ['dea', 'deaForm'],
    control: 'line',
    most: 9,
    autoComplete: 'off',
    example: 'fz1234563',
    refused: 'FZ1234560',
    meaning: 'freeText',
  }),
  pharmacyNumber: kind({
    tidy: withoutSeparators,
    read: (text) =>
      /^\d{7}$/.test(text) || readNpi(text).problem === undefined
        ? value(text)
        : problem('pharmacyNumber'),
    problems: ['pharmacyNumber'],
    control: 'line',
    most: 10,
    inputMode: 'numeric',
    example: '9900124',
    refused: '990012',
    meaning: 'npi',
  }),
  rxNumber: kind({
    tidy: asRxNumber,
    read: pattern(/^\d+$/, 'rxNumber'),
    problems: ['rxNumber'],
    control: 'line',
    most: 12,
    inputMode: 'numeric',
    example: '5521312',
    refused: 'none',
    meaning: 'rxNumber',
  }),
  /** Seven digits; labels of home delivery print up to two letters before them. */
  homeDeliveryRx: kind({
    tidy: (typed) => asRxNumber(typed).replace(/^[A-Z]{1,2}(?=\d)/, ''),
    read: pattern(/^\d{7}$/, 'rxNumber'),
    problems: ['rxNumber'],
    control: 'line',
    most: 7,
    inputMode: 'numeric',
    example: 'Rx# HD5521312',
    refused: '552131',
    meaning: 'rxNumber',
  }),
  ndc: kind({
    tidy: tidyCode,
    read: readNdc,
    problems: ['ndc'],
    control: 'line',
    most: 17,
    format: inGroups(5, 4, 2),
    example: '9900-2010-16',
    refused: '9900201016',
    meaning: 'ndc',
  }),
  drugName: line('Metformin ER 500 mg tablet', 'drugName', 100, tidyWords),
  quantity: kind({
    tidy: tidyCode,
    read: readNumber('quantity', { decimals: 3, most: 9_999_999.999, least: 0.001 }),
    problems: ['quantity'],
    control: 'line',
    most: 13,
    inputMode: 'decimal',
    example: '30',
    refused: '0',
    meaning: 'quantity',
  }),
  daysSupply: kind({
    tidy: (typed) => tidyCode(typed).replace(/\s*(days?|d[ií]as?)$/i, ''),
    read: readNumber('daysSupply', { decimals: 0, most: 365, least: 1 }),
    problems: ['daysSupply'],
    control: 'line',
    most: 4,
    inputMode: 'numeric',
    example: '30',
    refused: '366',
    meaning: 'count',
  }),
  money: kind({
    tidy: tidyCode,
    read: readNumber('money', { decimals: 2, most: 99_999.99 }),
    problems: ['money'],
    control: 'money',
    most: 14,
    inputMode: 'decimal',
    example: '$1,025.5',
    refused: '12.345',
    meaning: 'money',
  }),
  routingNumber: kind({
    tidy: withoutSeparators,
    read: (text) => (isRoutingNumber(text) ? value(text) : problem('routing')),
    problems: ['routing'],
    control: 'line',
    most: 9,
    inputMode: 'numeric',
    autoComplete: 'off',
    example: '021000021',
    refused: '021000022',
    meaning: 'token',
    masked: true,
  }),
  /** The number of a bank account (forms.md, payments). */
  accountNumber: kind({
    tidy: withoutSeparators,
    read: pattern(/^\d{4,17}$/, 'account'),
    problems: ['account'],
    control: 'line',
    most: 17,
    inputMode: 'numeric',
    autoComplete: 'off',
    example: '0001 2345 67',
    refused: '123',
    meaning: 'token',
    masked: true,
  }),
  diagnosis: kind({
    tidy: (typed) => tidyCode(typed).toUpperCase(),
    read: pattern(/^[A-Z]\d[0-9A-Z](\.?[0-9A-Z]{1,4})?$/, 'diagnosis'),
    problems: ['diagnosis'],
    control: 'line',
    most: 8,
    example: 'e11.9',
    refused: '11.9E',
    meaning: 'freeText',
  }),
  subject: line('A question about my order', 'freeText', 100),
  shortText: line('Sample text', 'freeText', 100),
  longText: kind({
    tidy: tidyText,
    read: value,
    problems: [],
    control: 'area',
    most: 2000,
    example: 'I tried two other drugs.\nOne gave me a rash.',
    refused: null,
    meaning: 'freeText',
  }),
  fileName: line('receipt.pdf', 'freeText', 240, tidyFileName),
} as const satisfies Readonly<Record<string, KindSpec>>;

export type InputKind = keyof typeof inputKinds;

export const kindOf = (kind: InputKind): KindSpec => inputKinds[kind];

export const isInputKind = (kind: string): kind is InputKind => Object.hasOwn(inputKinds, kind);
