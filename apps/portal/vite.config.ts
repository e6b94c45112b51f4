import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { languageCodes } from './src/language/language-codes.ts';
import { clientBrands } from './vite/client-brands.ts';
import { savedCard } from './vite/saved-card.ts';
import { createTextFinder } from './texts/imported-files.ts';
import { chunkGroups } from './vite/chunk-groups.ts';
import { renderer } from './vite/renderer.ts';
import { screenFiles } from './vite/screen-files.ts';
import { scriptsInTasks } from './vite/scripts-in-tasks.ts';
import { firstGroups, toPreload } from './vite/to-preload.ts';
import { splitTexts } from './vite/split-texts.ts';
import { withoutStatements } from './vite/without-statements.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const lib = (path: string) => here(`../../libs/${path}`);

const brands = clientBrands({
  config: lib('client-config/src/index.ts'),
  importBrand: here('src/brand/import-brand.ts'),
  logos: lib('client-config/logos'),
});

/** The plugins of every page. */
const ours = () => [splitTexts(here('src/language/dictionary.ts')), react(), withoutStatements()];

/** For pages that are built by themselves. */
const alone = () => ({
  root: here('.'),
  base: '/member/',
  plugins: ours(),
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});

/** Files of less than a kilobyte are sent as they are. */
const compressed = compression({
  algorithms: ['brotliCompress', 'gzip'],
  include: /\.(js|css|html|svg)$/,
  threshold: 1024,
});

const features = here('src/features');
const screen = (feature: string) => join(features, feature, 'screen.ts');
const otherScreens = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/screen.ts') && path !== 'dashboard/screen.ts')
  .map((path) => join(features, path));

/** The texts of every page. */
const firstTexts = createTextFinder()(here('src/main.tsx'));

const loaderModule = here('src/after-paint.ts');
const frameworksModule = here('src/frameworks.ts');

export default defineConfig({
  root: here('.'),
  base: '/member/',
  cacheDir: here('../../node_modules/.vite/portal'),
  plugins: [
    ...ours(),
    scriptsInTasks(),
    brands,
    savedCard(alone),
    renderer(alone),
    screenFiles({
      screens: here('src/app/screens.ts'),
      contentKinds: here('src/app/content-kinds.ts'),
      loaderModule,
    }),
    compressed,
  ],
  // rxjs has its ES2015 build under this condition; the default one is ES5 with helpers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: { host: 'localhost', port: 4203, strictPort: true },
  build: {
    outDir: here('dist/site'),
    emptyOutDir: true,
    target: 'es2022',
    // The BFF forbids inline scripts, styles and data: URLs; nothing may be put inside another file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: toPreload },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The texts of every page are in one file per language; a screen's texts are next to its chunk.
        codeSplitting: {
          groups: [
            ...languageCodes.map((language) => ({
              name: `texts-${language}`,
              test: (id: string) =>
                firstTexts.some((file) => id === `${file}?language=${language}`),
            })),
            // Few files for what the page starts with, as many small ones compress worse; but not one, as each is a task.
            {
              name: firstGroups.frameworks,
              tags: ['$initial' as const],
              test: (id: string) => id === frameworksModule || id.includes('/node_modules/'),
            },
            {
              name: firstGroups.libs,
              tags: ['$initial' as const],
              test: (id: string) => id.startsWith(lib('')),
            },
            {
              name: 'start',
              tags: ['$initial' as const],
              test: (id: string) => id !== loaderModule,
            },
            ...chunkGroups(
              {
                login: { modules: [screen('sign-in')] },
                landing: { modules: [screen('landing')] },
                member: { modules: [here('src/app/member-parts.ts')] },
                dashboard: {
                  modules: [screen('dashboard')],
                  usedBy: otherScreens,
                },
              },
              languageCodes,
            ),
          ],
        },
      },
    },
  },
});
