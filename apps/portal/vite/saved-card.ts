import { fileURLToPath } from 'node:url';
import { logosVersion } from './logos-version.ts';
import { build, type InlineConfig, type Plugin, type PluginOption } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const page = here('../saved-card.html');
const worker = here('../src/features/id-card/offline/worker.ts');

/**
 * Builds the page that shows a saved ID card without a connection, and the worker that serves it, next to
 * the portal: separate builds, so that nothing of them or for them is in the portal's own files.
 * `settings` gives the settings of the portal's build, created for each build.
 */
export function savedCard(settings: () => InlineConfig & { plugins: PluginOption[] }): Plugin {
  const built = async (options: NonNullable<InlineConfig['build']>, define = {}) => {
    const own = settings();
    const outputs = await build({
      ...own,
      configFile: false,
      logLevel: 'warn',
      define,
      build: { ...own.build, ...options, write: false, copyPublicDir: false },
    });
    return (Array.isArray(outputs) ? outputs : [outputs]).flatMap((each) =>
      'output' in each ? each.output : [],
    );
  };
  return {
    name: 'portal:saved-card',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const parts = await built({ rolldownOptions: { input: page } });
      // The page first: it is what a worker shows in the place of another.
      const names = parts
        .map(({ fileName }) => `/member/${fileName}`)
        .sort((a, b) => Number(b.endsWith('.html')) - Number(a.endsWith('.html')));
      const scripts = await built(
        {
          rolldownOptions: {
            input: worker,
            output: { entryFileNames: 'card-worker.js', codeSplitting: false },
          },
        },
        {
          __CARD_PARTS__: JSON.stringify(names),
          // The plugin of the brands comes first: the logos are in the bundle.
          __LOGOS_VERSION__: JSON.stringify(logosVersion(bundle as never)),
        },
      );
      for (const file of [...parts, ...scripts]) {
        // Fonts and icons that the portal has too are the same files.
        if (file.fileName in bundle) continue;
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: file.fileName, source });
      }
    },
  };
}
