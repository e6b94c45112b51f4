import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Opens an address in a fresh browser and gives the scripts and styles that came with it, in the order
 * they were asked for: { path, body }, bodies as they are before compression.
 */
export async function loadPage(root, address, executablePath) {
  const { chromium } = createRequire(join(root, 'apps/portal-e2e/package.json'))(
    '@playwright/test',
  );
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const found = [];
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType()))
        found.push(response);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const unique = new Map(found.map((response) => [new URL(response.url()).pathname, response]));
    return await Promise.all(
      [...unique].map(async ([path, response]) => ({ path, body: await response.body() })),
    );
  } finally {
    await browser.close();
  }
}
