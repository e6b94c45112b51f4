import type { Text } from './dictionary';

/**
 * The texts written in a `*.text.ts` file, from its source: the one object given to `defineTexts`,
 * which must be plain data. Throws, naming the file, when it is not. For the build and the checks.
 */
export function readTexts(file: string, source: string): Record<string, Text> {
  const literal = /export default defineTexts\((\{[\s\S]*\})\);\s*$/.exec(source)?.[1];
  if (!literal) {
    throw new Error(`${file}: a text file ends in "export default defineTexts({ … });".`);
  }
  try {
    return new Function(`"use strict"; return (${literal});`)() as Record<string, Text>;
  } catch (error) {
    throw new Error(`${file}: texts must be plain data (${(error as Error).message}).`, {
      cause: error,
    });
  }
}
