import { hasControlCharacters } from '../inputs/tidy';

/** The most allergies, and the most conditions, on record of one person. */
export const mostHealthLines = 30;
/** The most characters of one of them. */
export const longestHealthLine = 100;

/** Allergies or conditions as they are typed: one a line, blank lines left out. */
export const healthLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Why they cannot be saved; null when they can. */
export function healthProblem(
  lines: readonly string[],
): 'tooMany' | 'characters' | 'tooLong' | null {
  if (lines.length > mostHealthLines) return 'tooMany';
  if (lines.some(hasControlCharacters)) return 'characters';
  return lines.some((line) => line.length > longestHealthLine) ? 'tooLong' : null;
}
