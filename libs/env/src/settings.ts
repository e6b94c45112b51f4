import { readFileSync } from 'node:fs';
import type * as z from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** One invalid setting, and what to do about it. */
export interface SettingIssue {
  setting: string;
  advice: string;
}

/** All invalid settings of the environment, by name. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly issues: readonly SettingIssue[]) {
    const lines = issues.map(({ setting, advice }) => `  ${setting}: ${advice}`);
    super(`The settings are not valid:\n${lines.join('\n')}`);
  }
}

/** A check across several settings; it receives those that are valid by themselves. */
export type SettingsRule<S extends z.ZodObject> = (known: Partial<z.output<S>>) => SettingIssue[];

/**
 * Reads the environment by an object schema whose keys are the setting names. An empty text counts as
 * not set, as Compose files write it. A secret may be in a file that NAME_FILE names. Throws one
 * SettingsError with all issues, which never repeats a value: it could be a secret. Checks across
 * settings belong in `rule`, not in the schema.
 */
export function readSettings<S extends z.ZodObject>(
  schema: S,
  source: Environment = process.env,
  rule: SettingsRule<S> = () => [],
): z.output<S> {
  const issues: SettingIssue[] = [];
  const known: Record<string, unknown> = {};
  for (const [setting, field] of Object.entries(schema.shape) as [string, z.ZodType][]) {
    const given = textOf(setting, schema, source);
    if ('advice' in given) {
      issues.push(given);
      continue;
    }
    const parsed = field.safeParse(given.value);
    if (parsed.success) known[setting] = parsed.data;
    else issues.push({ setting, advice: adviceFor(field, given.value, parsed.error) });
  }
  issues.push(...rule(known as Partial<z.output<S>>));
  if (issues.length > 0) throw new SettingsError(issues);
  return known as z.output<S>;
}

/** The setting that names the file of a secret, as orchestrators mount secrets; undefined for other settings. */
export function fileSettingOf(schema: z.ZodObject, setting: string): string | undefined {
  const field = schema.shape[setting] as z.ZodType | undefined;
  const name = `${setting}_FILE`;
  return field?.meta()?.['secret'] === true && !setting.endsWith('_FILE') && !(name in schema.shape)
    ? name
    : undefined;
}

/** The text of a setting or of its file, without the line break at the end. */
function textOf(
  setting: string,
  schema: z.ZodObject,
  source: Environment,
): { value: string | undefined } | SettingIssue {
  const value = source[setting] === '' ? undefined : source[setting];
  const name = fileSettingOf(schema, setting);
  const path = name && source[name];
  if (!name || !path) return { value };
  if (value !== undefined) {
    return { setting: name, advice: `${setting} is set too; keep one of the two.` };
  }
  try {
    const text = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    return { value: text === '' ? undefined : text };
  } catch {
    return { setting: name, advice: 'The file cannot be read.' };
  }
}

function adviceFor(field: z.ZodType, value: string | undefined, error: z.ZodError): string {
  const problems = [...new Set(error.issues.map((issue) => issue.message.replace(/\.$/, '')))];
  const problem = value === undefined ? 'It is not set' : problems.join('; ');
  return field.description ? `${problem}. Expected: ${field.description}` : `${problem}.`;
}
