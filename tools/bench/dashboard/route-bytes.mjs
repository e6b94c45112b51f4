// `node tools/bench/dashboard/route-bytes.mjs [path …]`: the scripts and styles that a route adds to those of
// the first page and to those that a member has on every page, as a browser fetches them, compressed with
// brotli 11. BASE_URL measures a running portal. Ends with 1 when a route adds more than 30 kB.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { stopEveryChild } from '@portal/start/child';
import { startPortalStack } from '@portal/start/portal-stack';
import { freePorts } from '@portal/start/ports';
import { findBrowser } from '@portal/test/find-browser';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const goal = 30_000;
/** A page of a member that asks nothing of a service: what it has, every page of a member has. */
const plain = '/not-authorized';
const usual = ['/member/dashboard', '/member/healthcarebalances', '/member/benefits'];
const paths = process.argv.length > 2 ? process.argv.slice(2) : usual;

const { chromium } = createRequire(join(root, 'apps/portal-e2e/package.json'))('@playwright/test');

/** Opens an address: path → body of each script and style that came. */
async function filesOf(context, address) {
  const page = await context.newPage();
  const responses = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType()))
      responses.push(response);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const files = new Map();
  for (const response of responses) {
    files.set(new URL(response.url()).pathname, await response.body());
  }
  await page.close();
  return files;
}

async function startedStack() {
  const [portal, identity, standIns] = await freePorts(3);
  return startPortalStack({ root, ports: { portal, identity, standIns } });
}

let browser;
try {
  const address = process.env.BASE_URL ?? (await startedStack()).address;
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const first = await filesOf(await browser.newContext(), `${address}/member`);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/member/auth/login`);
  await page.getByLabel('Username').fill('commercial-member');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/member/dashboard');
  await page.close();
  for (const [name, body] of await filesOf(context, address + plain)) first.set(name, body);
  for (const path of paths) {
    const added = [...(await filesOf(context, address + path))].filter(
      ([name]) => !first.has(name),
    );
    const bytes = added.reduce((sum, [, body]) => sum + brotliCompressSync(body).length, 0);
    const verdict = bytes <= goal ? 'reached' : 'missed';
    console.log(
      `${path}: ${(bytes / 1000).toFixed(1)} kB br in ${added.length} files of its own ` +
        `(goal at most ${goal / 1000} kB: ${verdict})`,
    );
    if (bytes > goal) process.exitCode = 1;
  }
} finally {
  await browser?.close();
  await stopEveryChild();
}
