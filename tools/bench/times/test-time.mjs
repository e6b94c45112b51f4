// How long `npm test` takes in a fresh clone, with and without the packages, and again with its cache.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freshCheckout, seconds } from './checkout.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const goal = 10 * 60_000;

function timeTest(folder) {
  const begin = performance.now();
  const { status, stdout } = spawnSync(process.execPath, ['tools/test/test.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.stdout.write(stdout);
  return { time: performance.now() - begin, last: stdout.trim().split('\n').at(-1) };
}

const checkout = freshCheckout(root);
try {
  const cold = timeTest(checkout.folder);
  console.log(
    `cold, with the installation of packages: ${seconds(cold.time)} (goal at most ${seconds(goal)}): ${cold.last}`,
  );
  const warm = timeTest(checkout.folder);
  console.log(
    `warm: ${seconds(warm.time)}, ${(warm.time / cold.time).toFixed(3)} of cold: ${warm.last}`,
  );
  if (cold.time > goal || cold.last !== warm.last) process.exitCode = 1;
} finally {
  checkout.remove();
}
