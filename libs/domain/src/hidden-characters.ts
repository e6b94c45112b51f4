/**
 * Control characters apart from a line break, and marks that turn the order of letters around (U+202A–202E,
 * U+2066–2069). Letters that are written from right to left need none of them.
 */
const hiddenCharacters = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

export const hasHiddenCharacters = (text: string): boolean => hiddenCharacters.test(text);

/** A name as it is sent and shown: a single line, without characters that no one sees. */
export const tidyName = (typed: string): string =>
  typed.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').trim();
