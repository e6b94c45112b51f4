import { expect, type Page, test } from '@playwright/test';
import { signIn } from './member';

const standIns = `http://localhost:${process.env['STAND_INS_PORT'] ?? 4202}`;
const scenario = 'auto-refill';

/** What `npm run clock` does, for the member of this journey alone. */
async function moveClock(page: Page, days: number): Promise<void> {
  const moved = await page.request.post(`${standIns}/_clock`, { data: { days, scenario } });
  expect(moved.ok()).toBe(true);
}

test.afterEach(async ({ page }) => {
  await page.request.delete(`${standIns}/_clock?scenario=${scenario}`);
});

test('a yes, the reminder, a skip, a move, and the end of auto-refill', async ({ page }) => {
  await signIn(page, scenario, '/member/mail-order');
  await page.getByRole('link', { name: 'See what will ship' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auto-refill');

  await page.getByRole('button', { name: /^Turn on Levothyroxine/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Today it costs you $7.50');
  await page.getByRole('button', { name: 'Yes, turn it on' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Auto-refill is on' })).toBeVisible();

  // The first reminder for it comes today, or in up to three days where a weekend or a holiday moves the shipment.
  await page.reload();
  const messages = page.getByRole('link', { name: /^Message Center/ });
  const unread = async () => Number(/\d+/.exec(await messages.innerText())?.[0]);
  await expect.poll(unread).toBeGreaterThan(0);
  const before = await unread();
  await moveClock(page, 4);
  await page.reload();
  await expect.poll(unread).toBeGreaterThan(before);

  const levothyroxine = page.locator('.shipment').filter({ hasText: 'Levothyroxine' }).first();
  await levothyroxine.getByRole('button', { name: /^Skip/ }).click();
  await expect(levothyroxine).toContainText('Skipped');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(levothyroxine).not.toContainText('Skipped');

  await levothyroxine.getByRole('button', { name: /^Move/ }).click();
  const day = page.getByLabel('New date');
  await day.fill((await day.getAttribute('max')) ?? '');
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(levothyroxine).toContainText('Moved');

  await levothyroxine.getByRole('button', { name: /^Stop/ }).click();
  await page.getByRole('button', { name: 'Stop auto-refill' }).click();
  await expect(page.locator('.shipment').filter({ hasText: 'Levothyroxine' })).toHaveCount(0);

  // What was stopped does not ship; the other medicine does, and only once.
  await moveClock(page, 13);
  await page.goto('/member/mail-order/orders');
  const made = page.getByRole('row', { name: /^HD-3/ });
  await expect(made).toHaveCount(1);
  await expect(made).toContainText('Metformin');
});
