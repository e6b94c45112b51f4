import { createFileFinder } from '../texts/imported-files.ts';

const languageOf = /^(.*)\?language=(\w+)$/;

interface ChunkGroup {
  name: string;
  test: (id: string) => boolean;
}

/** What pages start with: these modules with all that they use, style sheets too; with `usedBy`, what that many of those use. */
interface Row {
  modules: readonly string[];
  usedBy?: { modules: readonly string[]; atLeast: number };
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
    const others = usedBy?.modules.map((module) => new Set(filesOf(module)));
    const isWanted = (file: string) =>
      !taken.has(file) &&
      (!usedBy || (others?.filter((each) => each.has(file)).length ?? 0) >= usedBy.atLeast);
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
