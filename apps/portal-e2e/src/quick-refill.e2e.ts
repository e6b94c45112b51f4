import { expect, test } from '@playwright/test';
import { signIn } from './member';

test('a visitor orders a refill, and finds it in process after signing in', async ({
  page,
  context,
}) => {
  // Another run: other journeys order the same refill.
  await context.setExtraHTTPHeaders({ 'x-scenario': 'commercial-member#quick-refill' });
  await page.goto('/member/quick-refill');
  const find = async (rxNumber: string) => {
    await page.getByRole('textbox', { name: 'Rx number' }).fill(rxNumber);
    await page.getByLabel('Month').fill('3');
    await page.getByLabel('Day').fill('2');
    await page.getByLabel('Year').fill('1978');
    await page.getByRole('button', { name: 'Find my prescription' }).click();
  };
  await find('1111111');
  await expect(page.getByRole('alert')).toContainText('You can try 4 more times');
  await find('Rx 4402101');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your refill');
  await page.getByRole('button', { name: 'Order this refill' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your refill is ordered');
  const number = /HD-\w+/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';
  await signIn(page, 'commercial-member', '/member/mail-order');
  const inProcess = page.getByRole('region', { name: 'In process' });
  await expect(inProcess.getByRole('link', { name: `Order ${number}` })).toBeVisible();
});
