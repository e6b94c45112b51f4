import { expect, type Page, test } from '@playwright/test';

const { STAND_INS_PORT = '4202' } = process.env;

/** The text of the last message to an address, once it is in the outbox of the stand-ins. */
async function lastMessage(page: Page, to: string, subject: RegExp): Promise<string> {
  const url = `http://localhost:${STAND_INS_PORT}/outbox/messages?to=${encodeURIComponent(to)}`;
  const find = async () => {
    const { messages } = (await (await page.request.get(url)).json()) as {
      messages: { subject: string; text: string }[];
    };
    return messages.find((message) => subject.test(message.subject))?.text;
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

async function signIn(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a member registers, signs in, forgets the password, and is signed out elsewhere', async ({
  page,
  browser,
}) => {
  // Another run and another name: a member registers once.
  const run = String(Date.now());
  const headers = { 'x-scenario': `empty-handed#registration-${run}` };
  const username = `pim.${run}`;
  const email = `pim.${run}@example.com`;
  const password = 'seven green boats at noon';
  await page.context().setExtraHTTPHeaders(headers);

  await page.goto('/member/registration');
  await page.getByLabel('Member ID').fill('EVF00588021');
  await page.getByLabel('Month').fill('12');
  await page.getByLabel('Day').fill('5');
  await page.getByLabel('Year').fill('1996');
  await page.getByLabel('Last name').fill('Newbury');
  await page.getByLabel('ZIP code').fill('55000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('More about you');
  await page.getByRole('textbox', { name: 'Group number' }).fill('EVF1000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('Make your account');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Mobile phone').fill('612-555-0121');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('checkbox', { name: /terms of use/ }).check();
  await page.getByRole('button', { name: 'Make my account' }).click();
  await expect(heading(page)).toHaveText('Confirm your account');
  const [code = ''] = /\d{6}/.exec(await lastMessage(page, email, /^Confirm/)) ?? [];
  await page.getByLabel('6-digit code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(heading(page)).toHaveText('Your account is ready');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click();
  await signIn(page, username, password);
  await expect(page).toHaveURL(/\/member\/dashboard$/);

  // In another browser, the password is forgotten.
  const other = await (await browser.newContext({ extraHTTPHeaders: headers })).newPage();
  await other.goto('/security/forgotpassword');
  await other.getByLabel('Username or email').fill(email);
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.getByLabel('Month').fill('12');
  await other.getByLabel('Day').fill('5');
  await other.getByLabel('Year').fill('1996');
  await other.getByRole('textbox', { name: 'ZIP code' }).fill('55000');
  await other.getByRole('button', { name: 'Send the code' }).click();
  await expect(heading(other)).toHaveText('Reset your password');
  const message = await lastMessage(other, email, /^Choose/);
  const { pathname, hash } = new URL(/http\S+/.exec(message)?.[0] ?? '');
  await other.goto('about:blank');
  await other.goto(`${pathname}${hash}`);
  await other.getByLabel('New password').fill('nine blue boats at dusk');
  await other.getByRole('button', { name: 'Save the new password' }).click();
  await expect(heading(other)).toHaveText('Your password is changed');
  expect(await lastMessage(other, email, /^Your Everfern Rx password/)).toContain('signed out');

  await page.goto('/member/dashboard');
  await expect(page).toHaveURL(/\/member\/login/);
  await other.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click();
  await expect(other.getByText('Your password is changed')).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(other, username, password);
  await expect(other.getByRole('alert')).toBeVisible();
  await signIn(other, username, 'nine blue boats at dusk');
  await expect(other).toHaveURL(/\/member\/dashboard$/);
});
