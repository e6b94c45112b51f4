import type * as z from 'zod';
import { type Environment, fileSettingOf } from './settings';

/** The origin of a setting's value. */
export type SettingOrigin = 'environment' | 'file' | 'default' | 'not set';

/** The origin of each setting's value. An empty text counts as not set, as in `readSettings`. */
export function settingOrigins(
  schema: z.ZodObject,
  source: Environment = process.env,
): Record<string, SettingOrigin> {
  return Object.fromEntries(
    (Object.entries(schema.shape) as [string, z.ZodType][]).map(([name, field]) => {
      if (source[name] !== undefined && source[name] !== '') return [name, 'environment'];
      const file = fileSettingOf(schema, name);
      if (file && source[file]) return [name, 'file'];
      const given = field.safeParse(undefined);
      return [name, given.success && given.data !== undefined ? 'default' : 'not set'];
    }),
  );
}
