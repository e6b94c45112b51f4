import { type Plugin, runnerImport } from 'vite';

/** What a module exports, and the code that takes its place in the build. */
type Lighten = (exports: Record<string, unknown>) => string;

/**
 * Replaces modules in the build by lighter ones, made from what the real ones export. Development and
 * tests run the real ones. `files` is a list of path and function.
 */
export function lightModules(
  files: readonly (readonly [path: string, lighten: Lighten])[],
): Plugin {
  const byPath = new Map(files);
  return {
    name: 'portal:light-modules',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const lighten = byPath.get(id);
      if (!lighten) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id);
      return { code: lighten(module), moduleType: 'js', moduleSideEffects: false };
    },
  };
}

interface Entry {
  id: string;
  method: string;
  path: string;
  body?: unknown;
  outlivesPage?: true;
}

/**
 * An area of the endpoint catalogue without its schemas, and so the first load without zod. Answers of
 * such an area pass unchecked in production: only for areas whose schemas change nothing on the way in.
 */
export const lightArea =
  (area: string): Lighten =>
  (exports) => {
    const entries = exports[area] as Record<string, Entry> | undefined;
    if (!entries) throw new Error(`There is no area "${area}" in the module of that name.`);
    const light = Object.entries(entries).map(([key, entry]) => {
      const { id, method, path, body, outlivesPage } = entry;
      const called = JSON.stringify({
        id,
        method,
        path,
        outlivesPage,
        ...(body ? { body: true } : {}),
      });
      return `${key}: { ...${called}, response }`;
    });
    return `const response = { safeParse: (data) => ({ success: true, data }) };
export const ${area} = { ${light.join(', ')} };`;
  };

/** The names of feature flags, each in the place of its number: what each gates is for people. */
export const lightFlags: Lighten = ({ flagNamesOf }) => {
  const nameOf = (id: number) => (flagNamesOf as (ids: number[]) => string[])([id])[0] ?? '';
  // Specification §6: flag ids are 1 to 301.
  const places = Array.from({ length: 302 }, (_, id) => nameOf(id));
  return `const names = '${places.join(' ')}'.split(' ');
export const flagNamesOf = (ids) => ids.flatMap((id) => names[id] || []);`;
};

/** The catalogue of errors with the codes that an answer may name only. */
export const lightErrors: Lighten = ({ messageCodes }) =>
  `export const messageCodes = ${JSON.stringify(messageCodes)};`;
