import { httpUrl } from '@portal/env';
import { accessSync, constants, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import * as z from 'zod';

/** A setting that has a default outside production only. */
export const inDevelopment = <S extends z.ZodType>(
  production: boolean,
  field: S,
  value: z.output<S>,
) => (production ? field : field.default(value as z.core.util.NoUndefined<z.output<S>>));

/** A URL without a path. */
export const origin = () =>
  httpUrl().refine((value) => new URL(value).pathname === '/', 'Leave the path out');

/** An IP, a network, or a name for networks that Express knows. */
export const isProxy = (text: string) => {
  const [ip = '', bits = '0'] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  return isIP(ip) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128);
};

/** A host name or IP with a port. */
export const isPlace = (text: string) => /^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i.test(text);

/** The content of the file that a setting names. */
export const textOfFile = () =>
  z.string().transform((path, context) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      context.addIssue('The file cannot be read');
      return z.NEVER;
    }
  });

/** A folder in which this process may create files. */
export const writableFolder = () =>
  z.string().refine((path) => {
    try {
      accessSync(path, constants.W_OK | constants.X_OK);
      return true;
    } catch {
      return false;
    }
  }, 'Name a folder in which this process may create files');
