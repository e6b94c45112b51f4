import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { fillInSignInPage, openStarted, signIn } from './member';

const standIns = `http://localhost:${process.env['STAND_INS_PORT'] ?? 4202}`;
// Of no other journey: it ends sessions.
const scenario = 'family-maximum-null';

const section = (page: Page, name: string) => page.getByRole('region', { name });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/member/account-settings');
  await expect(section(page, 'Security').getByText('This browser', { exact: true })).toBeVisible();
}

/** The code in the last email to an address. */
async function codeTo(request: APIRequestContext, to: string): Promise<string> {
  const sent = await request.get(`${standIns}/outbox/messages`, { params: { to, kind: 'email' } });
  const { messages } = (await sent.json()) as { messages: { text: string }[] };
  return /^\d{6}/.exec(messages[0]?.text ?? '')?.[0] ?? '';
}

test('an email is changed by a code, and a session that is ended elsewhere stays ended', async ({
  page,
  browser,
}) => {
  const lost = await browser.newPage();
  await signIn(lost, scenario);
  await signIn(page, scenario);
  await openSettings(page);
  // To look for a saved card leaves nothing on a device that has none.
  const databases = await page.evaluate(async () => (await indexedDB.databases()).length);
  expect(databases).toBe(0);

  const to = `moved-${Date.now()}@example.com`;
  const contact = section(page, 'Contact');
  await contact.getByRole('button', { name: 'Change Email' }).click();
  await contact.getByLabel('Email').fill(to);
  await contact.getByRole('button', { name: 'Send the code' }).click();
  await expect(contact.getByLabel('Code')).toBeFocused();
  await contact.getByLabel('Code').fill(await codeTo(page.request, to));
  await contact.getByRole('button', { name: 'Confirm' }).click();
  await expect(contact.getByText('Your email is confirmed.')).toBeVisible();
  await expect(contact.getByText(to)).toBeVisible();

  const security = section(page, 'Security');
  await security.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(security.getByText('You are signed in on this browser only.')).toBeVisible();

  // The provider knows the other browser still, and the portal no more.
  await openStarted(lost, '/member/login');
  await lost.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(lost.getByText('This browser was signed out from another one')).toBeVisible();
  await lost.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillInSignInPage(lost, scenario);
  await openSettings(lost);
  await expect(section(lost, 'Contact').getByText(to)).toBeVisible();
  await expect(
    section(lost, 'Security')
      .getByText(/Not let in/)
      .first(),
  ).toBeVisible();
  await lost.close();
});
