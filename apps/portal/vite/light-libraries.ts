import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const router = /react-router\/dist\/production\/[^/]+\.mjs$/;
const named = /^\w+\.displayName = ".*";$/gm;
const made = /^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm;

const rxjs = /rxjs\/dist\/esm\/internal\/.+\.js$/;

/**
 * Lets the build leave out what nothing here uses of two libraries. The router: names for developers, and
 * calls that make components, look to a bundler as if they did something. rxjs: its modern build writes
 * asynchronous iterators with helpers of tslib; what imports those is taken from the sources, which do without.
 */
export function lightLibraries(): Plugin {
  return {
    name: 'portal:light-libraries',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (rxjs.test(id) && /from ['"]tslib['"]/.test(await readFile(id, 'utf8'))) {
        const source = id.replace('/dist/esm/', '/src/').replace(/js$/, 'ts');
        return { code: await readFile(source, 'utf8'), moduleType: 'ts' };
      }
      if (!router.test(id)) return null;
      const code = await readFile(id, 'utf8');
      return {
        code: code.replace(named, '').replace(made, '$1/* @__PURE__ */ '),
        moduleType: 'js',
      };
    },
  };
}
