import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** What this plugin uses of libs/client-config. */
interface ClientConfig {
  clientIds: readonly string[];
  defaultClientId: string;
  brandFiles(readLogo: (logo: string) => string): ReadonlyMap<string, string>;
  clientSheet(id: string): { name: string; css: string };
  pageBrandOf(id: string): unknown;
  applyBrandToPage(page: string, id: string, base: string): string;
}

interface Options {
  /** The module of libs/client-config that exports all of it. */
  config: string;
  /** The folder of the logos. */
  logos: string;
  /** The module whose `importBrand` fetches one file for each client in the build. */
  importBrand: string;
}

const contentTypes = { css: 'text/css', svg: 'image/svg+xml' } as const;

/**
 * Logos and icons, and a style sheet and a script for each client, so that a visitor downloads one of
 * each; the page has the default client's brand until a server applies another.
 */
export function clientBrands({ config, logos, importBrand }: Options): Plugin {
  let base = '/';
  let building = false;
  const clients = runnerImport<ClientConfig>(config).then(({ module }) => module);
  // One version for all of them, so that the URL of each is known without a table.
  const scripts = clients.then(({ clientIds, pageBrandOf }) => {
    const sources = clientIds.map(
      (id) => [id, `export default ${JSON.stringify(pageBrandOf(id))};`] as const,
    );
    const version = createHash('sha256').update(sources.join()).digest('hex').slice(0, 8);
    return { version, sources };
  });
  // By path below the base.
  const files = clients.then(({ brandFiles, clientIds, clientSheet }) => {
    const sheets = clientIds.map(clientSheet);
    return new Map([
      ...brandFiles((logo) => readFileSync(join(logos, logo), 'utf8')),
      ...sheets.map(({ name, css }) => [`assets/${name}`, css] as const),
    ]);
  });
  return {
    name: 'portal:client-brands',
    enforce: 'pre',
    configResolved(resolved) {
      ({ base } = resolved);
      building = resolved.command === 'build';
    },
    async load(id) {
      if (id !== importBrand || !building) return null;
      const { version } = await scripts;
      return {
        code: `export const importBrand = async (id) =>
  (await import(/* @vite-ignore */ ${JSON.stringify(`${base}assets/brand-`)} + id + ${JSON.stringify(`-${version}.js`)})).default;`,
        moduleType: 'js',
      };
    },
    async generateBundle() {
      for (const [fileName, source] of await files) {
        this.emitFile({ type: 'asset', fileName, source });
      }
      const { version, sources } = await scripts;
      for (const [id, source] of sources) {
        this.emitFile({ type: 'asset', fileName: `assets/brand-${id}-${version}.js`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        const wanted = path.startsWith(base) ? path.slice(base.length) : path.slice(1);
        const source = (await files).get(wanted);
        if (source === undefined) return next();
        const extension = wanted.endsWith('.css') ? 'css' : 'svg';
        response.setHeader('content-type', contentTypes[extension]);
        response.end(source);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (page) => {
        const { applyBrandToPage, defaultClientId } = await clients;
        return applyBrandToPage(page, defaultClientId, base);
      },
    },
  };
}
