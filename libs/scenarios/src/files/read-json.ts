import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { readFileSync, existsSync } from 'node:fs';
import { resolve, dirname, join } from 'node:path';
import { type Problem, lineAt } from './problem';

/** The JSON of a file, or the reason why there is none, with the line of the first error. */
export function readJson(path: string): { value: unknown } | Pick<Problem, 'reason' | 'line'> {
  if (!path.endsWith('.json')) return { reason: 'Only .json files belong here.' };
  const text = readFileSync(path, 'utf8');
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return firstErrorIn(text);
  }
}

/** Node 20 does not say the line. */
function firstErrorIn(text: string) {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [{ error, offset } = { error: 0, offset: 0 }] = errors;
  const words = printParseErrorCode(error).replace(/([a-z])([A-Z])/g, '$1 $2');
  return { reason: `No valid JSON: ${words.toLowerCase()}.`, line: lineAt(text, offset) };
}

/** The fixtures folder at or above `start`. Throws when there is none. */
export function findFixtures(start: string = process.cwd()): string {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    const candidate = join(folder, 'fixtures');
    if (existsSync(join(candidate, 'scenarios'))) return candidate;
    if (folder === dirname(folder)) {
      throw new Error(`No folder "fixtures/scenarios" at or above ${start}.`);
    }
  }
}
