import { createHash } from 'node:crypto';
import { type Plugin, runnerImport } from 'vite';

/** What this plugin takes of libs/client-config. */
interface ClientConfig {
  clientIds: readonly string[];
  clientSheet(id: string): { name: string; css: string };
  faceOf(id: string): unknown;
  dressPage(page: string, id: string, base: string): string;
}

interface Options {
  /** The module of libs/client-config that exports all of it. */
  config: string;
  /** The module whose `loadFace` fetches one file for each client in the build. */
  faces: string;
}

const sheetAddress = /\/assets\/(client-[^/?]+\.css)$/;

/**
 * A style sheet and a script for each client, so that a visitor downloads one of each; the page wears
 * the default client's face until a server dresses it for another.
 */
export function clientBrands({ config, faces }: Options): Plugin {
  let base = '/';
  let building = false;
  const clients = runnerImport<ClientConfig>(config).then(({ module }) => module);
  // One version for all of them, so that the address of each is known without a table.
  const faceFiles = clients.then(({ clientIds, faceOf }) => {
    const sources = clientIds.map(
      (id) => [id, `export default ${JSON.stringify(faceOf(id))};`] as const,
    );
    const version = createHash('sha256').update(sources.join()).digest('hex').slice(0, 8);
    return { version, sources };
  });
  return {
    name: 'portal:client-brands',
    enforce: 'pre',
    configResolved(resolved) {
      ({ base } = resolved);
      building = resolved.command === 'build';
    },
    async load(id) {
      if (id !== faces || !building) return null;
      const { version } = await faceFiles;
      return {
        code: `export const loadFace = async (id) =>
  (await import(/* @vite-ignore */ ${JSON.stringify(`${base}assets/face-`)} + id + ${JSON.stringify(`-${version}.js`)})).default;`,
        moduleType: 'js',
      };
    },
    async generateBundle() {
      const { clientIds, clientSheet } = await clients;
      for (const { name, css } of clientIds.map(clientSheet)) {
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: css });
      }
      const { version, sources } = await faceFiles;
      for (const [id, source] of sources) {
        this.emitFile({ type: 'asset', fileName: `assets/face-${id}-${version}.js`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, wanted] = sheetAddress.exec(request.url ?? '') ?? [];
        const { clientIds, clientSheet } = await clients;
        const sheet = clientIds.map(clientSheet).find(({ name }) => name === wanted);
        if (!sheet) return next();
        response.setHeader('content-type', 'text/css');
        response.end(sheet.css);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (page) => (await clients).dressPage(page, 'common', base),
    },
  };
}
