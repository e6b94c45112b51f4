import { readFileSync } from 'node:fs';

/** The JSON of a file, or the reason why there is none. */
export function readJson(path: string): { value: unknown } | { reason: string } {
  if (!path.endsWith('.json')) return { reason: 'Only .json files belong here.' };
  try {
    return { value: JSON.parse(readFileSync(path, 'utf8')) as unknown };
  } catch (error) {
    return {
      reason: error instanceof SyntaxError ? `No valid JSON: ${error.message}` : String(error),
    };
  }
}
