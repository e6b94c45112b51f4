import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { languageCodes } from '../src/language/languages.ts';
import { readTexts } from '../src/language/read-texts.ts';

const textFile = /\.text\.ts$/;
/** These few are needed before any text can be fetched: they stay in the bundle in every language. */
const bundledWhole = /boot\.text\.ts$/;
const oneLanguage = /^(.*\.text\.ts)\?language=(\w+)$/;

/**
 * Splits every `*.text.ts` by language: the module itself becomes a handle that imports the wanted
 * language, so that a visitor downloads one. `dictionary` is the module that has `splitTexts`.
 */
export function splitTexts(dictionary: string): Plugin {
  return {
    name: 'portal:split-texts',
    enforce: 'pre',
    async load(id) {
      const [, file, language] = oneLanguage.exec(id) ?? [];
      if (!file || !language) return null;
      this.addWatchFile(file);
      const texts = readTexts(file, await readFile(file, 'utf8'));
      const entries = Object.entries(texts).map(([key, text]) => [
        key,
        text[language as keyof typeof text],
      ]);
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(entries))};`,
        moduleType: 'js',
        moduleSideEffects: false,
      };
    },
    transform(_code, id) {
      if (!textFile.test(id) || bundledWhole.test(id)) return null;
      const loaders = languageCodes.map(
        (language) => `${language}: () => import(${JSON.stringify(`${id}?language=${language}`)})`,
      );
      return {
        code: `import { splitTexts } from ${JSON.stringify(dictionary)};
export default splitTexts({ ${loaders.join(', ')} });`,
        map: null,
        moduleSideEffects: false,
      };
    },
  };
}
