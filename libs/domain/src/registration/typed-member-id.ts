/** A typed member ID as the services write it: without spaces and dashes, but for the one before a person code. */
export const tidyMemberId = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/\p{Pd}(?!\d{2}$)/gu, '')
    .replace(/\p{Pd}/gu, '-');

/** What two ways to type one member ID have in common: people and cards group the characters differently. */
export const memberIdKey = (typed: string): string => tidyMemberId(typed).replace('-', '');
