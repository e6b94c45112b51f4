import { tidyCode } from './tidy';

/** A person code follows a whole member ID, which has so many digits (assumed). */
const digitsOfId = 8;

/**
 * In capitals and without blanks, with its hyphens: a card of another plan may have some. Forms send it, and the
 * kind `memberId` shows it.
 */
export const tidyMemberId = (typed: string): string =>
  tidyCode(typed).toUpperCase().replace(/\s/g, '');

/**
 * Without hyphens too, but for the one before a person code. Registration, the reset of a password and the search of
 * staff send it: cards of this plan have no other hyphen.
 */
export function plainMemberId(typed: string): string {
  const text = tidyMemberId(typed);
  const [, before = '', code] = /^(.*)-(\d{2})$/.exec(text) ?? [];
  const isWhole = before.replace(/\D/g, '').length >= digitsOfId;
  return isWhole ? `${before.replaceAll('-', '')}-${code}` : text.replaceAll('-', '');
}

/** Never sent: the tries for one member are counted by it, however the ID was typed. */
export const memberIdKey = (typed: string): string => tidyMemberId(typed).replaceAll('-', '');

/**
 * Whether two texts are the same member id: people type one as it is on the card, or in lower case. For what staff
 * type or choose; whether a call may name a member is decided on exact ids, because a service may tell them apart.
 */
export const isSameMemberId = (a: string, b: string): boolean =>
  a.toLowerCase() === b.toLowerCase();
