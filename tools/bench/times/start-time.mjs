// How long `npm start` takes until it prints the address: in a fresh clone, and again in the same one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@portal/start/ports';
import { median } from '@portal/resilience/statistics';
import { freshCheckout, seconds } from './checkout.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const warmRuns = 5;
const goal = 5000;

/** Starts, waits for the address, stops with Ctrl-C's signal; gives the milliseconds until the address. */
async function timeStart(folder) {
  const [PORT, IDENTITY_PORT, STAND_INS_PORT] = await freePorts(3);
  const begin = performance.now();
  const start = spawn(process.execPath, ['tools/start/start.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT, IDENTITY_PORT, STAND_INS_PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let ready;
  start.stdout.setEncoding('utf8').on('data', (text) => {
    if (text.includes('The portal runs at')) {
      ready = performance.now() - begin;
      start.kill('SIGINT');
    }
  });
  const [code] = await once(start, 'close');
  if (ready === undefined) throw new Error(`The portal did not start (exit code ${code}).`);
  return ready;
}

const checkout = freshCheckout(root);
try {
  const cold = await timeStart(checkout.folder);
  const warm = [];
  for (let run = 0; run < warmRuns; run += 1) warm.push(await timeStart(checkout.folder));
  console.log(`cold, with the installation of packages: ${seconds(cold)}`);
  console.log(
    `warm, median of ${warmRuns}: ${seconds(median(warm))} (goal at most ${seconds(goal)}), ` +
      `${(median(warm) / cold).toFixed(3)} of cold`,
  );
  if (median(warm) > goal) process.exitCode = 1;
} finally {
  checkout.remove();
}
