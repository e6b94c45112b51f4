import { expect, test } from '@playwright/test';
import { openStarted, signIn } from './member';

test('the skip link is the first stop and leads past header and menu', async ({ page }) => {
  await openStarted(page, '/member/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the language changes under the focus, which stays on its button', async ({ page }) => {
  await openStarted(page, '/member/login');
  for (const who of ['visitor', 'member']) {
    if (who === 'member') await signIn(page, 'commercial-member');
    const header = page.locator('.head');
    await header.getByRole('button', { name: 'Español' }).focus();
    await page.keyboard.press('Enter');
    const back = header.getByRole('button', { name: 'English' });
    await expect(back).toBeFocused();
    await expect(page.locator('footer')).toContainText('Ayuda en su idioma');
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(header.getByRole('button', { name: 'Español' })).toBeFocused();
  }
});

test('Tab leads from a screen into the footer, which need not be scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openStarted(page, '/member');
  const last = page.getByRole('main').locator('a[href], button, input').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
});

test('a dropdown opens by Enter, closes by Escape with the focus on its word, and leads on', async ({
  page,
}) => {
  await signIn(page, 'commercial-member');
  const group = page.locator('.nav summary').first();
  await group.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.nav details[open] li').first().locator('a, button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.nav details[open]')).toHaveCount(0);
  await expect(group).toBeFocused();
});

test('in a low window the dropdowns end above its foot', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn(page, 'commercial-member');
  for (const group of await page.locator('.nav summary').all()) {
    await group.click();
    const drop = page.locator('.nav [open] > .drop');
    const [bottom, width, inside] = await drop.evaluate((each) => [
      each.getBoundingClientRect().bottom,
      each.clientWidth,
      each.scrollWidth,
    ]);
    expect(bottom).toBeLessThanOrEqual(500);
    expect(inside).toBeLessThanOrEqual(width ?? 0);
    const last = drop.locator('a, button').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.95 });
  }
});

test('the side menu keeps the focus inside and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStarted(page, '/member/login');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog.drawer[open]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first stop the focus may rest on the browser itself.
    const inside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.drawer[open]')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a link that leaves asks first: the page behind stands still, Escape gives the focus back, OK opens a window', async ({
  page,
  context,
}) => {
  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await openStarted(page, '/member');
  const link = page.getByRole('contentinfo').getByRole('link', { name: /LinkedIn/ });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'You are now leaving our website' });
  await expect(dialog).toContainText('linkedin.example');
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, -400);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(await opened).toHaveURL(/linkedin\.example/);
  await expect(dialog).toHaveCount(0);
});

test('screens and choices are sent to the BFF in one batch, without URLs', async ({ page }) => {
  const sent = page.waitForRequest('**/member/api/events');
  await openStarted(page, '/member?secret=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Sign in/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/member\/login/);
  const request = await sent;
  expect((await request.response())?.status()).toBe(200);
  const { events } = request.postDataJSON() as { events: { kind: string; screen: string }[] };
  expect(events.map(({ kind, screen }) => `${kind} ${screen}`)).toEqual([
    'page-view home',
    'menu-click home',
    'page-view login',
  ]);
  expect(request.postData()).not.toMatch(/secret|\/member/);
});
