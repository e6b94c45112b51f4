import { expect, type Page, test } from '@playwright/test';
import { signIn } from './member';

const standIns = `http://localhost:${process.env['STAND_INS_PORT'] ?? 4202}`;
const scenario = 'new-prescriptions';

/** What `npm run clock` does, for the member of this journey alone. */
async function moveClock(page: Page, days: number): Promise<void> {
  const moved = await page.request.post(`${standIns}/_clock`, { data: { days, scenario } });
  expect(moved.ok()).toBe(true);
}

test.afterEach(async ({ page }) => {
  await page.request.delete(`${standIns}/_clock?scenario=${scenario}`);
});

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const enter = (page: Page, label: string | RegExp, text: string) =>
  page.getByLabel(label).fill(text);

async function beginRequest(page: Page, way: string, drug: string) {
  await page.goto('/member/mail-order');
  await page.getByRole('link', { name: way }).click();
  await enter(page, 'Drug name', drug);
  await next(page);
}

async function sendRequest(page: Page, send: string): Promise<string> {
  await enter(page, 'Your phone number', '612-555-0142');
  await next(page);
  await page.getByRole('button', { name: send }).click();
  const main = page.locator('main');
  await expect(main).toContainText(/NR-\d+/);
  return /NR-\d+/.exec((await main.textContent()) ?? '')?.[0] ?? '';
}

test('three ways to a new prescription: received, then ready, told, and ordered as a refill', async ({
  page,
}) => {
  await signIn(page, scenario);
  await beginRequest(page, 'Move one from a pharmacy', 'Lisinopril');
  await enter(page, 'Name of the pharmacy', 'Placeholder Pharmacy');
  await enter(page, 'Phone number of the pharmacy', '612-555-0131');
  await page.getByLabel(/^You may call/).check();
  await next(page);
  const moved = await sendRequest(page, 'Move this prescription');

  await beginRequest(page, 'Ask your prescriber', 'Omeprazole');
  await enter(page, 'Name of the prescriber', 'Dr. Imogen Quillfeather');
  await enter(page, 'Phone number of the office', '612-555-0148');
  await next(page);
  const asked = await sendRequest(page, 'Ask for it');

  await beginRequest(page, 'Send a paper prescription', 'Sertraline');
  await enter(page, 'Name of the prescriber', 'Dr. Imogen Quillfeather');
  await enter(page, 'Phone number of the office', '612-555-0148');
  const written = page.getByRole('group', { name: 'Date on the prescription' });
  const day = new Date(Date.now() - 3 * 86_400_000);
  await written.getByLabel('Month').fill(String(day.getMonth() + 1));
  await written.getByLabel('Day').fill(String(day.getDate()));
  await written.getByLabel('Year').fill(String(day.getFullYear()));
  await next(page);
  const mailed = await sendRequest(page, 'Get the form to print');

  await page.goto('/member/mail-order');
  const requestOf = (number: string) =>
    page
      .getByRole('region', { name: 'New prescriptions' })
      .getByRole('listitem')
      .filter({ hasText: number });
  for (const number of [moved, asked]) await expect(requestOf(number)).toContainText('Received');
  await expect(requestOf(mailed)).toContainText('Waiting for your letter');

  await moveClock(page, 20);
  await page.reload();
  for (const number of [moved, asked, mailed]) {
    await expect(requestOf(number)).toContainText('In your refills');
  }

  await page.goto(`/member/message-center?tab=notifications&message=${moved}`);
  await expect(page.locator('article')).toContainText('Lisinopril');
  await page.getByRole('link', { name: 'See the prescription' }).click();
  await expect(page.locator('.refill:focus')).toContainText('Lisinopril');

  await page.getByRole('checkbox', { name: /^Lisinopril/ }).check();
  await page.getByRole('button', { name: 'Order 1 refill' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you want to order?');
});
