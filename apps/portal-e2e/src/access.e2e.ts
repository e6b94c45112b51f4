import { expect, test } from '@playwright/test';
import { signIn } from './member';

test('on a phone of 360 pixels nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'commercial-member');
  for (const path of ['/member/dashboard', '/member/claims']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide, path).toBeLessThanOrEqual(0);
  }
});
