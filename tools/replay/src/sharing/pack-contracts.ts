// npm run contracts:pack [-- FOLDER]: the contracts as an npm package, in dist/contracts unless another folder is named.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildContractsPackage } from './contracts-package';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const out = resolve(process.argv[2] ?? join(root, 'dist/contracts'));
const folder = join(out, 'package');
mkdirSync(out, { recursive: true });
buildContractsPackage(root, folder);
const { status } = spawnSync('npm', ['pack', '--pack-destination', out, folder], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exitCode = status ?? 1;
