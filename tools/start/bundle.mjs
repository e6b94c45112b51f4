// `node bundle.mjs <app> [name]`: one file, dist/main.mjs or dist/<name>.mjs, of an app's sources and our
// libs, so that starting it needs no compiler. Packages stay outside; the libs are TypeScript and must come in.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const [name, file = 'main'] = process.argv.slice(2);
const app = join(fileURLToPath(new URL('../../apps', import.meta.url)), name);

const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@portal/') ? undefined : { path, external: true },
    );
  },
};

await build({
  entryPoints: [join(app, 'src/main.ts')],
  outfile: join(app, `dist/${file}.mjs`),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'linked',
  logLevel: 'warning',
  plugins: [packagesOutside],
});
