import { httpAddress } from '@portal/env';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import * as z from 'zod';

/** A setting that has this value outside production, and none in it. */
export const inDevelopment = <S extends z.ZodType>(
  production: boolean,
  field: S,
  value: z.output<S>,
) => (production ? field : field.default(value as z.core.util.NoUndefined<z.output<S>>));

/** An address of a host alone. */
export const origin = () =>
  httpAddress().refine((value) => new URL(value).pathname === '/', 'Leave the path out');

/** An address, a network, or a word for networks that Express knows. */
export const isProxy = (text: string) => {
  const [address = '', bits = '0'] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  return (
    isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)
  );
};

/** A host name or address with a port. */
export const isPlace = (text: string) => /^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i.test(text);

/** The text of a file, for a setting that names one. */
export const textOfFile = () =>
  z.string().transform((path, context) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      context.addIssue('The file cannot be read');
      return z.NEVER;
    }
  });
