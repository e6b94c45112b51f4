/** Forms that one can only have whole ones of: half a tablet is no order. Others are measured in mL or g. */
const measured = /solution|suspension|cream|ointment|gel|shampoo|powder$|drops/;

export const isMeasured = (form: string): boolean => measured.test(form);

/** A plan's limit on how much it pays for in how many days. */
export interface QuantityLimit {
  quantity: number;
  days: number;
}

export type QuantityProblem = 'missing' | 'notAboveZero' | 'notWhole' | 'tooMuch';

/** The most units a day, and in all for a short supply, such as the 4 liters before a colonoscopy. */
const mostOf = {
  measured: { aDay: 100, inAll: 5000 },
  counted: { aDay: 20, inAll: 100 },
} as const;

/** The most units of a form that anyone can ask the price of; days that are none count as the most days. */
export function mostUnits(form: string, days: number | null): number {
  const { aDay, inAll } = mostOf[isMeasured(form) ? 'measured' : 'counted'];
  return Math.max(inAll, aDay * (daysProblem(days) ? mostDays : Number(days)));
}

/** What is wrong with a quantity of a form; null when it can be priced. */
export function quantityProblem(
  quantity: number | null,
  form: string,
  days: number | null,
): QuantityProblem | null {
  if (quantity === null || Number.isNaN(quantity)) return 'missing';
  if (quantity <= 0) return 'notAboveZero';
  if (!isMeasured(form) && !Number.isInteger(quantity)) return 'notWhole';
  return quantity > mostUnits(form, days) ? 'tooMuch' : null;
}

/** The most days of supply that a plan prices. */
export const mostDays = 90;

/** A priced fill is stored under its quote number for so many days. */
export const quoteDays = 30;

/** What is wrong with the days of supply; null when they can be priced. */
export function daysProblem(days: number | null): 'missing' | 'outOfRange' | null {
  if (days === null || Number.isNaN(days)) return 'missing';
  return Number.isInteger(days) && days >= 1 && days <= mostDays ? null : 'outOfRange';
}

/** Whether a supply is whole packages of four weeks each, as of pens and contraceptives. */
export const isInWeeks = (days: number): boolean => days % 28 === 0;

/** The supplies that a drug is compared in: one month and three, or its whole packages, such as 28 and 84 days. */
export function comparedDays(packageDays: number): readonly number[] {
  if (!isInWeeks(packageDays)) return [30, 90];
  return [...new Set([packageDays, Math.floor(mostDays / packageDays) * packageDays])];
}

/** As much a day as of one supply, for other days: rounded up to whole units. */
export const quantityForDays = (
  { quantity, days }: { quantity: number; days: number },
  otherDays: number,
): number => (otherDays === days ? quantity : Math.ceil((quantity * otherDays) / days));

/** Whether a fill that fits takes more a day than the limit allows, so that the next one may not fit. */
export const exceedsDailyQuantity = (
  limit: QuantityLimit,
  quantity: number,
  days: number,
): boolean => fitsLimit(limit, quantity, days) && quantity * limit.days > limit.quantity * days;

/** Whether a prescription stays within a limit; a longer supply may be as much more. */
export const fitsLimit = (limit: QuantityLimit, quantity: number, days: number): boolean =>
  quantity * limit.days <= limit.quantity * Math.max(limit.days, days);
