/** Forms that one can only have whole ones of: half a tablet is no order. Others are measured in mL or g. */
const measured = /solution|suspension|cream|ointment|gel|shampoo|powder$|drops/;

export const isMeasured = (form: string): boolean => measured.test(form);

/** A plan's limit on how much it pays for in how many days. */
export interface QuantityLimit {
  quantity: number;
  days: number;
}

export type QuantityProblem = 'missing' | 'notAboveZero' | 'notWhole' | 'tooMuch';

/** The most units that anyone can ask the price of. */
const mostUnits = 10_000;

/** What is wrong with a quantity of a form; null when it can be priced. */
export function quantityProblem(quantity: number | null, form: string): QuantityProblem | null {
  if (quantity === null || Number.isNaN(quantity)) return 'missing';
  if (quantity <= 0) return 'notAboveZero';
  if (!isMeasured(form) && !Number.isInteger(quantity)) return 'notWhole';
  return quantity > mostUnits ? 'tooMuch' : null;
}

/** The most days of supply that a plan prices. */
export const mostDays = 90;

/** What is wrong with the days of supply; null when they can be priced. */
export function daysProblem(days: number | null): 'missing' | 'outOfRange' | null {
  if (days === null || Number.isNaN(days)) return 'missing';
  return Number.isInteger(days) && days >= 1 && days <= mostDays ? null : 'outOfRange';
}

/** Whether a prescription stays within a limit; a longer supply may be as much more. */
export const fitsLimit = (limit: QuantityLimit, quantity: number, days: number): boolean =>
  quantity * limit.days <= limit.quantity * Math.max(limit.days, days);
