import { drugNameKind, searchWordsKind, zip5Kind, zipKind } from './early-kinds';
import { isRoutingNumber } from './identifiers';
import { kind, type KindSpec, nameKind, pattern, problem, textKind, value } from './kind';
import { tidyMemberId } from './member-id';
import {
  inGroups,
  mostOfEmail,
  phoneText,
  readDay,
  readDea,
  readEmail,
  readNdc,
  readNpi,
  readNumber,
  readPhone,
} from './readers';
import { passwordLength } from '../registration/password';
import {
  mostOfFileName,
  tidyCode,
  tidyDay,
  tidyEmail,
  tidyFileName,
  tidyPhone,
  tidyRxNumber,
  tidyText,
  tidyWords,
  withoutSeparators,
} from './tidy';
import { readTypedPlace, stateCodes } from './typed-place';

/**
 * The table of input kinds: every kind of value that a person types, one row each (forms.md 0). Fields, forms, checks
 * of the BFF and stand-ins read what was typed by it.
 */
export const inputKinds = {
  // Who a person is, and where they are reached
  givenName: nameKind('given-name', 'Marisol', 'givenName'),
  familyName: nameKind('family-name', 'Sampleton', 'familyName'),
  fullName: nameKind('name', 'Marisol Sampleton', 'fullName', 101),
  /** The name of the person who signs; it is compared with the name on file by `isSameName`. */
  signature: nameKind('name', 'Marisol Sampleton', 'fullName', 101),
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
    most: 11,
    autoComplete: 'off',
    format: inGroups(4, 3, 4),
    example: '1EG4-TE5-MK73',
    refused: '1SG4-TE5-MK73',
    meaning: 'memberId',
    masked: true,
  }),
  street: nameKind('address-line1', '14 Example Lane', 'street', 60),
  street2: nameKind('address-line2', 'Apt 3', 'street', 60),
  city: nameKind('address-level2', 'Sampleville', 'city', 40),
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
  zip: zipKind,
  zip5: zip5Kind,
  /** A ZIP code, or a city with or without its state (`readTypedPlace`). */
  place: kind({
    tidy: tidyWords,
    read: (text) => (readTypedPlace(text) === null ? problem('place') : value(text)),
    problems: ['place'],
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
    most: 6,
    inputMode: 'numeric',
    autoComplete: 'tel-extension',
    example: '4410',
    refused: 'x44',
    meaning: 'label',
  }),
  email: kind({
    tidy: tidyEmail,
    read: readEmail,
    problems: ['email', 'emailLength'],
    most: mostOfEmail,
    inputMode: 'email',
    autoComplete: 'email',
    example: 'name@example.com',
    refused: 'wendell@example',
    meaning: 'email',
  }),
  /** An email address may be one. */
  username: kind({
    tidy: tidyCode,
    read: pattern(/^[A-Za-z0-9._@+-]{6,50}$/, 'username'),
    problems: ['username'],
    most: 50,
    autoComplete: 'username',
    autoCapitalize: 'none',
    example: 'marisol.sampleton',
    refused: 'short',
    meaning: 'email',
  }),
  /** A username, or an email address. */
  login: kind({
    tidy: tidyCode,
    read: pattern(/^\S+$/, 'login'),
    problems: ['login'],
    most: mostOfEmail,
    autoComplete: 'username',
    autoCapitalize: 'none',
    example: 'name@example.com',
    refused: 'marisol sampleton',
    meaning: 'email',
  }),
  /** A new one; what it needs besides is in `passwordProblem`. */
  password: kind({
    tidy: (typed) => typed,
    read: value,
    problems: [],
    control: 'password',
    most: passwordLength.most,
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    isVerbatim: true,
    example: 'a few words, put together',
    refused: null,
    meaning: 'token',
    masked: true,
  }),
  /** A code that was sent to a phone or an email address, used once. */
  code: kind({
    tidy: withoutSeparators,
    read: pattern(/^\d{6}$/, 'code'),
    problems: ['code'],
    most: 6,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    example: '123 456',
    refused: '12345',
    meaning: 'token',
  }),

  // Who treats a person, and with what
  npi: kind({
    tidy: withoutSeparators,
    read: readNpi,
    problems: ['npi', 'npiDigits', 'npiLength'],
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
    most: 10,
    inputMode: 'numeric',
    example: '9900124',
    refused: '990012',
    meaning: 'npi',
  }),
  rxNumber: kind({
    tidy: tidyRxNumber,
    read: pattern(/^\d+$/, 'rxNumber'),
    problems: ['rxNumber'],
    most: 12,
    inputMode: 'numeric',
    example: '5521312',
    refused: 'none',
    meaning: 'rxNumber',
  }),
  /** Seven digits; labels of home delivery print up to two letters before them. */
  homeDeliveryRx: kind({
    tidy: (typed) => tidyRxNumber(typed).replace(/^[A-Z]{1,2}(?=\d)/, ''),
    read: pattern(/^\d{7}$/, 'rxNumber'),
    problems: ['rxNumber'],
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
    most: 17,
    example: '9900-2010-16',
    refused: '9900201016',
    meaning: 'ndc',
  }),
  drugName: drugNameKind,
  quantity: kind({
    tidy: tidyCode,
    read: readNumber('quantity', { decimals: 3, most: 9_999_999.999, least: 0.001 }),
    problems: ['quantity'],
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
    most: 4,
    inputMode: 'numeric',
    example: '30',
    refused: '366',
    meaning: 'count',
  }),
  diagnosis: kind({
    tidy: (typed) => tidyCode(typed).toUpperCase(),
    read: pattern(/^[A-Z]\d[0-9A-Z](\.?[0-9A-Z]{1,4})?$/, 'diagnosis'),
    problems: ['diagnosis'],
    most: 8,
    example: 'e11.9',
    refused: '11.9E',
    meaning: 'freeText',
  }),

  // Money
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
    most: 17,
    inputMode: 'numeric',
    autoComplete: 'off',
    example: '0001 2345 67',
    refused: '123',
    meaning: 'token',
    masked: true,
  }),

  // Numbers and texts
  /** The number of a saved price, as the service writes it. */
  quoteNumber: kind({
    tidy: (typed) =>
      tidyWords(typed)
        .replace(/["“”]/g, '')
        .toUpperCase()
        .replace(/[\s-]+/g, '-'),
    read: pattern(/^[A-Z0-9][A-Z0-9._-]*$/, 'quoteNumber'),
    problems: ['quoteNumber'],
    most: 64,
    autoComplete: 'off',
    example: 'q 7mkr 4txb w92d',
    refused: 'Q/7MKR',
    meaning: 'freeText',
  }),
  /** The number of a call or a ticket, by which staff find again why they acted for a member. */
  reference: kind({
    tidy: tidyCode,
    read: pattern(/^[A-Za-z0-9][A-Za-z0-9-]*$/, 'reference'),
    problems: ['reference'],
    most: 30,
    autoComplete: 'off',
    example: 'CALL-20417',
    refused: 'CALL 20417',
    meaning: 'recordId',
  }),
  subject: textKind('A question about my order', 'freeText', 100),
  searchWords: searchWordsKind,
  shortText: textKind('Sample text', 'freeText', 100),
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
  fileName: textKind('receipt.pdf', 'freeText', mostOfFileName, tidyFileName),
} as const satisfies Readonly<Record<string, KindSpec>>;

export type InputKind = keyof typeof inputKinds;

export const kindOf = (kind: InputKind): KindSpec => inputKinds[kind];

export const isInputKind = (kind: string): kind is InputKind => Object.hasOwn(inputKinds, kind);
