import { expect, test } from '@playwright/test';
import { signIn } from './member';

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
