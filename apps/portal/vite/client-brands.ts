import { basename } from 'node:path';
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
  /** The module whose `loadFace` gets one chunk for each client in the build. */
  faces: string;
}

const faceModule = 'portal:face/';
const sheetAddress = /\/assets\/(client-[^/?]+\.css)$/;

/**
 * A style sheet and a chunk for each client, so that a visitor downloads one of each; the page wears
 * the default client's face until a server dresses it for another.
 */
export function clientBrands({ config, faces }: Options): Plugin {
  let base = '/';
  let building = false;
  const clients = runnerImport<ClientConfig>(config).then(({ module }) => module);
  return {
    name: 'portal:client-brands',
    enforce: 'pre',
    configResolved(resolved) {
      ({ base } = resolved);
      building = resolved.command === 'build';
    },
    resolveId: (id) => (id.startsWith(faceModule) ? `\0${id}` : null),
    async load(id) {
      const { clientIds, faceOf } = await clients;
      if (id.startsWith(`\0${faceModule}`)) {
        const face = faceOf(basename(id));
        return { code: `export default ${JSON.stringify(face)};`, moduleType: 'js' };
      }
      if (id !== faces || !building) return null;
      const rows = clientIds.map((each) => `${each}: () => import('${faceModule}${each}')`);
      return {
        code: `const faces = { ${rows.join(', ')} };
export const loadFace = async (id) => (await faces[id]()).default;`,
        moduleType: 'js',
      };
    },
    async generateBundle() {
      const { clientIds, clientSheet } = await clients;
      for (const { name, css } of clientIds.map(clientSheet)) {
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: css });
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
