import * as z from 'zod/mini';

/** A calendar date, YYYY-MM-DD, that exists (Spec §9). */
export const isoDate = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Write the date as YYYY-MM-DD.'),
    z.refine(existsInCalendar, 'There is no such date.'),
  );

/** A date rolls over when it does not exist: 30 February reads back as 2 March. */
function existsInCalendar(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A moment as ISO 8601 in UTC, as `toISOString` writes it. */
export const isoDateTime = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, 'Write the time as ISO 8601, UTC.'),
  z.refine((value) => !Number.isNaN(Date.parse(value)), 'There is no such time.'),
);

/** How many of something; a whole number. */
export const count = z.int().check(z.nonnegative());

/** A member id: letters, digits and hyphens. */
export const memberId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9-]{1,40}$/, 'A member id has letters, digits and hyphens only.'));

/** The id of a claim, or of another record of the services. */
export const recordId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9._-]{1,64}$/, 'An id has letters, digits, dots and hyphens only.'));

/**
 * An amount in dollars as the services write it: a number, digits in a text, or nothing, where
 * nothing may also be the text 'null' (Spec §3, Claim row). Gives a number or null, never NaN.
 */
export const wireAmount = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value): number | null => {
    if (value === null || value === undefined) return null;
    const text = String(value).replace(/[$,\s]/g, '');
    if (text === '' || !/^-?\d*\.?\d+$/.test(text)) return null;
    return Number(text);
  }),
);

/** A flag that the services write as the text "true" or another value (Spec §3, User info). */
export const wireTrueText = z.pipe(
  z.nullish(z.union([z.string(), z.boolean()])),
  z.transform((value) => String(value) === 'true'),
);

/** A text that may be missing; the text 'null' counts as missing. */
export const wireText = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => (value === null || value === undefined || value === 'null' ? '' : value)),
);
