import type { MeaningName } from './fields';

/** What `replay record` does with a value. A masked value is the same for the same value within one recording. */
export type Masking =
  /** Says nothing about a person: unchanged. */
  | 'unchanged'
  | 'givenName'
  | 'familyName'
  | 'fullName'
  /** Digits for digits, letters for letters. */
  | 'sameForm'
  | 'phone'
  | 'email'
  | 'street'
  | 'city'
  | 'zip'
  /** Rounded to whole degrees. */
  | 'coordinate'
  /** Moved by a number of days that is drawn for each recording. */
  | 'date'
  | 'birthDate'
  /** Replaced by a fixed sentence. */
  | 'text'
  | 'url'
  /** The token in the URL is replaced. */
  | 'signedUrl';

/** What follows from the meaning of a field, apart from its parser. */
export interface Meaning {
  /** A value as a service writes it: for OpenAPI, and for the inputs of contracts. */
  example: string | number | boolean;
  /** The JSON Schema format. */
  format?: 'date' | 'date-time' | 'email' | 'uri';
  /** What a value's text matches, where the field itself has no pattern: for Pact. */
  pattern?: string;
  masking: Masking;
}

const digits = '\\d+';
const decimal = '-?\\d*\\.?\\d+';

/** Every meaning, so that a missing row does not compile. No browser code imports this. */
export const meanings: Readonly<Record<MeaningName, Meaning>> = {
  givenName: { example: 'Marisol', masking: 'givenName' },
  familyName: { example: 'Sampleton', masking: 'familyName' },
  fullName: { example: 'Marisol Sampleton', masking: 'fullName' },
  phone: { example: '1-800-555-0142', masking: 'phone' },
  email: { example: 'marisol.sampleton@example.com', format: 'email', masking: 'email' },
  street: { example: '14 Example Lane', masking: 'street' },
  city: { example: 'Sampleville', masking: 'city' },
  state: { example: 'MN', masking: 'unchanged' },
  zip: { example: '55000', masking: 'zip' },
  coordinate: { example: 44.9801, pattern: decimal, masking: 'coordinate' },

  isoDate: { example: '2026-11-05', format: 'date', masking: 'date' },
  isoDateTime: { example: '2026-11-05T14:00:00Z', format: 'date-time', masking: 'date' },
  birthDate: {
    example: '1978-03-02',
    pattern: '\\d{4}-\\d{2}-\\d{2}|\\d{2}/\\d{2}/\\d{4}',
    masking: 'birthDate',
  },
  planYear: { example: 2026, pattern: '20\\d{2}', masking: 'unchanged' },
  dayOfMonth: { example: 15, pattern: '0?[1-9]|1\\d|2[0-8]', masking: 'unchanged' },
  month: { example: 9, pattern: '0?[1-9]|1[0-2]', masking: 'unchanged' },
  year: { example: 2029, pattern: '20\\d{2}', masking: 'unchanged' },

  memberId: { example: 'EVF00421787', masking: 'sameForm' },
  recordId: { example: 'RECORD-1', masking: 'sameForm' },
  rxNumber: { example: '5521312', masking: 'sameForm' },
  npi: { example: '1234567893', masking: 'sameForm' },
  ndc: { example: '99002010160', masking: 'unchanged' },
  planId: { example: 'FAM-1500', masking: 'unchanged' },
  bin: { example: '012345', masking: 'unchanged' },
  pcn: { example: 'SAMPLE01', masking: 'unchanged' },
  rxGroup: { example: 'EVF1000', masking: 'unchanged' },
  personCode: { example: '01', masking: 'unchanged' },
  pbpNumber: { example: '042', masking: 'unchanged' },
  groupId: { example: '70021', masking: 'sameForm' },
  clientCode: { example: 'common', masking: 'unchanged' },
  last4: { example: '4242', masking: 'sameForm' },
  token: { example: 'example-token', masking: 'sameForm' },
  key: { example: 'example-key', masking: 'unchanged' },

  money: { example: 12.5, pattern: '-?\\$?[0-9,]*\\.?[0-9]+', masking: 'unchanged' },
  count: { example: 2, pattern: digits, masking: 'unchanged' },
  quantity: { example: 30, pattern: '\\d*\\.?\\d+', masking: 'unchanged' },
  percent: { example: 25, pattern: '\\d*\\.?\\d+', masking: 'unchanged' },
  featureId: { example: 3, pattern: digits, masking: 'unchanged' },

  drugName: { example: 'Metformin ER 500 mg tablet', masking: 'unchanged' },
  pharmacyName: { example: 'Maple & Main Pharmacy', masking: 'unchanged' },
  organizationName: { example: 'Sample Medical Group', masking: 'unchanged' },
  url: { example: 'https://www.example.com/', masking: 'url' },
  signedUrl: { example: 'https://www.example.com/e30.e30.', format: 'uri', masking: 'signedUrl' },
  code: { example: 'PAID', masking: 'unchanged' },
  flag: { example: true, pattern: 'true|false', masking: 'unchanged' },
  language: { example: 'en', masking: 'unchanged' },
  freeText: { example: 'Penicillin', masking: 'text' },
  label: { example: 'Example label', masking: 'unchanged' },
  markdown: { example: 'Call us at 1-800-555-0142.', masking: 'unchanged' },
};
