import { parseTypedAmount } from '../money/money';
import { dateFieldsOf, readTypedDate } from '../inputs/typed-date';
import { hasNpiCheckDigit, padNdc } from './identifiers';

/** A value in the form in which it is sent, or why it is refused. */
export type TextRead = { value: string; problem?: never } | { problem: string; value?: never };

export const value = (text: string): TextRead => ({ value: text });
export const problem = (code: string): TextRead => ({ problem: code });
export const pattern =
  (form: RegExp, code: string, tidy = (typed: string) => typed) =>
  (typed: string): TextRead => {
    const text = tidy(typed);
    return form.test(text) ? value(text) : problem(code);
  };
const oneLine = (typed: string) => typed.replace(/\s+/g, ' ');
export const text = (typed: string) => value(oneLine(typed));
export const withoutSeparators = (typed: string) => typed.replace(/[\s.()-]/g, '');

/** A day as typed into three fields, `year-month-day` in any number of digits, as YYYY-MM-DD. */
export function readDay(typed: string): TextRead {
  const { date } = readTypedDate(dateFieldsOf(typed));
  return date === null ? problem('date') : value(date);
}

export function readPhone(typed: string): TextRead {
  const digits = withoutSeparators(typed).replace(/^\+?1(?=\d{10}$)/, '');
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? value(digits) : problem('phone');
}

/** A number from `least` to `most`, with at most `decimals` digits after its decimal point. */
export const readNumber =
  (
    code: string,
    { decimals, most, least = 0 }: { decimals: number; most: number; least?: number },
  ) =>
  (typed: string): TextRead => {
    const number = parseTypedAmount(typed, decimals);
    if (number === null || number < least || number > most) return problem(code);
    return value(code === 'money' ? number.toFixed(2) : String(number));
  };

/** Letters of any alphabet, digits, and the signs that HTML allows; no markup, and no pictures. */
const emailForm =
  /^(?!.*[\ufe00-\ufe0f])[\p{L}\p{Mn}\p{Mc}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}][\p{L}\p{Mn}\p{Mc}\p{N}-]*(\.[\p{L}\p{N}][\p{L}\p{Mn}\p{Mc}\p{N}-]*)+$/u;

/** The longest address, and the longest part before the @ (RFC 5321). */
export const mostOfEmail = 254;
const mostOfMailbox = 64;

export function readEmail(typed: string): TextRead {
  if (!emailForm.test(typed)) return problem('email');
  const isTooLong = typed.length > mostOfEmail || typed.indexOf('@') > mostOfMailbox;
  return isTooLong ? problem('emailLength') : value(typed);
}

export function readNpi(typed: string): TextRead {
  const digits = withoutSeparators(typed);
  return /^[12]\d{9}$/.test(digits) && hasNpiCheckDigit(digits) ? value(digits) : problem('npi');
}

export function readNdc(typed: string): TextRead {
  const padded = padNdc(typed);
  return padded === null ? problem('ndc') : value(padded);
}
