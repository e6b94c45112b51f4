// Browser journeys against the embedded stack on ports of its own, so that they run beside a stack
// that somebody is using. Arguments go on to Playwright; BASE_URL points it at a running portal instead.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild, stopEveryChild } from '@portal/start/child';
import { startPortalStack } from '@portal/start/portal-stack';
import { freePorts } from '@portal/start/ports';
import { Fault } from '../start/fault.mjs';
import { findBrowser } from './find-browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const e2e = join(root, 'apps/portal-e2e');

async function startedStack() {
  const [portal, identity, standIns] = await freePorts(3);
  return startPortalStack({ root, ports: { portal, identity, standIns }, say: console.log });
}

function runPlaywright(address, browser) {
  const cli = createRequire(join(e2e, 'package.json')).resolve('@playwright/test/cli');
  return startChild({
    name: 'Playwright',
    args: [cli, 'test', ...process.argv.slice(2)],
    cwd: e2e,
    env: { BASE_URL: address, CHROME_PATH: browser },
    onLine: (line) => console.log(line),
  }).ended;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => void stopEveryChild().then(() => process.exit(1)));
}

try {
  const browser = findBrowser();
  const stack = process.env.BASE_URL ? undefined : await startedStack();
  const run = runPlaywright(stack?.address ?? process.env.BASE_URL, browser);
  const how = await Promise.race([run, stack?.broken ?? run]);
  process.exitCode = how === 'exit code 0' ? 0 : 1;
} catch (error) {
  console.error(error instanceof Fault ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopEveryChild();
}
