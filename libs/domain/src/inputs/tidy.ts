import { withoutWideLetters } from '../text/fold-text';

/** Marks without a width: of direction, zero-width blanks, the soft hyphen and the byte order mark. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Join and part letters of some scripts, and make one picture of several; without a use elsewhere. */
const joiners = /[\u200c\u200d]/g;
const firstJoinedLetter = '\u0250';

/** Control characters, which no one types, other than line breaks. */
const control = /[^\P{Cc}\n]/u;

/** A text of several lines: no marks that can't be seen, blanks as a keyboard types them. */
export const tidyText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(joiners, (joiner, at: number, text: string) =>
      [text[at - 1], text[at + 1]].every((each = '') => each >= firstJoinedLetter) ? joiner : '',
    )
    .replace(/[\t\p{Zs}]/gu, ' ')
    .trim();

/** The same on one line: whatever divides words is one blank. */
export const tidyLine = (typed: string): string => tidyText(typed).replace(/\s+/g, ' ');

/**
 * Whether a text has control characters other than tabs and line breaks. No field takes them, as a value without them
 * may be another one.
 */
export const hasControlCharacters = (typed: string): boolean => control.test(tidyText(typed));

/** A line as a keyboard types it: hyphens for dashes, plain letters and digits for wide ones. */
export const tidyWords = (typed: string): string =>
  withoutWideLetters(tidyLine(typed).replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-'));

/** A number, a code or an address: without the quotes or brackets that were copied with it. */
export const tidyCode = (typed: string): string =>
  tidyWords(typed)
    .replace(joiners, '')
    .replace(/^[\s"'‘’“”„«»<]+|[\s"'‘’“”„«»>]+$/g, '');

/** Typed numbers without what people write between their digits, and in capitals. */
export const withoutSeparators = (typed: string): string =>
  tidyCode(typed)
    .replace(/[\s.()/-]/g, '')
    .toUpperCase();

/** A phone as it is written, copied from a page or taken from a link: digits, with a plus sign before a country. */
export const tidyPhone = (typed: string): string => {
  const text = tidyCode(typed).replace(/^tel:\s*|;.*$/gi, '');
  const digits = withoutSeparators(text);
  return digits.replace(/^(?:\+|00|011)?1(?=\d{10}$)/, '');
};

/** An email address as it is sent: its letters stay as they were typed. */
export const tidyEmail = (typed: string): string =>
  tidyCode(tidyCode(typed).replace(/^mailto:\s*([^?]*).*$/i, '$1'));

/** A day in three fields, joined by hyphens; three empty ones are nothing. */
export const tidyDay = (typed: string): string => tidyCode(typed).replace(/^[\s-]+$/, '');

/** The number of a prescription, without the "Rx" or "#" that is printed before it. */
export const tidyRxNumber = (typed: string): string =>
  withoutSeparators(tidyCode(typed).replace(/^rx\b[\s#:.-]*|^#/i, ''));

export const mostOfFileName = 120;

/** The name of a file as it is shown and sent: without folders and hidden characters, its end if it is long. */
export const tidyFileName = (name: string): string =>
  [...tidyLine(name).replace(new RegExp(control, 'gu'), ' ').replace(/[/\\]/g, ' ').trim()]
    .slice(-mostOfFileName)
    .join('');
