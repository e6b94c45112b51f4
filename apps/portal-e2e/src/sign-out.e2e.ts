import { expect, test } from '@playwright/test';
import { fillInSignInPage, openStarted, signIn } from './member';

test('a member who signs out is back at the login page, and the back button shows no data', async ({
  page,
}) => {
  await signIn(page, 'commercial-member', '/member/claims');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/member\/login/);
  await expect(page.getByText('You are signed out')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/member\/login/);
  await expect(page.getByRole('table')).toHaveCount(0);
  const answer = await page.request.get('/member/api/session');
  expect(await answer.text()).not.toContain('Sampleton');
});

for (const { username, why } of [
  { username: 'session-expired', why: 'Your session has ended' },
  { username: 'eligibility-lost', why: 'We could not find an active plan for you' },
]) {
  test(`a member whose claims answer ${username} is led to the login page, which shows the reason`, async ({
    page,
  }) => {
    // Straight to the claims: the dashboard requests them too, and would end the session itself.
    await openStarted(page, '/member/login?returnTo=%2Fmember%2Fclaims');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await fillInSignInPage(page, username);
    await expect(page.getByRole('main').getByRole('status')).toContainText(why);
    await expect(page).toHaveURL(/\/member\/login/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(why)).toHaveCount(0);
  });
}
