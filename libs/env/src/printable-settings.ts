import type * as z from 'zod';

/** The settings as `NAME=value` lines in the schema's order, the value of a secret masked. */
export function printableSettings<S extends z.ZodObject>(
  schema: S,
  settings: z.output<S>,
): string[] {
  return (Object.entries(schema.shape) as [string, z.ZodType][]).map(([name, field]) => {
    const value = settings[name as keyof typeof settings];
    return `${name}=${field.meta()?.['secret'] ? mask(value) : show(value)}`;
  });
}

function mask(value: unknown): string {
  return value === undefined || value === '' ? '' : '********';
}

function show(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
