/**
 * An amount in dollars from what a service may send: a number, or a text with or without dollar sign and
 * separators. Null when it is missing, the text 'null', or no finite number; never NaN.
 */
export function parseAmount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const digits = value.replace(/[$,\s]/g, '').replace('−', '-');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : null;
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
 * blank when missing or the text 'null'.
 */
export function claimAmount(value: unknown): string {
  const amount = parseAmount(value);
  if (amount === null) return '';
  const cents = toCents(amount);
  // Intl would do the same at twenty times the cost, and a list may have thousands of amounts.
  const digits = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
  return `${cents < 0 ? '−' : ''}$ ${digits}`;
}
