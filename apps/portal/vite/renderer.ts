import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin, type PluginOption } from 'vite';

const entry = fileURLToPath(new URL('../src/app/prerender/renderer.ts', import.meta.url));

/**
 * Builds the renderer of first pages and shells (`renderer/renderer.mjs`), which only the BFF reads: with all its
 * libraries, so that the server needs none of them. `settings` gives the settings of the portal's build, created for
 * each build.
 */
export function renderer(settings: () => InlineConfig & { plugins: PluginOption[] }): Plugin {
  return {
    name: 'portal:renderer',
    apply: 'build',
    async generateBundle() {
      const own = settings();
      const outputs = await build({
        ...own,
        configFile: false,
        logLevel: 'warn',
        // React's own development build checks and warns, and is several times slower.
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ...own.build,
          target: 'node20',
          ssr: entry,
          write: false,
          copyPublicDir: false,
          rolldownOptions: {
            output: {
              entryFileNames: 'renderer/[name].mjs',
              chunkFileNames: 'renderer/[name]-[hash].mjs',
            },
          },
        },
      });
      const files = (Array.isArray(outputs) ? outputs : [outputs]).flatMap((each) =>
        'output' in each ? each.output : [],
      );
      for (const file of files) {
        // Its styles and pictures are those of the portal.
        if (file.type !== 'chunk') continue;
        this.emitFile({ type: 'asset', fileName: file.fileName, source: file.code });
      }
    },
  };
}
