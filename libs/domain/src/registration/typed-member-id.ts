/** A person code follows a whole member ID, which has so many digits (assumed). */
const digitsOfId = 8;

/** A typed member ID as the services write it: without spaces and dashes, but for the one before a person code. */
export function tidyMemberId(typed: string): string {
  const [, before = '', code] = /^(.*)\p{Pd}(\d{2})$/u.exec(typed.replace(/\s/g, '')) ?? [];
  const isWhole = before.replace(/\D/g, '').length >= digitsOfId;
  return isWhole ? `${joined(before)}-${code}` : joined(typed);
}

const joined = (typed: string): string => typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');

/** What two ways to type one member ID have in common: people and cards group the characters differently. */
export const memberIdKey = (typed: string): string => tidyMemberId(typed).replace('-', '');
