import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from './member';

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

test('a second brand leaves the header one line, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'commercial-member', '/member/claims?client=ebms');
  const banner = page.getByRole('banner');
  const signOut = page.getByRole('button', { name: /^(Sign out|Cerrar sesión)$/ });
  const middles = () =>
    banner
      .getByRole('list')
      .filter({ has: signOut })
      .getByRole('listitem')
      .evaluateAll((items) => [
        ...new Set(
          items
            .map((item) => item.getBoundingClientRect())
            .map(({ top, height }) => Math.round(top + height / 2)),
        ),
      ]);
  await expect(signOut).toHaveText('Sign out');
  await expect.poll(middles).toHaveLength(1);
  await banner.getByRole('button', { name: 'Español' }).click();
  await expect(signOut).toHaveText('Cerrar sesión');
  await expect.poll(middles).toHaveLength(1);
});

test('a list of the menu bar stays in the window, in the largest text too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 950 });
  await page.addInitScript(() => {
    localStorage.setItem('languages', 'es-es');
    localStorage.setItem('fontSize', 'largest');
  });
  await page.goto('/member?client=mahpmedd');
  await signIn(page, 'medicare-member');
  await expect(root(page)).toHaveClass('largest');
  const lists = page.locator('.nav details');
  for (const list of await lists.all()) {
    await list.locator('summary').click();
    const box = list.locator('.drop');
    await expect(box).toBeVisible();
    await expect.poll(async () => rightOf(box)).toBeLessThanOrEqual(1280);
    expect((await box.boundingBox())!.x).toBeGreaterThanOrEqual(0);
  }
});

async function rightOf(part: Locator): Promise<number> {
  const { x, width } = (await part.boundingBox())!;
  return x + width;
}
