/** Control characters, those for the direction of a text (U+202A–202E, U+2066–2069) included: they can reorder it. */
const hiddenCharacters = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a text has hidden characters other than line breaks. */
export const hasHiddenCharacters = (text: string): boolean =>
  text.replaceAll('\n', '').search(hiddenCharacters) >= 0;

/** A text without hidden characters, each replaced by `by`. */
export const withoutHidden = (text: string, by: string): string =>
  text.replace(hiddenCharacters, by);

/** A name as it is sent and shown: one line, without hidden characters. */
export const tidyName = (typed: string): string =>
  withoutHidden(typed.replace(/[\t\r\n]+/g, ' '), '').trim();
