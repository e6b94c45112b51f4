import { expect, type Page, test } from '@playwright/test';
import { signIn } from './member';

const standIns = `http://localhost:${process.env['STAND_INS_PORT'] ?? 4202}`;
const scenario = 'coverage-waiting';
const requestNumber = 'CD-2026-118-5210';

/** What the stand-ins alone can do: time passes, and an office sends its statement. */
async function tell(page: Page, path: '_clock' | '_statements', data: object): Promise<void> {
  const told = await page.request.post(`${standIns}/${path}`, { data: { ...data, scenario } });
  expect(told.ok()).toBe(true);
}

test.afterEach(async ({ page }) => {
  await page.request.delete(`${standIns}/_clock?scenario=${scenario}`);
});

test('an exception waits for the prescriber, is approved, and its claim can be paid for', async ({
  page,
}) => {
  await signIn(page, scenario, '/member/coverage-requests');
  const list = page.getByRole('region', { name: 'In progress' });
  await expect(list).toContainText('Waiting for the prescriber');
  await list.getByRole('button', { name: 'Remind the office' }).click();
  await expect(list).toContainText('We reminded the office today.');
  await list.getByRole('link', { name: 'Ostivane 70 mg' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ostivane 70 mg');
  await expect(page.locator('main')).toContainText(
    'Our 72 hours start when we have the statement.',
  );
  await page.getByRole('link', { name: 'Print the papers for the prescriber' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Papers for the prescriber');

  await tell(page, '_statements', { requestNumber });
  await page.goto(`/member/coverage-request?number=${requestNumber}`);
  await expect(page.locator('main')).toContainText('A pharmacist is deciding.');
  await tell(page, '_clock', { days: 3 });
  await page.reload();
  await expect(page.locator('main')).toContainText('We approved Ostivane 70 mg.');
  await expect(page.getByRole('region', { name: 'At the counter' })).toContainText('You pay');
  await page.getByRole('link', { name: 'Read the letter' }).click();
  await expect(page.locator('main')).toContainText('We decided about your request');

  await page.goto('/member/claims');
  await page
    .getByRole('button', { name: /Ostivane/ })
    .first()
    .click();
  await expect(page.locator('main')).toContainText(/run the claim again: you pay \$\d/);
});
