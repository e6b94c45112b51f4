import { createHash } from 'node:crypto';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';

/**
 * The outlines of every icon as one SVG file that a browser fetches once, in the place of code in the
 * first load. `drawing` is the module that draws an icon, `icons` the one with the outlines.
 */
export function iconFile(drawing: string, icons: string): Plugin {
  let base = '/';
  const file = runnerImport<{ icons: Record<string, ReactElement> }>(icons).then(({ module }) => {
    const symbols = Object.entries(module.icons).map(([id, outline]) =>
      createElement('symbol', { key: id, id, viewBox: '0 0 24 24' }, outline),
    );
    const source = renderToStaticMarkup(
      createElement('svg', { xmlns: 'http://www.w3.org/2000/svg' }, symbols),
    );
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    return { name: `assets/icons-${hash}.svg`, source };
  });
  return {
    name: 'portal:icon-file',
    apply: 'build',
    enforce: 'pre',
    configResolved(resolved) {
      ({ base } = resolved);
    },
    async load(id) {
      if (id !== drawing) return null;
      const address = `${base}${(await file).name}#`;
      return {
        code: `import { jsx } from 'react/jsx-runtime';
export const drawing = (name) => jsx('use', { href: ${JSON.stringify(address)} + name });`,
        moduleType: 'js',
      };
    },
    async generateBundle() {
      const { name, source } = await file;
      this.emitFile({ type: 'asset', fileName: name, source });
    },
  };
}
