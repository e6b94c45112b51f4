import { expect, type Page, test } from '@playwright/test';
import { signIn } from './member';

const standIns = `http://localhost:${process.env['STAND_INS_PORT'] ?? 4202}`;
const scenario = 'commercial-member';

/** What `npm run clock` does, for the member of this journey alone. */
async function moveClock(page: Page, days: number): Promise<void> {
  const moved = await page.request.post(`${standIns}/_clock`, { data: { days, scenario } });
  expect(moved.ok()).toBe(true);
}

test.afterEach(async ({ page }) => {
  await page.request.delete(`${standIns}/_clock?scenario=${scenario}`);
});

test('a secure message, its answer, a reply, and what a second tab shows', async ({
  page,
  context,
}) => {
  await signIn(page, scenario);
  await page.goto('/member/contact');
  await page.getByLabel('Topic').selectOption('An order');
  await page.getByLabel('Subject').fill('Two questions');
  await page.getByLabel(/^Message/).fill('Can it ship on Monday?');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send my message' }).click();
  await expect(page.getByText(/SM-9\d+/).first()).toBeVisible();

  await page.goto('/member/message-center?tab=other');
  const badge = page.getByRole('link', { name: /^Message Center/ });
  await expect(badge).toContainText('4');
  const thread = page.getByRole('listitem').filter({ hasText: 'Two questions' });
  await expect(thread).toContainText('Waiting for us');

  await moveClock(page, 5);
  await page.reload();
  await expect(badge).toContainText('5');
  await expect(thread).toContainText('New');
  const other = await context.newPage();
  await other.goto('/member/message-center?tab=other');
  const otherBadge = other.getByRole('link', { name: /^Message Center/ });
  await expect(otherBadge).toContainText('5');

  // Read here is read there.
  await thread.getByRole('link').click();
  const message = page.getByRole('article', { name: 'Two questions' });
  await expect(message.getByRole('heading', { name: 'Two questions' })).toBeFocused();
  await expect(message).toContainText('Tell us which you prefer.');
  await expect(badge).toContainText('4');
  await expect(otherBadge).toContainText('4');

  await message.getByLabel('Your answer').fill('To my usual address, please.');
  await message.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(message.getByText(/^We answer by/)).toBeVisible();
  await expect(message.getByLabel('Your answer')).toHaveValue('');
  const otherThread = other.getByRole('listitem').filter({ hasText: 'Two questions' });
  await expect(otherThread).toContainText('Waiting for us');
});
