import { isIsoDay, isoDay } from '@portal/domain';
import { exactNumber, flagField, numberField, orNone, textField, withMeaning } from './field';
import * as z from 'zod/mini';

export {
  exactNumber,
  type Field,
  fieldInfoOf,
  meaningOf,
  required,
  requiredNumber,
  withMeaning,
} from './field';
export { type MeaningName, meaningNames } from './meaning-names';
export { code, status } from './codes';
export { essential, isEssential, list, nullWithout, orNull, part } from './containers';

// People
export const givenName = textField('givenName');
export const familyName = textField('familyName');
export const fullName = textField('fullName');
export const phone = textField('phone');
export const email = textField('email');
export const street = textField('street');
export const city = textField('city');
export const state = textField('state');
export const zip = textField('zip', {
  pattern: /^\d{5}(-\d{4})?$/,
  message: 'A ZIP code has five digits, or nine with a hyphen.',
});
/** The five digits alone, in requests. */
export const zip5 = withMeaning(
  z.string().check(z.regex(/^\d{5}$/, 'A ZIP code has five digits.')),
  'zip',
);

// Dates
const calendarDate = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar date, YYYY-MM-DD, that exists (Spec §9). */
export const isoDate = textField('isoDate', {
  pattern: calendarDate,
  message: 'Write a date that exists as YYYY-MM-DD.',
  normalize: (text) => (isIsoDay(text) ? text : undefined),
});

/** A date of birth: services write it as YYYY-MM-DD or MM/DD/YYYY. Comes out as YYYY-MM-DD. */
export const birthDate = textField('birthDate', {
  message: 'Write a date that exists as YYYY-MM-DD or MM/DD/YYYY.',
  normalize: (text) => isoDay(text) ?? undefined,
});

/** A time as ISO 8601 with its zone. */
export const isoDateTime = textField('isoDateTime', {
  pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/,
  message: 'Write a time that exists as ISO 8601 with its zone.',
  normalize: (text) =>
    isIsoDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)) ? text : undefined,
});

/** A time as ISO 8601 in UTC, as `toISOString` writes it. */
export const utcTime = textField('isoDateTime', {
  pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/,
  message: 'Write a time that exists as ISO 8601, UTC.',
  normalize: (text) => (Number.isNaN(Date.parse(text)) ? undefined : text),
});

// Ids
/** A member id: letters, digits and hyphens. */
export const memberId = textField('memberId', {
  pattern: /^[A-Za-z0-9-]{1,40}$/,
  message: 'A member id has letters, digits and hyphens only.',
});

/** The id of a claim, or of another record of the services. */
export const recordId = textField('recordId', {
  pattern: /^[A-Za-z0-9._-]{1,64}$/,
  message: 'An id has letters, digits, dots, underscores and hyphens only.',
});
/** The id of a card holder or patient as another system writes it, in any form. */
export const foreignMemberId = textField('memberId');
export const rxNumber = textField('rxNumber');
export const npi = textField('npi', { pattern: /^\d{10}$/, message: 'An NPI has ten digits.' });
export const ndc = textField('ndc', { pattern: /^\d{11}$/, message: 'An NDC has eleven digits.' });
/** Names a drug product (assumed); '' for a drug that the drug service does not know. */
export const hsn = textField('hsn', { pattern: /^\d{6}$/, message: 'An hsn has six digits.' });
export const planId = textField('planId');
export const bin = textField('bin');
export const pcn = textField('pcn');
export const rxGroup = textField('rxGroup');
export const personCode = textField('personCode');
export const pbpNumber = textField('pbpNumber');
export const groupId = textField('groupId');
export const clientCode = textField('clientCode');
export const last4 = textField('last4', {
  pattern: /^\d{4}$/,
  message: 'The last four digits only.',
});
export const token = textField('token');
export const key = textField('key');

// Numbers
/** An amount in dollars: a number, or its digits with or without dollar sign and commas. */
export const money = numberField('money');
/** An amount that is a limit, a price or a sum paid, and so never below zero. */
export const nonNegativeMoney = numberField('money', { least: 0 });
/** The same where null says that there is none, e.g. no limit of a family. */
export const nonNegativeMoneyOrNone = orNone(nonNegativeMoney);
export const count = numberField('count', { least: 0, whole: true });
/** Business days by which packages are late; more than these are taken for a mistake. */
export const lateDays = numberField('count', { least: 0, most: 60, whole: true });
export const quantity = numberField('quantity', { least: 0 });
export const percent = numberField('percent', { least: 0, most: 100 });
export const coordinate = numberField('coordinate', { least: -180, most: 180 });
export const featureId = numberField('featureId', { least: 0, whole: true });
export const planYear = numberField('planYear', { least: 2000, most: 2100, whole: true });
/** Days that every month has. */
export const dayOfMonth = numberField('dayOfMonth', { least: 1, most: 28, whole: true });
export const month = numberField('month', { least: 1, most: 12, whole: true });
export const year = numberField('year', { least: 2000, most: 2100, whole: true });
/** A count where it must be there. */
export const exactCount = exactNumber(count);

// Texts and flags
export const drugName = textField('drugName');
export const pharmacyName = textField('pharmacyName');
export const organizationName = textField('organizationName');
export const url = textField('url');
/** A URL that grants access to anyone who has it. */
export const signedUrl = textField('signedUrl');
export const freeText = textField('freeText');
/** A text of the service that names nothing personal. */
export const label = textField('label');
export const markdown = textField('markdown');
export const flag = flagField();
/** A flag that protects someone: on unless the service says false. */
export const protectiveFlag = flagField(true);
export const language = withMeaning(z.enum(['en', 'es']), 'language');
