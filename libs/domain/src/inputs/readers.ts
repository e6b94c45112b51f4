import { parseAmount } from '../money/money';
import { hasDeaCheckDigit, hasNpiCheckDigit, padNdc } from './identifiers';
import { type InputRead, problem, type Reader, value } from './kind';
import { tidyCode } from './tidy';
import { dateFieldsOf, readTypedDate } from './typed-date';

/** A day as typed into three fields, `year-month-day` in any number of digits, as YYYY-MM-DD. */
export function readDay(text: string): InputRead {
  const { date } = readTypedDate(dateFieldsOf(text));
  return date === null ? problem('date') : value(date);
}

export function readPhone(text: string): InputRead {
  if (/^[2-9]\d{2}[2-9]\d{6}$/.test(text)) return value(text);
  return problem(/^(\+(?!1)|011|00)/.test(text) ? 'phoneAbroad' : 'phone');
}

/** A format that parts a text into groups of these sizes by hyphens. */
export const inGroups =
  (...sizes: number[]) =>
  (text: string) => {
    let at = 0;
    return sizes.map((size) => text.slice(at, (at += size))).join('-');
  };

/** Ten digits as people write them: 1-612-555-0101. Any other text stays. */
export const phoneText = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '1-$1-$2-$3');

/**
 * A number as a member types it: "12." is 12. More decimals than there may be are null, as "1.500" dollars may mean
 * 1,500.
 */
export function parseTypedAmount(typed: string, decimals = 2): number | null {
  const text = tidyCode(typed);
  if ((/\.(\d+)/.exec(text)?.[1] ?? '').length > decimals) return null;
  return parseAmount(text.replace(/(\d)\.$/, '$1'));
}

/** A number from `least` to `most`, with at most `decimals` digits after its decimal point. */
export const readNumber =
  (
    code: 'quantity' | 'daysSupply' | 'money',
    { decimals, most, least = 0 }: { decimals: number; most: number; least?: number },
  ): Reader =>
  (text) => {
    const number = parseTypedAmount(text, decimals);
    if (number === null || number < least || number > most) return problem(code);
    return value(code === 'money' ? number.toFixed(2) : String(number));
  };

/** Letters of any alphabet, digits, and the signs that HTML allows; no markup, and no pictures. */
const emailForm =
  /^(?!.*[\ufe00-\ufe0f])[\p{L}\p{Mn}\p{Mc}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}][\p{L}\p{Mn}\p{Mc}\p{N}-]*(\.[\p{L}\p{N}][\p{L}\p{Mn}\p{Mc}\p{N}-]*)+$/u;

/** The longest address, and the longest part before the @ (RFC 5321). */
export const mostOfEmail = 254;
const mostOfMailbox = 64;

export function readEmail(text: string): InputRead {
  if (!emailForm.test(text)) return problem('email');
  const isTooLong = text.length > mostOfEmail || text.indexOf('@') > mostOfMailbox;
  return isTooLong ? problem('emailLength') : value(text);
}

export function readNpi(text: string): InputRead {
  if (!/^\d+$/.test(text)) return problem('npiDigits');
  if (text.length !== 10) return problem('npiLength');
  return /^[12]/.test(text) && hasNpiCheckDigit(text) ? value(text) : problem('npi');
}

export function readDea(text: string): InputRead {
  if (!/^[A-Z]{2}\d{7}$/.test(text)) return problem('deaForm');
  return hasDeaCheckDigit(text) ? value(text) : problem('dea');
}

export function readNdc(text: string): InputRead {
  const padded = padNdc(text);
  return padded === null ? problem('ndc') : value(padded);
}
