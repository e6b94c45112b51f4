import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { fillInSignInPage, signIn } from './member';
import { findings } from './sweep/looking';

const standIns = `http://localhost:${process.env['STAND_INS_PORT'] ?? 4202}`;
const invitee = 'pim.newbury@example.com';

/** The path of the link in the last invitation. */
async function invitationPath(request: APIRequestContext): Promise<string> {
  const params = { to: invitee, kind: 'email' };
  const sent = await request.get(`${standIns}/outbox/messages`, { params });
  const { messages } = (await sent.json()) as { messages: { text: string }[] };
  const [link = ''] = /https?:\/\/\S+/.exec(messages[0]?.text ?? '') ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function invite(page: Page) {
  await page.goto('/member/account-settings');
  const settings = page.getByRole('region', { name: 'Family access' });
  await settings.getByRole('link', { name: 'Family access' }).click();
  await page.getByRole('link', { name: 'Invite a caregiver' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Pim Newbury');
  await page.getByLabel('Email').fill(invitee);
  await page.getByLabel('This person is 18 or older.').check();
  await page.getByLabel('See claims, drugs and limits').check();
  expect(await findings(page, 'invite')).toEqual([]);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('The invitation is on its way')).toBeVisible();
}

test('a caregiver is invited, accepts with their own account, sees what is shared alone, and nothing after it is revoked', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'family-access');
  await invite(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(await invitationPath(page.request));
  await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillInSignInPage(other, 'caregiver');
  await expect(other.getByText('Marisol Sampleton asks for your help')).toBeVisible();
  expect(await findings(other, 'invitation')).toEqual([]);
  await other.getByLabel('I am 18 or older.').check();
  await other.getByLabel(/^I act only for/).check();
  await other.getByRole('button', { name: 'Accept' }).click();
  await other.getByRole('link', { name: 'People I help' }).click();
  const tab = await context.newPage();
  await tab.goto('/member/message-center');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Message Center');
  await other.getByRole('button', { name: 'Help Marisol Sampleton' }).click();

  const bannerOf = (each: Page) =>
    each.getByRole('region', { name: 'You are helping Marisol Sampleton' });
  const banner = bannerOf(other);
  await expect(banner).toBeVisible();
  await expect(bannerOf(tab)).toBeVisible();
  await bannerOf(tab).getByRole('button', { name: 'Back to my account' }).click();
  await expect(banner).toHaveCount(0);
  await other.getByRole('button', { name: 'Help Marisol Sampleton' }).click();
  await expect(banner).toBeVisible();
  await expect(bannerOf(tab)).toBeVisible();
  await tab.close();
  await expect(other.getByRole('heading', { name: 'What you can open' })).toBeVisible();
  expect(await findings(other, 'caring')).toEqual([]);
  await other.getByRole('link', { name: 'See claims, drugs and limits' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Claims history');
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  await expect(banner).toBeVisible();
  await other.goto('/payments');
  await expect(other.getByRole('alert')).toContainText('does not share');

  await page.goto('/member/family-access');
  const log = page.getByRole('region', { name: 'What they did' });
  await expect(log.getByRole('listitem').first()).toContainText('Pim Newbury');
  await other.goto('/member/claims');
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Can help you' });
  await row.getByRole('button', { name: /^End access/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
  await expect(page.getByText('Pim Newbury can no longer see or use')).toBeVisible();

  await other.goto('/member/claims');
  const notice = other.getByRole('region', { name: 'You can no longer help Marisol Sampleton' });
  await expect(notice).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(await findings(other, 'ended')).toEqual([]);
  await other.reload();
  await notice.getByRole('button', { name: 'Close this notice' }).click();
  await other.goto('/member/caring');
  await expect(notice).toHaveCount(0);
  await expect(other.getByText('You help no one right now.')).toBeVisible();
  await context.close();
});
