// `node tools/bench/lighthouse/lighthouse.mjs`: the four scores of Lighthouse (mobile preset) for the landing
// page, the login page and a member's dashboard, against the embedded stack on ports of its own; BASE_URL
// measures a running portal instead. Ends with 1 when a score is below 100.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopEveryChild } from '@portal/start/child';
import { startPortalStack } from '@portal/start/portal-stack';
import { freePorts } from '@portal/start/ports';
import { findBrowser } from '@portal/test/find-browser';
import lighthouse from 'lighthouse';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { chromium } = createRequire(join(root, 'apps/portal-e2e/package.json'))('@playwright/test');
const goal = 100;

const pages = [
  { path: '/member' },
  { path: '/member/login' },
  { path: '/member/dashboard', as: 'commercial-member' },
];

async function signIn(browser, address, username) {
  const page = await browser.newPage();
  await page.goto(`${address}/member/auth/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/member/dashboard');
  await page.close();
}

/** One page in a browser of its own, so that nothing is warm: { category: score }, and what cost points. */
async function measure(address, { path, as }, executablePath) {
  const [port] = await freePorts(1);
  const browser = await chromium.launchPersistentContext('', {
    executablePath,
    locale: 'en-US',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    if (as) await signIn(browser, address, as);
    const result = await lighthouse(`${address}${path}`, {
      port,
      logLevel: 'error',
      // The session is a cookie: without it the dashboard would be the login page.
      disableStorageReset: true,
    });
    const { categories, audits } = result.lhr;
    const scores = Object.values(categories).map(({ title, score }) => [
      title,
      Math.round((score ?? 0) * 100),
    ]);
    const lost = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim()),
    );
    return { scores, lost };
  } finally {
    await browser.close();
  }
}

async function startedStack() {
  const [portal, identity, standIns] = await freePorts(3);
  return startPortalStack({ root, ports: { portal, identity, standIns }, say: console.log });
}

try {
  const address = process.env.BASE_URL ?? (await startedStack()).address;
  for (const page of pages) {
    const { scores, lost } = await measure(address, page, findBrowser());
    console.log(page.path, ...scores.map(([title, score]) => `· ${title} ${score}`));
    for (const each of lost) console.log(`    ${each}`);
    if (scores.some(([, score]) => score < goal)) process.exitCode = 1;
  }
} finally {
  await stopEveryChild();
}
