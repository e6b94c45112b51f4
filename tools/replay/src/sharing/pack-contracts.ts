// npm run contracts:pack [-- FOLDER]: the contracts as an npm package, in dist/contracts unless another folder is named.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildContractsPackage } from './contracts-package';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const usage = `npm run contracts:pack [-- FOLDER]

Packs the contracts as an npm package, in dist/contracts unless another folder is named.`;

const out = resolve(readFolder() ?? join(root, 'dist/contracts'));
const folder = join(out, 'package');
mkdirSync(out, { recursive: true });
buildContractsPackage(root, folder);
const { status } = spawnSync('npm', ['pack', '--pack-destination', out, folder], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exitCode = status ?? 1;

/** The folder that is named; ends the process with the usage where it is asked for, and 2 for what is not known. */
function readFolder(): string | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    if (!values.help) return positionals[0];
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
