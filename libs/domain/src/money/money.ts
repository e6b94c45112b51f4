const written = /^-?\$?\s?(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?|\.\d+)$/;
/** Beyond this, dollars are no longer exact to the cent. */
const limit = Number.MAX_SAFE_INTEGER / 100;

/**
 * A number from a service: a number, or its digits, with or without dollar sign, a period before decimals
 * and a comma between thousands. Anything else is null: a comma for decimals is not guessed at. Never NaN.
 */
export function parseAmount(value: unknown): number | null {
  if (typeof value === 'string') {
    const text = value.trim();
    return written.test(text) ? parseAmount(Number(text.replace(/[$,\s]/g, ''))) : null;
  }
  return typeof value === 'number' && Math.abs(value) < limit ? value : null;
}

/** A hair more than 1: 1.005 × 100 falls a hair short of 100.5. */
const nudge = 1 + 4 * Number.EPSILON;

/** Dollars as whole cents, half a cent away from zero. */
export function toCents(dollars: number): number {
  const cents = Math.round(Math.abs(dollars) * 100 * nudge);
  return dollars < 0 && cents > 0 ? -cents : cents;
}

/** The sum of amounts in dollars, added as cents; a missing amount adds nothing. */
export function sumAmounts(amounts: Iterable<number | null | undefined>): number {
  let cents = 0;
  for (const amount of amounts) cents += toCents(amount ?? 0);
  return cents / 100;
}

/**
 * An amount as the claims table and its CSV write it (Spec §3, Claim row): '$ 12.00', the space included;
 * blank when missing.
 */
export const claimAmount = (amount: number | null): string => writeAmount(amount, '$ ');

/** An amount as the ID card writes it (Spec §3): '$1,500', cents only where there are any; blank when missing. */
export const cardAmount = (amount: number | null | undefined): string =>
  writeAmount(amount ?? null, '$').replace(/\.00$/, '');

function writeAmount(amount: number | null, symbol: string): string {
  if (amount === null) return '';
  const cents = toCents(amount);
  // Intl would do the same at twenty times the cost, and a list may have thousands of amounts.
  const digits = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
  return `${cents < 0 ? '−' : ''}${symbol}${digits}`;
}
