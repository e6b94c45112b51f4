import { expect, type Page, test } from '@playwright/test';
import { signIn } from './member';

const standIns = `http://localhost:${process.env['STAND_INS_PORT'] ?? 4202}`;
// Of no other journey: what is sent and read is stored for its member.
const scenario = 'family-maximum-met';

/** What `npm run clock` does, for the member of this journey alone. */
async function moveClock(page: Page, days: number): Promise<void> {
  const moved = await page.request.post(`${standIns}/_clock`, { data: { days, scenario } });
  expect(moved.ok()).toBe(true);
}

/** The last email with a link to this message. */
async function mailAbout(page: Page, number: string): Promise<string | undefined> {
  const sent = await page.request.get(`${standIns}/outbox/messages`, { params: { kind: 'email' } });
  const { messages } = (await sent.json()) as { messages: { text: string }[] };
  return messages.find(({ text }) => text.includes(`message=${number}`))?.text;
}

test.describe('on a clock that is moved', () => {
  // The other journey of this file may run at the same time.
  test.afterEach(async ({ page }) => {
    await page.request.delete(`${standIns}/_clock?scenario=${scenario}`);
  });

  test('a secure message, its answer, a reply, and what a second tab shows', async ({
    page,
    context,
  }) => {
    await signIn(page, scenario, '/member/contact');
    await page.getByLabel('Topic').selectOption('An order');
    await page.getByLabel('Subject').fill('Two questions');
    await page.getByLabel(/^Message/).fill('Can it ship on Monday?');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Send my message' }).click();
    const reference = page.getByText(/^SM-9\d+$/).first();
    await expect(reference).toBeVisible();
    const number = (await reference.textContent()) ?? '';

    await page.goto('/member/message-center?tab=other');
    const badge = page.getByRole('link', { name: /^Message Center/ });
    await expect(badge).toContainText('4');
    const thread = page.getByRole('listitem').filter({ hasText: 'Two questions' });
    await expect(thread).toContainText('Waiting for us');

    await moveClock(page, 5);
    // The answer is reported by email, and nothing of it is in there.
    const mail = await mailAbout(page, number);
    expect(mail).toContain('A new message is in your Message Center');
    expect(mail).not.toContain('Two questions');
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
});

test('on a phone a message takes the place of the list, and closing it returns to its row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await signIn(page, 'commercial-member', '/member/message-center?tab=other');
  const row = page.getByRole('link', { name: /^Your prescription was moved/ });
  const message = page.getByRole('article', { name: /^Your prescription was moved/ });
  const heading = message.getByRole('heading', { level: 2 });
  for (const close of [
    () => message.getByRole('link', { name: 'Back to the list' }).click(),
    () => page.goBack(),
  ]) {
    await row.click();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(row).toBeHidden();
    await close();
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
  }
  await page.setViewportSize({ width: 1280, height: 700 });
  await row.click();
  await expect(heading).toBeFocused();
  await expect(row).toBeVisible();
});
