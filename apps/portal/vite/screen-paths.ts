import { type Plugin, runnerImport } from 'vite';

const fileName = 'screen-paths.json';

/**
 * A file with the path of every screen, from which the BFF knows which pages there are; it is not served.
 * `screens`: the module that exports the table of screens.
 */
export function screenPaths(screens: string): Plugin {
  const read = async () => {
    const { module } = await runnerImport<{ screens: readonly { path: string }[] }>(screens);
    const paths = module.screens.map(({ path }) => path).filter((path) => path !== '*');
    return JSON.stringify(paths);
  };
  return {
    name: 'portal:screen-paths',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await read() });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.endsWith(`/${fileName}`)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(await read());
      });
    },
  };
}
