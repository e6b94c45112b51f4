import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { languageCodes } from '../src/language/language-codes.ts';
import { readTexts, textsFrom } from '../texts/read-texts.ts';
import { createTextFinder, ownFile } from '../texts/imported-files.ts';

const textFile = /\.text\.ts$/;
/** These few are needed before any text can be fetched: they stay in the bundle in every language. */
const bundledWhole = /boot\.text\.ts$/;
const oneLanguage = /^(.*\.text\.ts)\?language=(\w+)$/;
const eachLanguage = /^(.*\.text\.ts)\?languages$/;

/**
 * Splits every `*.text.ts` by language, so that a browser downloads one, and lets each `import()` of our
 * own code load the texts that this code uses side by side with it: which these are is found through its
 * imports. `dictionary` is the module that has `textsByLanguage` and `withTexts`.
 */
export function splitTexts(dictionary: string): Plugin {
  const textFilesOf = createTextFinder();
  const from = JSON.stringify(dictionary);
  return {
    name: 'portal:split-texts',
    enforce: 'pre',
    async load(id) {
      const [, handle] = eachLanguage.exec(id) ?? [];
      if (handle) return { code: importsByLanguage(handle), moduleType: 'js' };
      const [, file, language] = oneLanguage.exec(id) ?? [];
      if (!file || !language) return null;
      const lib = textsFrom(file, await readFile(file, 'utf8'));
      const source = lib === undefined ? file : (await this.resolve(lib, file))?.id;
      if (source === undefined) throw new Error(`${file}: "${lib}" is not found.`);
      for (const each of new Set([file, source])) this.addWatchFile(each);
      const texts = readTexts(source, await readFile(source, 'utf8'));
      const entries = Object.entries(texts).map(([key, text]) => [
        key,
        text[language as keyof typeof text] || text.en,
      ]);
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(entries))};`,
        moduleType: 'js',
        moduleSideEffects: false,
      };
    },
    transform(code, id) {
      if (bundledWhole.test(id)) return null;
      if (textFile.test(id)) {
        return {
          code: `import { textsByLanguage } from ${from};
import languages from ${JSON.stringify(`${id}?languages`)};
export default textsByLanguage(languages);`,
          map: null,
          // A module that is evaluated says so: a change of language loads its texts.
          moduleSideEffects: true,
        };
      }
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('import(')) return null;
      return { code: withTextsOf(code, id, textFilesOf, from), map: null };
    },
  };
}

function importsByLanguage(file: string): string {
  const loaders = languageCodes.map(
    (language) => `${language}: () => import(${JSON.stringify(`${file}?language=${language}`)})`,
  );
  return `export default { ${loaders.join(', ')} };`;
}

/** The code with `import('./x')` → `withTexts(() => import('./x'), [the texts of x])`; lines stay where they are. */
export function withTextsOf(
  code: string,
  id: string,
  textFilesOf: (file: string) => readonly string[],
  dictionary: string,
): string {
  const source = ts.createSourceFile(id, code, ts.ScriptTarget.Latest);
  const names = new Map<string, string>();
  const nameOf = (file: string) => {
    if (!names.has(file)) names.set(file, `__texts${names.size}`);
    return names.get(file);
  };
  let changed = '';
  let end = 0;
  const visit = (node: ts.Node): void => {
    const files = isImportCall(node) ? textFilesOfCall(node, id, textFilesOf) : [];
    if (files.length > 0) {
      const start = node.getStart(source);
      changed += `${code.slice(end, start)}__withTexts(() => ${code.slice(start, node.end)}, [${files.map(nameOf).join(', ')}])`;
      end = node.end;
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  if (names.size === 0) return code;
  const imports = [...names].map(
    ([file, name]) => `import ${name} from ${JSON.stringify(`${file}?languages`)};`,
  );
  return `import { withTexts as __withTexts } from ${dictionary};${imports.join('')}${changed}${code.slice(end)}`;
}

const isImportCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

function textFilesOfCall(
  { arguments: [specifier] }: ts.CallExpression,
  id: string,
  textFilesOf: (file: string) => readonly string[],
): readonly string[] {
  const file = specifier && ts.isStringLiteral(specifier) && ownFile(id, specifier.text);
  return file ? textFilesOf(file).filter((each) => !bundledWhole.test(each)) : [];
}
