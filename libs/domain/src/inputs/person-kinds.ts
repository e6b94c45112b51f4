import { kind, name } from './kind';
import { tidyMemberId } from './member-id';
import {
  mostOfEmail,
  pattern,
  phoneText,
  problem,
  readDay,
  readEmail,
  readPhone,
  readZip,
  readZip5,
  tidyEmail,
  tidyPhone,
  value,
  withoutSeparators,
} from './readers';
import { tidyCode, tidyWords } from './tidy';
import { readTypedPlace, stateCodes } from './typed-place';

/** A day in three fields, joined by hyphens; three empty ones are nothing. */
const tidyDay = (typed: string) => tidyCode(typed).replace(/^[\s-]+$/, '');
const inGroups =
  (...sizes: number[]) =>
  (text: string) => {
    let at = 0;
    return sizes.map((size) => text.slice(at, (at += size))).join('-');
  };

/** Who a person is, and where they are reached. */
export const personKinds = {
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
} as const;
