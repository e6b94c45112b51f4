// Browser journeys against the embedded stack on free ports, so that they can run next to a stack that is in
// use. Arguments go on to Playwright, except `--built`: the apps are built already; and `--fixed-clock`: every date
// stays at its scenario's clock, so that no page changes with the day. BASE_URL points the journeys at a running
// portal instead.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPortalStack } from '@portal/start/portal-stack';
import { freePorts } from '@portal/start/ports';
import { StartError } from '../start/start-error.mjs';
import { findBrowser } from './find-browser.mjs';
import { installFromDebian } from './install-from-debian.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const e2e = join(root, 'apps/portal-e2e');
const own = ['--built', '--fixed-clock'];
const [built, fixedClock] = own.map((option) => process.argv.includes(option));
const options = process.argv.slice(2).filter((option) => !own.includes(option));

/** What journeys see whose own font comes late: the fonts of a phone, of a desktop, and of a machine with neither. */
const fonts = {
  Roboto: 'fonts-roboto-unhinted',
  'Liberation Sans': 'fonts-liberation',
  'DejaVu Sans': 'fonts-dejavu-core',
};

/** Installs the fonts that are missing where that is possible; without one, its journeys are skipped. */
function ensureFonts() {
  for (const [family, name] of Object.entries(fonts)) {
    const { stdout } = spawnSync('fc-list', [family, 'family'], { encoding: 'utf8' });
    if (!stdout?.trim()) installFromDebian(family, name, console.log);
  }
}

async function startedStack() {
  const [portal, identity, standIns] = await freePorts(3);
  // A journey may move the clock of the stand-ins.
  process.env.STAND_INS_PORT = String(standIns);
  if (fixedClock) process.env.SCENARIO_CLOCK = 'fixed';
  return startPortalStack({ root, built, ports: { portal, identity, standIns } });
}

async function runPlaywright(address, browser) {
  const cli = createRequire(join(e2e, 'package.json')).resolve('@playwright/test/cli');
  const playwright = spawn(process.execPath, [cli, 'test', ...options], {
    cwd: e2e,
    env: { ...process.env, BASE_URL: address, CHROME_PATH: browser },
    stdio: 'inherit',
  });
  const [code] = await once(playwright, 'close');
  return code ?? 1;
}

let stack;
try {
  const browser = findBrowser();
  ensureFonts();
  stack = process.env.BASE_URL ? undefined : await startedStack();
  const run = runPlaywright(stack?.address ?? process.env.BASE_URL, browser);
  process.exitCode = await Promise.race([run, stack?.broken ?? run]);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
} finally {
  await stack?.stop();
}
