import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { daysAgo, signIn } from './member';

// They share the account of one member: the second test pays all of it.
test.describe.configure({ mode: 'default' });

test('a bank account pays on a later day; only the frame sees its numbers, and it can be cancelled', async ({
  page,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === new URL(page.url()).origin) {
      seen.push(`${request.url()} ${request.postData() ?? ''}`);
    }
  });
  await signIn(page, 'past-due-member', '/payments/pay');
  await page.getByRole('radio', { name: 'On a later day' }).check();
  await page.getByLabel('Day of the payment').fill(daysAgo(-10));
  await page.getByRole('radio', { name: 'Bank account' }).check();
  const frame = page.frameLocator('iframe.processor-frame');
  await frame.getByLabel('Name on the account').fill('Marisol Sampleton');
  await frame.getByLabel('Kind of account').focus();
  await page.keyboard.press('S');
  await frame.getByLabel('Routing number').fill('110000001');
  await frame.getByLabel('Account number', { exact: true }).fill('000123456789');
  await frame.getByLabel('Account number again').fill('000123456789');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Check the details of the bank account.' }).click();
  await expect(frame.getByLabel('Routing number')).toBeFocused();
  await frame.getByLabel('Routing number').fill('110000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: /^Plan to pay/ }).click();
  await expect(page.getByText('Your payment is planned')).toBeVisible();
  await expect(page.getByText('Savings account ending in 6789')).toBeVisible();
  expect(seen.join('\n')).not.toMatch(/123456789|11000000/);

  await page.goto('/member/account-balance');
  await page.getByRole('button', { name: /^Cancel payment/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('The payment is canceled.')).toBeVisible();
});

test('a member who is past due pays by a new card, whose number only the frame sees, and the banner goes', async ({
  page,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === new URL(page.url()).origin) {
      seen.push(`${request.url()} ${request.postData() ?? ''}`);
    }
  });
  await signIn(page, 'past-due-member');
  const banner = page.getByRole('main').locator('a[href="/member/account-balance"]');
  await banner.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account balance' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Make a payment' }).click();

  await page.getByRole('radio', { name: /The whole balance/ }).check();
  await page.getByRole('radio', { name: 'Another card' }).check();
  const frame = page.frameLocator('iframe.processor-frame');
  await frame.getByLabel('Card number').fill('4242 4242 4242 4241');
  await frame.getByLabel('Expires').fill('09/39');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('Billing ZIP code').fill('55000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(frame.getByLabel('Card number')).toBeFocused();
  await expect(frame.getByText(/number/i).and(frame.locator('.err'))).toBeVisible();
  await frame.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Pay $40.50' }).dblclick();
  await expect(page.getByText('We have your payment')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  expect(seen.filter((request) => request.includes('/api/payments/pay {'))).toHaveLength(1);
  expect(seen.join('\n')).not.toMatch(/4242[ +]?4242|%204242/);

  await page.getByRole('link', { name: 'Invoices' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF EVF-1006' }).click();
  const file = await readFile(await (await download).path(), 'latin1');
  expect(file.startsWith('%PDF-')).toBe(true);
  await page.goto('/member/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Recent claims/)).toBeVisible();
  await expect(banner).toHaveCount(0);
});
