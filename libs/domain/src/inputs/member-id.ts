import { tidyCode } from './tidy';

/** A person code follows a whole member ID, which has so many digits (assumed). */
const digitsOfId = 8;

/** A typed member ID in capitals and without blanks. Its hyphens stay: a card of another plan may have some. */
export const tidyMemberId = (typed: string): string =>
  tidyCode(typed).toUpperCase().replace(/\s/g, '');

/** The same as registration compares it: without hyphens, but for the one before a person code. */
export function plainMemberId(typed: string): string {
  const text = tidyMemberId(typed);
  const [, before = '', code] = /^(.*)-(\d{2})$/.exec(text) ?? [];
  const isWhole = before.replace(/\D/g, '').length >= digitsOfId;
  return isWhole ? `${before.replaceAll('-', '')}-${code}` : text.replaceAll('-', '');
}

/** What two ways to type one member ID have in common: people and cards group the characters differently. */
export const memberIdKey = (typed: string): string => plainMemberId(typed).replace('-', '');

/**
 * Whether two texts are the same member id: people type one as it is on the card, or in lower case. For what staff
 * type or choose; whether a call may name a member is decided on exact ids, because a service may tell them apart.
 */
export const isSameMemberId = (a: string, b: string): boolean =>
  a.toLowerCase() === b.toLowerCase();
