import { createFileFinder } from '../texts/imported-files.ts';

const languageOf = /^(.*)\?language=(\w+)$/;

interface ChunkGroup {
  name: string;
  test: (id: string) => boolean;
}

/** These modules with all that they use, style sheets too; with `usedBy`, only what one of those modules uses as well. */
interface Row {
  modules: readonly string[];
  usedBy?: readonly string[];
}

/**
 * One file for the code, and one for the texts of each language, of each row, in place of dozens of small ones. What an
 * earlier row has is not in a later one.
 */
export function chunkGroups(
  rows: Readonly<Record<string, Row>>,
  languages: readonly string[],
): ChunkGroup[] {
  const filesOf = createFileFinder();
  const taken = new Set<string>();
  return Object.entries(rows).flatMap(([name, { modules, usedBy }]) => {
    const others = usedBy && new Set(usedBy.flatMap(filesOf));
    const isWanted = (file: string) => !taken.has(file) && (!others || others.has(file));
    const files = new Set(modules.flatMap(filesOf).filter(isWanted));
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
