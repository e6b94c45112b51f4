import { expect, type Page, test } from '@playwright/test';

const root = (page: Page) => page.locator('html');
const icon = (page: Page) => page.locator('link[rel="icon"]');
const colour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));

test('a client has its brand by host name or by code, in both themes, and one has the second always', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL as string);
  const logo = page.getByRole('banner').getByRole('link', { name: /Copperline Trades Fund/ });

  await page.goto(`http://ebms.localhost:${port}/member`);
  await expect(logo.first()).toBeVisible();
  await expect(page).toHaveTitle(/Copperline Trades Fund$/);
  await expect(icon(page)).toHaveAttribute('href', /ebms-a/);
  // Spec §2.2: paper has no footer.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/member?client=ebms');
  await expect(logo.first()).toBeVisible();
  const first = await colour(page);

  // Flag 300, as the services would send it.
  await page.route('**/public/features*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { readableFeatures: number[] };
    await route.fulfill({
      response,
      json: { ...body, readableFeatures: [...body.readableFeatures, 300] },
    });
  });
  await page.goto('/member?client=common');
  await expect(root(page)).toHaveAttribute('data-theme', 'b');
  await expect(icon(page)).toHaveAttribute('href', /common-b/);
  await expect.poll(() => colour(page)).not.toBe(first);
  await page.unrouteAll();

  await page.goto('/member?client=flexscripts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'b');
  const forced = page.getByRole('banner').getByRole('link', { name: /Flexwillow Scripts/ });
  await expect(forced.first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
