import { createFileFinder } from '../texts/text-files.ts';

const languageOf = /^(.*)\?language=(\w+)$/;

interface ChunkGroup {
  name: string;
  test: (id: string) => boolean;
}

/**
 * One file for the code, and one for the texts of each language, of what these modules use, in place of dozens of small
 * ones: each row is what a page starts with, and what an earlier row has is not in a later one.
 */
export function chunkGroups(
  rows: Readonly<Record<string, readonly string[]>>,
  languages: readonly string[],
): ChunkGroup[] {
  const filesOf = createFileFinder();
  const taken = new Set<string>();
  return Object.entries(rows).flatMap(([name, modules]) => {
    const files = new Set(modules.flatMap(filesOf).filter((file) => !taken.has(file)));
    for (const file of files) taken.add(file);
    return [
      { name, test: (id: string) => files.has(id) },
      ...languages.map((language) => ({
        name: `${name}-${language}`,
        test: (id: string) => {
          const [, file, of] = languageOf.exec(id) ?? [];
          return of === language && file !== undefined && files.has(file);
        },
      })),
    ];
  });
}
