import { expect, type Page, test } from '@playwright/test';

const pages = [
  ['/member', 'Know what you'],
  ['/member/login', 'Sign in'],
  ['/member/privacy', 'Privacy'],
  // Remembered for the pages after it.
  ['/member?language=es', 'Sepa cuánto va a pagar'],
] as const;

/** A page whose content takes long at first is sent without. */
const waitForContent = (page: Page, path: string) =>
  expect
    .poll(async () => (await page.request.get(path, { headers: { accept: 'text/html' } })).text())
    .toContain('id="prerendered-data"');

test('the pages that visitors open first come with their content, and are hydrated', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  for (const [path, heading] of pages) {
    await waitForContent(page, path);
    // The footer's text is read again once the portal has started.
    const started = page.waitForResponse(/\/content\/footer\//);
    await page.goto(path, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(new RegExp(`^${heading}`));
    const element = await title.elementHandle();
    await started;
    expect(await element?.evaluate((heading) => heading.isConnected)).toBe(true);
  }
  expect(problems).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('they read, link, switch the language and search a price', async ({ page }) => {
    for (const path of ['/member', '/member?language=es', '/member/privacy?language=es']) {
      await waitForContent(page, path);
    }
    // The language of the page before is remembered.
    await page.goto('/member?language=en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Know what you/);
    await page.getByRole('button', { name: 'Español' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sepa cuánto/);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /privacidad/i })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidad');
    await page.goto('/member?language=en');
    await page.getByLabel('Drug name').fill('atorvastatin');
    await page.getByRole('button', { name: 'See prices' }).click();
    await expect(page).toHaveURL(/\?drug=atorvastatin/);
  });
});

test('a browser with a session gets no visitor’s page', async ({ page }) => {
  await waitForContent(page, '/member');
  const cookie = 'portal-session=unknown';
  const member = await page.request.get('/member', { headers: { accept: 'text/html', cookie } });
  expect(await member.text()).not.toContain('id="prerendered-data"');
});
