import type * as f from './fields';

/**
 * What `replay record` does with a value. A masked value is the same for the same value within one
 * recording. A value that its rule cannot mask, move or prove harmless stops the recording.
 */
export type Masking =
  /** A small number, a time of day, a flag or a word of a closed list says nothing about a person: unchanged. */
  | 'closed'
  | 'givenName'
  | 'familyName'
  | 'fullName'
  /** Digits for digits, letters for letters. */
  | 'sameForm'
  /** The same, after the id of the family; a person's suffix such as `-03` stays. */
  | 'familyId'
  /** At most three characters stay; a longer value is masked by its form. */
  | 'shortCode'
  /** A client of the portal stays; any other value is masked by its form. */
  | 'client'
  | 'phone'
  | 'email'
  | 'street'
  | 'city'
  | 'zip'
  /** Rounded to whole degrees. */
  | 'coordinate'
  /** Moved by a number of days that is drawn for each recording; a time of day stays. */
  | 'date'
  /** Moved with the dates, by years. */
  | 'year'
  /** The month of a year next to it: both move with the dates. */
  | 'month'
  /** The first day of a year; the age stays. */
  | 'birthDate'
  /** Replaced by a number with a word for what it is. */
  | 'drug'
  | 'pharmacy'
  | 'organization'
  | 'words'
  /** Replaced by a fixed sentence. */
  | 'text'
  | 'url'
  | 'signedUrl';

/** What follows from the meaning of a field, apart from its parser. */
export interface Meaning {
  /** A value as a service writes it: for OpenAPI, and for the inputs of contracts. */
  example: string | number | boolean;
  /** The JSON Schema format. */
  format?: 'date' | 'date-time' | 'email' | 'uri';
  /** What a value's text matches, where the field itself has no pattern: for Pact. */
  pattern?: string;
  /** What a contract asks of a text, stricter than what the portal reads: for Pact. */
  strict?: string;
  masking: Masking;
}

const calendarDay = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const timeOfDay = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,3})?(Z|[+-]\\d\\d:\\d\\d)';

const digits = '\\d+';
const decimal = '-?\\d*\\.?\\d+';

/** Every meaning, so that a missing row does not compile. No browser code imports this. */
export const meanings: Readonly<Record<f.MeaningName, Meaning>> = {
  givenName: { example: 'Marisol', masking: 'givenName' },
  familyName: { example: 'Sampleton', masking: 'familyName' },
  fullName: { example: 'Marisol Sampleton', masking: 'fullName' },
  phone: { example: '1-800-555-0142', strict: '\\+?[\\d() .-]{10,20}', masking: 'phone' },
  email: {
    example: 'marisol.sampleton@example.com',
    format: 'email',
    strict: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+',
    masking: 'email',
  },
  street: { example: '14 Example Lane', masking: 'street' },
  city: { example: 'Sampleville', masking: 'city' },
  state: { example: 'MN', strict: '[A-Z]{2}', masking: 'shortCode' },
  zip: { example: '55000', masking: 'zip' },
  coordinate: { example: 44.9801, pattern: decimal, masking: 'coordinate' },

  isoDate: { example: '2026-11-05', format: 'date', strict: calendarDay, masking: 'date' },
  isoDateTime: {
    example: '2026-11-05T14:00:00Z',
    format: 'date-time',
    strict: `${calendarDay}T${timeOfDay}`,
    masking: 'date',
  },
  timeOfDay: { example: '09:00', strict: '([01]\\d|2[0-4]):[0-5]\\d', masking: 'closed' },
  birthDate: {
    example: '1978-03-02',
    strict: `${calendarDay}|(0[1-9]|1[0-2])/(0[1-9]|[12]\\d|3[01])/\\d{4}`,
    pattern: '\\d{4}-\\d{2}-\\d{2}|\\d{2}/\\d{2}/\\d{4}',
    masking: 'birthDate',
  },
  planYear: { example: 2026, pattern: '20\\d{2}', masking: 'year' },
  dayOfMonth: { example: 15, pattern: '0?[1-9]|1\\d|2[0-8]', masking: 'closed' },
  month: { example: 9, pattern: '0?[1-9]|1[0-2]', masking: 'month' },
  year: { example: 2029, pattern: '20\\d{2}', masking: 'year' },

  memberId: { example: 'EVF00421787', pattern: '[A-Za-z0-9._-]{1,64}', masking: 'familyId' },
  recordId: { example: 'RECORD-1', masking: 'sameForm' },
  rxNumber: { example: '5521312', strict: '\\d{4,12}', masking: 'sameForm' },
  npi: { example: '1234567893', masking: 'sameForm' },
  ndc: { example: '99002010160', masking: 'sameForm' },
  hsn: { example: '919601', strict: '\\d{6}', masking: 'sameForm' },
  planId: { example: 'FAM-1500', strict: '[A-Za-z0-9-]{1,20}', masking: 'sameForm' },
  bin: { example: '012345', strict: '\\d{6}', masking: 'sameForm' },
  pcn: { example: 'SAMPLE01', strict: '[A-Za-z0-9]{1,10}', masking: 'sameForm' },
  rxGroup: { example: 'EVF1000', strict: '[A-Za-z0-9]{1,15}', masking: 'sameForm' },
  personCode: { example: '01', strict: '\\d{2,3}', masking: 'shortCode' },
  pbpNumber: { example: '042', strict: '\\d{3}', masking: 'shortCode' },
  groupId: { example: '70021', strict: '[A-Za-z0-9]{1,15}', masking: 'sameForm' },
  clientCode: { example: 'common', strict: '[a-z0-9_-]{1,40}', masking: 'client' },
  last4: { example: '4242', masking: 'sameForm' },
  token: { example: 'example-token', strict: '\\S+', masking: 'sameForm' },
  key: { example: 'example-key', strict: '\\S+', masking: 'shortCode' },

  money: {
    example: 12.5,
    pattern: '-?\\d+(\\.\\d{1,2})?',
    strict: '-?\\d+\\.\\d{2}',
    masking: 'closed',
  },
  count: { example: 2, pattern: digits, masking: 'closed' },
  quantity: { example: 30, pattern: '\\d*\\.?\\d+', masking: 'closed' },
  percent: { example: 25, pattern: '\\d*\\.?\\d+', masking: 'closed' },
  featureId: { example: 3, pattern: digits, masking: 'closed' },

  drugName: { example: 'Metformin ER 500 mg tablet', masking: 'drug' },
  pharmacyName: { example: 'Maple & Main Pharmacy', masking: 'pharmacy' },
  organizationName: { example: 'Sample Medical Group', masking: 'organization' },
  url: { example: 'https://www.example.com/', strict: '(https?://|www\\.)\\S+', masking: 'url' },
  signedUrl: { example: 'https://www.example.com/e30.e30.', format: 'uri', masking: 'signedUrl' },
  code: { example: 'PAID', masking: 'closed' },
  flag: { example: true, pattern: 'true|false', masking: 'closed' },
  language: { example: 'en', masking: 'closed' },
  freeText: { example: 'Penicillin', masking: 'text' },
  label: { example: 'Example label', masking: 'words' },
  markdown: { example: 'Call us at 1-800-555-0142.', masking: 'text' },
};
