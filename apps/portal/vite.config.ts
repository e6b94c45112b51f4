import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { languageCodes } from './src/language/languages.ts';
import { clientBrands } from './vite/client-brands.ts';
import { firstModules } from './vite/first-modules.ts';
import { iconFile } from './vite/icon-file.ts';
import { keptCard } from './vite/kept-card.ts';
import { lightAreas } from './vite/light-areas.ts';
import { lightArea, lightErrors, lightFlags, lightModules } from './vite/light-modules.ts';
import { lightLibraries } from './vite/light-libraries.ts';
import { precompress } from './vite/precompress.ts';
import { splitTexts } from './vite/split-texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const lib = (path: string) => here(`../../libs/${path}`);

/** Modules of the first load that are for people and checks in good part. */
const lighter = lightModules([
  ...lightAreas.map((area) => [lib(`contracts/src/areas/${area}.ts`), lightArea(area)] as const),
  [lib('client-config/src/flag-names.ts'), lightFlags],
  [lib('contracts/src/errors.ts'), lightErrors],
]);

const brands = clientBrands({
  config: lib('client-config/src/index.ts'),
  faces: here('src/brand/load-face.ts'),
});

/** What every page of ours needs. */
const ours = () => [splitTexts(here('src/language/dictionary.ts')), react()];

/** For pages that are built by themselves. */
const alone = () => ({
  root: here('.'),
  base: '/member/',
  plugins: ours(),
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});

const router = createRequire(import.meta.url)
  .resolve('react-router')
  .replace(/development\W+index\.m?js$/, 'production/index.mjs');

/** `first`: the modules of the first page, for a build; `null` to find out which they are. */
const portal = (first?: ReadonlySet<string> | null): UserConfig => ({
  root: here('.'),
  base: '/member/',
  cacheDir: here('../../node_modules/.vite/portal'),
  plugins: [
    ...ours(),
    lighter,
    lightLibraries(),
    iconFile(here('src/ui/drawing.tsx'), here('src/ui/icons.tsx')),
    brands,
    // Looking for the modules of the first page, one need not build other pages.
    ...(first === null ? [] : [keptCard(alone), precompress()]),
  ],
  // rxjs keeps its modern build behind this name; the default one is ES5 with tslib.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    // The router has a production build and names it to nobody.
    alias: first === undefined ? [] : [{ find: /^react-router$/, replacement: router }],
  },
  server: { host: 'localhost', port: 4203, strictPort: true },
  build: {
    outDir: here('dist/site'),
    emptyOutDir: true,
    target: 'es2022',
    // The BFF forbids inline scripts, styles and data: addresses; nothing may be put inside another file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        // The texts of every page travel together, one file per language; a screen's travel beside it.
        codeSplitting: {
          groups: [
            ...languageCodes.map((language) => ({
              name: `texts-${language}`,
              test: new RegExp(
                `src/(?:app/menu-titles|shell/shell|ui/ui)\\.text\\.ts\\?language=${language}$`,
              ),
            })),
            { name: 'first', test: (id: string) => first?.has(id) ?? false },
          ],
        },
      },
    },
  },
});

export default defineConfig(async ({ command }) =>
  portal(
    command === 'build'
      ? await firstModules(portal(null), [here('src/features/landing/screen.ts')])
      : undefined,
  ),
);
