import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

const here = import.meta.dirname;
export const root = join(here, '..', '..', '..');

/**
 * One plain module for each entry, so that no TypeScript loader runs in a measured process. Our own
 * libraries go in; packages stay where they are installed.
 */
const options: BuildOptions = {
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  bundle: true,
  logLevel: 'error',
  plugins: [
    {
      name: 'packages-stay',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^[a-z@]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@portal/')
            ? undefined
            : { path, external: true },
        ),
    },
  ],
};

/** Builds the upstream. Gives its module. */
export async function buildUpstream(): Promise<string> {
  const outdir = join(here, '..', 'dist', 'proxy');
  await build({ ...options, entryPoints: [join(here, 'upstream.ts')], outdir });
  return join(outdir, 'upstream.mjs');
}

/** Builds src/main.ts of an app, in the app's own folder, where its packages are found. Gives the module. */
export async function bundle(app: string): Promise<string> {
  const outdir = join(root, app, 'dist', 'bench');
  await build({ ...options, entryPoints: [join(root, app, 'src', 'main.ts')], outdir });
  return join(outdir, 'main.mjs');
}
