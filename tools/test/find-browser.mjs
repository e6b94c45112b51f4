import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { StartError } from '../start/start-error.mjs';
import { installFromDebian } from './install-from-debian.mjs';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (path) =>
  path
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)))
    .find(isExecutable);

/** Where Playwright would put its own browser, when one is there. */
function playwrightsOwn() {
  const load = createRequire(new URL('../../apps/portal-e2e/package.json', import.meta.url));
  const file = load('@playwright/test').chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * The path of a Chromium or Chrome: the one CHROME_PATH names, one on this machine, Playwright's own, or
 * one that apt-get installs for root on Debian. Throws a StartError that says what to do when there is none.
 */
export function findBrowser(env = process.env, say = console.log) {
  const wanted = env.CHROME_PATH;
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new StartError(
      `CHROME_PATH is ${wanted}, but no program lies there. Correct or unset it.`,
    );
  }
  const found =
    onPath(env.PATH ?? '') ??
    places.find(isExecutable) ??
    playwrightsOwn() ??
    (installFromDebian('Chromium', 'chromium', say) ? onPath(env.PATH ?? '') : undefined);
  if (found) return found;
  throw new StartError(
    'No browser was found for the journeys. Install Chromium or Chrome, or run ' +
      '`npx playwright install chromium`, or set CHROME_PATH to where one lies; then try again.',
  );
}
