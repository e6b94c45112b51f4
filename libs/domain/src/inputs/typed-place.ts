import { hasControlCharacters, tidyWords } from './tidy';

/** A place as a member may type it: a ZIP code, or a city with or without its state. */
export type TypedPlace = { zip: string } | { city: string; state?: string };

/** Longer texts name no place. */
const mostLetters = 80;

/**
 * Reads "55000", "55000-1234", "Sampleville", "Sampleville, MN" or an address that ends in a ZIP code; null for
 * anything else.
 */
export function readTypedPlace(typed: string): TypedPlace | null {
  const text = tidyWords(typed);
  if (text.length > mostLetters || hasControlCharacters(text)) return null;
  const [, zip] = /(?:^|[\s,])(\d{5})(?:[ -]*\d{4})?$/.exec(text) ?? [];
  if (zip) return { zip };
  const [, city, state] = /^(\p{L}[\p{L}\s.'’-]*?)(?:,\s*|\s+)([A-Za-z]{2})$/u.exec(text) ?? [];
  if (city && state && (text.includes(',') || isState(state))) {
    return { city, state: state.toUpperCase() };
  }
  return /^\p{L}[\p{L}\s.'’-]+$/u.test(text) ? { city: text } : null;
}

/** States, the federal district, territories and military mail, as the postal service writes them. */
export const stateCodes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP'.split(
    ' ',
  );
const isState = (text: string): boolean => stateCodes.includes(text.toUpperCase());

/** ZIP codes of Puerto Rico, the Virgin Islands, Guam and its neighbors, and the one of American Samoa among Hawaii's. */
const territories = /^(00[6-9]|969|96799)/;

/** Whether a ZIP code is one of a territory (the armed forces' 09, 340 and 962 to 966 are not). */
export const isTerritoryZip = (zip: string): boolean => territories.test(zip);
