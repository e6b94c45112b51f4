import { expect, test } from '@playwright/test';
import { signIn } from './member';

test('orders two refills once, across a reload, and finds them in process and in the orders', async ({
  page,
}) => {
  await signIn(page, 'commercial-member');
  await page.goto('/member/mail-order');
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Order 2 refills' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you want to order?');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: 'This is right and complete' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /^2-day/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do you want to pay?');

  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  const review = page.getByRole('region', { name: 'Address and shipping' });
  await expect(review).toContainText('2-day');
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 medicines are ordered');
  const number = /HD-\w+/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';

  await page.reload();
  await expect(page.locator('main')).toContainText(number);
  await page.getByRole('link', { name: 'Back to home delivery' }).click();
  const inProcess = page.getByRole('region', { name: 'In process' });
  await expect(inProcess.getByRole('link', { name: `Order ${number}` })).toHaveCount(2);
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`^${number}`) })).toBeVisible();
});
