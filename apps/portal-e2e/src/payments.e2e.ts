import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signIn } from './member';

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
  const frame = page.frameLocator('iframe.card-frame');
  await frame.getByLabel('Card number').fill('4242 4242 4242 4241');
  await frame.getByLabel('Expires').fill('09/39');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('Billing ZIP code').fill('55000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(frame.getByLabel('Card number')).toBeFocused();
  await expect(frame.getByText(/number/i).and(frame.locator('.err'))).toBeVisible();
  await frame.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Pay $48.20' }).dblclick();
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
