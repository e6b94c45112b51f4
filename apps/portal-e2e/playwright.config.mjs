import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

// tools/test/e2e.mjs starts the embedded stack, finds a browser, and says both here.
const { BASE_URL, CHROME_PATH } = process.env;
if (!BASE_URL) {
  throw new Error('BASE_URL is missing: run the journeys with `npm run e2e`.');
}

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: true,
  // One that passes at its second try fails the run: it is a race, and the second try says which.
  retries: 1,
  failOnFlakyTests: true,
  // A journey is up to 27 s long on two free cores; each thing that it expects has ten.
  timeout: 75_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  reporter: [
    ['list'],
    ['../../tools/test/playwright/count-reporter.mjs', { outputFile: '.reports/e2e.json' }],
  ],
  use: {
    baseURL: BASE_URL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    acceptDownloads: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
