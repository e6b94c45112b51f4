import * as z from 'zod';

/** A TCP port; 0 lets the system choose one. */
export const port = () =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'Write a port number')
    .transform(Number)
    .refine((value) => value <= 65535, 'A port is at most 65535');

/** A whole number of something, at least `least`. */
export const wholeNumber = (least = 0) =>
  z
    .string()
    .regex(/^\d{1,12}$/, 'Write a whole number')
    .transform(Number)
    .refine((value) => value >= least, `The least value is ${least}`);

/** The words `on` and `off` as a boolean. */
export const onOff = () =>
  z
    .enum(['on', 'off'], { error: 'Write "on" or "off"' })
    .transform((value): boolean => value === 'on');

/** An http or https URL without a trailing slash. */
export const httpUrl = () =>
  z
    .string()
    .refine(isHttpUrl, 'Write a URL that begins with http:// or https://')
    .transform((value) => value.replace(/\/+$/, ''));

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** A comma-separated list; blanks around an entry are dropped. */
export const commaList = () =>
  z.string().transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );

/** Marks a setting whose value must never be shown; see `printableSettings`. */
export function secret<S extends z.ZodType>(field: S): S {
  return field.meta({ ...field.meta(), secret: true });
}
