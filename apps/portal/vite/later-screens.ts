import { readFile } from 'node:fs/promises';
import { parseAst, type Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Property extends Node {
  key: { name?: string; value?: string };
  value: Node & { properties: Property[]; value?: unknown };
}
interface Row {
  id: string;
  path: string;
  /** The properties that say where its code and texts come from; none for a screen being built. */
  source: readonly Property[];
}

const part = '?later';
const textImports = /^import .*\.text';$/gm;

/**
 * Takes out of the table of screens, in the build, where each screen's code and texts come from, and
 * puts it into a chunk of its own: the first page knows every route, and how to bring its own screen
 * alone. `table` is screens.ts, `first` the ids of the rows that stay whole; `styles` is the sheet that
 * every screen but those may need.
 */
export function laterScreens(
  table: string,
  { first, styles }: { first: readonly string[]; styles: string },
): Plugin {
  return {
    name: 'portal:later-screens',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id !== table && id !== table + part) return null;
      const source = await readFile(table, 'utf8');
      const rows = rowsOf(source).filter((row) => row.source.length > 0);
      const later = rows.filter((row) => !first.includes(row.id));
      if (rows.length - later.length !== first.length) {
        throw new Error(
          `${table}: a screen of the first page has no row of its own: ${first.join(', ')}.`,
        );
      }
      const code = id === table ? firstPart(source, rows, first) : laterPart(source, later, styles);
      return { code, moduleType: 'ts' };
    },
  };
}

/** The rows of `const rows = { … }` in the table. */
function rowsOf(source: string): Row[] {
  const { body } = parseAst(source, { lang: 'ts' }) as unknown as { body: Node[] };
  const declared = body
    .flatMap((each) => ('declarations' in each ? (each.declarations as Declared[]) : []))
    .find(({ id }) => id.name === 'rows')?.init;
  const object = declared && 'expression' in declared ? declared.expression : declared;
  if (!object) throw new Error('The table of screens has no "const rows = { … }".');
  return (object as Property['value']).properties.map(({ key, value }) => {
    const named = (name: string) => value.properties.filter((each) => each.key?.name === name);
    const [path] = named('path');
    return {
      id: key.name ?? String(key.value),
      path: String(path?.value.value),
      source: [...named('load'), ...named('texts')],
    };
  });
}

interface Declared {
  id: { name?: string };
  init: Node & { expression?: Node };
}

const firstPart = (source: string, rows: readonly Row[], first: readonly string[]): string => {
  const paths = rows.filter(({ id }) => first.includes(id)).map(({ path }) => path);
  const cuts = rows
    .filter(({ id }) => !first.includes(id))
    .flatMap(({ id, source: [head, ...rest] }) => [
      { ...(head as Property), text: `...later('${id}')` },
      ...rest.map((property) => ({ ...property, text: '...{}' })),
    ])
    .sort((a, b) => b.start - a.start);
  const table = cuts.reduce(
    (text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end),
    source,
  );
  return `import { sourcesIn } from './later-screens';
const later = sourcesIn(() => import('./screens.ts${part}'), ${JSON.stringify(paths)});
${table}`;
};

/** The table's imports of texts, the style sheet, and each row's source under its id. */
const laterPart = (source: string, rows: readonly Row[], styles: string): string => {
  const imports = [...(source.match(textImports) ?? []), `import '${styles}';`];
  const entries = rows.map(({ id, source: properties }) => {
    const parts = properties.map(({ start, end }) => source.slice(start, end));
    return `${id}: { ${parts.join(', ')} }`;
  });
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
};
