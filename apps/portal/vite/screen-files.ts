import { join } from 'node:path';
import { type Plugin, type Rollup, runnerImport } from 'vite';
import { languageCodes } from '../src/language/language-codes.ts';
import { createTextFinder } from '../texts/imported-files.ts';
import { moduleIn } from './module-in.ts';

const fileName = 'screens.json';

/** What this plugin uses of the table of screens. */
interface Row {
  path: string;
  load?: () => Promise<unknown>;
  content?: string;
  kind?: string;
  protected?: true;
  gate?: { visitors: readonly string[] };
  chrome?: 'none';
}

/** What the BFF reads of a screen: its path, who and what it is for, and the files that its page loads next. */
interface ScreenFiles {
  path: string;
  forMembers: boolean;
  /** False: without header, menu and footer. */
  hasHeader: boolean;
  /** If it is a first page of visitors: the parameters of the query that it shows, and the script that adds the others. */
  firstPage: { query: readonly string[]; loader: string } | null;
  styles: string[];
  /** By language. */
  scripts: Record<string, string[]>;
}

interface Table {
  screens: readonly Row[];
  firstPageQuery: (row: Row) => readonly string[] | undefined;
}

type Kinds = Record<string, () => Promise<unknown>>;

interface Options {
  /** The module that exports the table of screens. */
  screens: string;
  /** The module that exports the code of each kind of content page. */
  contentKinds: string;
  /** The module of the script that adds the others of a first page. */
  loaderModule: string;
}

/**
 * A file with every screen, from which the BFF knows which pages there are, and which files a page loads next; it is
 * not served.
 */
export function screenFiles({ screens, contentKinds, loaderModule }: Options): Plugin {
  let root = '';
  let isBuild = false;
  let loaderId = '';
  const read = async () => {
    const table = await runnerImport<Table>(screens, { root });
    const kinds = await runnerImport<{ contentKinds: Kinds }>(contentKinds, { root });
    return table.module.screens.map((row) => {
      const { path, load, content, kind = 'text', gate, protected: isProtected = false } = row;
      const hasHeader = row.chrome !== 'none';
      const query = table.module.firstPageQuery(row);
      const code = content === undefined ? load : kinds.module.contentKinds[kind];
      const forMembers = isProtected || gate?.visitors.length === 0;
      return { path, forMembers, hasHeader, query, module: code && moduleIn(root, code) };
    });
  };
  return {
    name: 'portal:screen-files',
    enforce: 'post',
    configResolved: ({ root: resolvedRoot, command }) => {
      root = resolvedRoot;
      isBuild = command === 'build';
    },
    buildStart() {
      if (isBuild) loaderId = this.emitFile({ type: 'chunk', id: loaderModule });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const textFilesOf = createTextFinder();
        const filesOf = bundleReader(bundle, join(root, 'src/main.tsx'));
        const loader = this.getFileName(loaderId);
        const list = (await read()).map(({ module, query, ...row }): ScreenFiles => {
          const { styles } = filesOf([module]);
          const texts = module ? textFilesOf(module) : [];
          const inLanguage = (language: string) =>
            filesOf([module, ...texts.map((file) => `${file}?language=${language}`)]).scripts;
          return {
            ...row,
            firstPage: query ? { query, loader } : null,
            styles,
            scripts: module
              ? Object.fromEntries(languageCodes.map((each) => [each, inLanguage(each)]))
              : {},
          };
        });
        const source = JSON.stringify(list);
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.endsWith(`/${fileName}`)) return next();
        response.setHeader('content-type', 'application/json');
        const list = (await read()).map(({ path, forMembers }) => ({ path, forMembers }));
        response.end(JSON.stringify(list));
      });
    },
  };
}

/** Finds the files of a bundle that hold these modules, with all that they import, but for those of the entry. */
function bundleReader(bundle: Rollup.OutputBundle, entry: string) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const holding = new Map(
    chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)),
  );
  const collect = (chunk: Rollup.OutputChunk, found: Map<string, Rollup.OutputChunk>) => {
    if (found.has(chunk.fileName)) return;
    found.set(chunk.fileName, chunk);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') collect(next, found);
    }
    // Behind what it imports, which runs first.
    found.delete(chunk.fileName);
    found.set(chunk.fileName, chunk);
  };
  const first = new Map<string, Rollup.OutputChunk>();
  const start = holding.get(entry);
  if (start) collect(start, first);
  return (modules: readonly (string | undefined)[]) => {
    const found = new Map<string, Rollup.OutputChunk>();
    for (const module of modules) {
      const chunk = module === undefined ? undefined : holding.get(module);
      if (chunk) collect(chunk, found);
    }
    const own = [...found.values()].filter((chunk) => !first.has(chunk.fileName));
    const styles = own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    return { styles: [...new Set(styles)], scripts: own.map((chunk) => chunk.fileName) };
  };
}
