// What the figures of pages share: the portal, a browser, a member in it, and what a page fetches.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { startPortalStack } from '@portal/start/portal-stack';
import { freePorts } from '@portal/start/ports';
import { findBrowser } from '@portal/test/find-browser';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const { chromium } = createRequire(new URL('../../apps/portal-e2e/package.json', import.meta.url))(
  '@playwright/test',
);
const args = ['--no-sandbox', '--disable-gpu'];

async function startedStack() {
  const [portal, identity, standIns] = await freePorts(3);
  return startPortalStack({ root, ports: { portal, identity, standIns } });
}

/**
 * Calls `measure` with the URL of a portal, the one BASE_URL names or the embedded stack on free ports, and
 * stops what it started, also when `measure` fails.
 */
async function withPortal(measure) {
  const stack = process.env.BASE_URL ? undefined : await startedStack();
  try {
    await measure(stack?.address ?? process.env.BASE_URL);
  } finally {
    await stack?.stop();
  }
}

/** The same with a browser: `measure(address, browser)`. */
export const withPortalAndBrowser = (measure) =>
  withPortal(async (address) => {
    const browser = await chromium.launch({ executablePath: findBrowser(), args });
    try {
      await measure(address, browser);
    } finally {
      await browser.close();
    }
  });

/** A browser that other programs may control through `port`, with its own temporary profile. */
export const launchSteered = (port) =>
  chromium.launchPersistentContext('', {
    executablePath: findBrowser(),
    locale: 'en-US',
    args: [...args, `--remote-debugging-port=${port}`],
  });

/** Signs the member of a scenario in, in a new page; every other page of the context then has the session. */
export async function signIn(context, address, username = 'commercial-member') {
  const page = await context.newPage();
  await page.goto(`${address}/member/auth/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/member/dashboard');
  await page.close();
}

/**
 * What a page fetches from now on. `since` has what came since it was last called: `files`, path → body before
 * compression of each script and style, `calls` with the bytes of their bodies both ways, and the `others`.
 */
export function watchFetches(page) {
  let came = [];
  page.on('response', (response) => came.push(response));
  return async function since() {
    const found = { files: new Map(), calls: [], others: [] };
    const all = came;
    came = [];
    for (const response of all) {
      const [request, url] = [response.request(), response.url()];
      const type = request.resourceType();
      if (['script', 'stylesheet'].includes(type)) {
        // Fetched again: the browser forgets what it fetched for a worker that has ended.
        found.files.set(new URL(url).pathname, await (await page.request.get(url)).body());
      } else if (['xhr', 'fetch'].includes(type)) {
        const answer = await response.body().catch(() => Buffer.alloc(0));
        found.calls.push({ bytes: answer.length + (request.postDataBuffer()?.length ?? 0) });
      } else found.others.push(response);
    }
    return found;
  };
}

/** Opens an address: path → body before compression of each script and style that came, in the order of asking. */
export async function filesOf(context, address) {
  const page = await context.newPage();
  const since = watchFetches(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const { files } = await since();
  await page.close();
  return files;
}

/** Processor time of the page's own thread, so that what else the machine does is not counted. */
export async function threadClock(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return cdp;
}

/**
 * Presses an element once, or chooses a value of it. Milliseconds of script, and of script, style and layout, until
 * 300 ms after the press, or after the call `answered` (a pattern of its URL) has its answer and `until` (a selector)
 * is there.
 */
export async function timeOf(page, cdp, selector, { value, until, answered } = {}) {
  const before = await metrics(cdp);
  const answer =
    answered && page.waitForEvent('requestfinished', (request) => answered.test(request.url()));
  await page
    .locator(selector)
    .first()
    .evaluate((element, chosen) => {
      if (chosen === undefined) return element.click();
      element.value = chosen;
      return element.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  await answer;
  if (until) await page.locator(until).waitFor();
  await page.waitForTimeout(300);
  const after = await metrics(cdp);
  return {
    script: after.ScriptDuration - before.ScriptDuration,
    all: after.TaskDuration - before.TaskDuration,
  };
}

async function metrics(cdp) {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value * 1000]));
}
