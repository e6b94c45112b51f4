import { posix } from 'node:path';

/** A module that could be in its only user. */
export interface Seam {
  file: string;
  user: string;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isText = (file: string) => file.endsWith('.text.ts');

/** Names that say a role: the router loads screens, and every store runs slices and epics. */
const hasRole = (file: string) =>
  /(^|\/)(index|screen)\.ts$|\.(slice|epic|requests|selectors)\.ts$/.test(file);

const longest = { file: 60, together: 150 };
const linesOf = (text: string) => text.split('\n').length - 1;
const imported = /(?:\bfrom|\bimport|\bimport\(|\bmock\()\s*'(\.[^']+)'/g;

interface Import {
  file: string;
  isLazy: boolean;
}

/** The given files that a file imports, types too. */
const importsOf = (sources: ReadonlyMap<string, string>, user: string): Import[] =>
  [...(sources.get(user) ?? '').matchAll(imported)].flatMap(([statement, path = '']) => {
    const base = posix.join(posix.dirname(user), path);
    const file = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((each) =>
      sources.has(each),
    );
    return file === undefined ? [] : [{ file, isLazy: statement.startsWith('import(') }];
  });

/**
 * Short modules with one user in their folder, short together. A module stays apart that has a role, that a test
 * imports by itself or that is loaded lazily. A text file can be in another one that its user imports from the folder.
 */
export function seamsIn(sources: ReadonlyMap<string, string>): Seam[] {
  const users = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  for (const user of sources.keys()) {
    for (const { file, isLazy } of importsOf(sources, user)) {
      users.set(file, (users.get(file) ?? new Set()).add(user));
      if (isLazy) lazy.add(file);
    }
  }
  const areShort = (file: string, other: string) => {
    const lines = linesOf(sources.get(file) ?? '');
    return (
      posix.dirname(file) === posix.dirname(other) &&
      lines <= longest.file &&
      lines + linesOf(sources.get(other) ?? '') <= longest.together
    );
  };
  return [...users].flatMap(([file, [user = '', ...others]]) => {
    if (others.length > 0 || lazy.has(file) || hasRole(file) || hasRole(user) || isTest(user))
      return [];
    const into = isText(file)
      ? [...users].filter(([other, by]) => other !== file && isText(other) && by.has(user))
      : [[user] as const];
    return into.some(([other]) => areShort(file, other)) ? [{ file, user }] : [];
  });
}

/** Two files that import each other, types too: what both need belongs in one of them. A lazy import makes no pair. */
export function pairsIn(sources: ReadonlyMap<string, string>): [string, string][] {
  const imports = new Map(
    [...sources.keys()].map((user) => [
      user,
      new Set(importsOf(sources, user).flatMap(({ file, isLazy }) => (isLazy ? [] : [file]))),
    ]),
  );
  return [...imports].flatMap(([user, files]) =>
    [...files]
      .filter((file) => user < file && imports.get(file)?.has(user))
      .map((file): [string, string] => [user, file]),
  );
}
