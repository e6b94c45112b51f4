import { expect, type Page, test } from '@playwright/test';
import { signIn } from './member';

const warning = (page: Page) => page.getByRole('alertdialog');
const stay = (page: Page) => page.getByRole('button', { name: 'Stay signed in' });

/** Two tabs of a signed-in member, on a clock that only the test moves. */
async function twoTabs(page: Page) {
  await signIn(page, 'commercial-member');
  await page.clock.install();
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/member/claims');
    await expect(tab.getByRole('table').first()).toBeVisible();
  }
  // However slow the machine was until here: the clock stands, and the member has just done something.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.keyboard.press('Shift');
  return other;
}

test('after 14.5 minutes both tabs warn; "Stay signed in" in one extends the session and frees both', async ({
  page,
}) => {
  const other = await twoTabs(page);
  await page.clock.fastForward(869_000);
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward(1500);
  await expect(warning(page)).toContainText(/(30|29) seconds/);
  await expect(warning(other)).toBeVisible();
  await expect(stay(page)).toBeFocused();

  const extended = page.waitForResponse('**/member/api/session/extend');
  await page.keyboard.press('Enter');
  expect((await extended).status()).toBe(200);
  await expect(warning(page)).toHaveCount(0);
  await expect(warning(other)).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL(/\/member\/claims$/);
});

test('when the 30 seconds are over both tabs are at the login page, which says why, and no data is left', async ({
  page,
}) => {
  const other = await twoTabs(page);
  await page.clock.fastForward(870_500);
  await expect(warning(page)).toBeVisible();
  await page.clock.fastForward(30_000);
  // The login page starts by timers.
  await page.clock.resume();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/member\/login/, { timeout: 20_000 });
    await expect(tab.getByText('We signed you out')).toBeVisible();
  }
  const answer = await page.request.get('/member/api/session');
  expect(await answer.json()).toEqual({ signedIn: false });
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, 'commercial-member');
  const other = await context.newPage();
  await other.goto('/member/claims');
  await expect(other.getByRole('table').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/member\/login/);
  await expect(other.getByText('You are signed out')).toBeVisible();
  await expect(page).toHaveURL(/\/member\/login/);
});
