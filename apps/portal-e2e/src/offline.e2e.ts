import { expect, test } from '@playwright/test';
import { follow, openStarted, signIn } from './member';
import { findings } from './sweep/looking';

test('screens that did not load without a connection load with the first retry, with their styles', async ({
  page,
  context,
}) => {
  await signIn(page, 'commercial-member');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'See all claims' })).toBeVisible();
  for (const [link, title, styled] of [
    ['See all claims', 'Claims history', '.tbl'],
    ['See all your benefits', 'Benefits plan', '.card'],
  ] as const) {
    await context.setOffline(true);
    await main.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(main.locator(styled).first()).toBeVisible();
    const failed = await page.evaluate(
      () =>
        document.querySelectorAll('link[rel="stylesheet"]').length - document.styleSheets.length,
    );
    expect(failed).toBe(0);
    await page.goBack();
  }
});

test('cards that did not load without a connection load by themselves once it is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'commercial-member');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^See what to do/ })).toBeVisible();
  await follow(page, '/member/claims');
  await expect(main.getByRole('table').first()).toBeVisible();
  await context.setOffline(true);
  await follow(page, '/member/dashboard');
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  await context.setOffline(false);
  await expect(main.getByText(/did not load/)).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^See what to do/ })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`at ${width} px the message of a language that did not load can be read, and its button works`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // The page comes with its content: the footer's text is read again once the portal has started.
    const started = page.waitForResponse(/\/content\/footer\//);
    await openStarted(page, '/member/login');
    await started;
    await expect(page.getByRole('contentinfo')).toBeVisible();
    if (width < 768) await page.getByRole('button', { name: 'Menu' }).click();
    await context.setOffline(true);
    await page.locator('button[lang=es]:visible').click();
    const message = page.getByRole('alert');
    await expect(message).toContainText('Spanish did not load');
    const words = await message.getByText('The portal stays in English').boundingBox();
    expect(words?.width).toBeGreaterThan(200);
    expect(await findings(page, 'a language that did not load')).toEqual([]);
    await context.setOffline(false);
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('button[lang=en]:visible')).toBeFocused();
    await expect(message).toHaveCount(0);
  });
}
