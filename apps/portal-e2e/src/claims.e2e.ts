import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { daysAgo, fillInSignInPage, openStarted, signIn } from './member';

const table = (page: Page) => page.getByRole('table', { name: /claims|reclamaciones/i });
const firstRow = (page: Page) => table(page).locator('tbody > tr').first();

/** The service dates of the rows on show, as YYYY-MM-DD. */
async function serviceDates(page: Page): Promise<string[]> {
  const words = await table(page)
    .locator('tbody > tr > td:first-child:not([colspan])')
    .allInnerTexts();
  return words.map((text) => new Date(`${text} 12:00 UTC`).toISOString().slice(0, 10));
}

test('a member signs in from the landing page and sees their own claims of the last 30 days', async ({
  page,
}) => {
  await openStarted(page, '/member');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^(Sign in|Log in)/ })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sign in/ })
    .click();
  await fillInSignInPage(page, 'commercial-member');
  await expect(page).toHaveURL(/\/member\/dashboard$/);
  await expect(
    page
      .getByText(/Marisol Sampleton/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  await page
    .getByRole('link', { name: /claims history/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Claims history' })).toBeFocused();
  await expect(firstRow(page)).toBeVisible();
  const dates = await serviceDates(page);
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.every((date) => date >= daysAgo(30) && date <= daysAgo(0))).toBe(true);
});

test('90 days bring more claims, sorting turns them round, a row opens, and the list downloads', async ({
  page,
}) => {
  await signIn(page, 'commercial-member', '/member/claims');
  await expect(firstRow(page)).toBeVisible();
  const inThirtyDays = (await serviceDates(page)).length;

  await page.getByText('90 days', { exact: true }).click();
  await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked();
  await expect.poll(async () => (await serviceDates(page)).length).toBeGreaterThan(inThirtyDays);

  const byDate = page.getByRole('columnheader', { name: 'Service date' }).getByRole('button');
  await byDate.click();
  await expect.poll(() => serviceDates(page)).toEqual((await serviceDates(page)).sort());
  await byDate.click();
  await expect.poll(() => serviceDates(page)).toEqual((await serviceDates(page)).sort().reverse());

  const opener = table(page)
    .getByRole('button', { name: /details/i })
    .first();
  const answered = page.waitForResponse(/\/claimhistory\/claims\/entry\//);
  await opener.click();
  expect((await answered).status()).toBe(200);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  const lines = csv.trim().split(/\r?\n/);
  expect(lines[0]).toContain('"Service Date","Drug Name","Pharmacy","You Paid","Claim Status"');
  expect(lines.length - 1).toBe((await serviceDates(page)).length);
});

for (const width of [360, 1280]) {
  test(`at ${width} px the dashboard leads to the claim that was not paid, and Back and a reload work`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'commercial-member');
    const whatToDo = page.getByRole('main').getByRole('link', { name: /See what to do.*Zolentra/ });
    await whatToDo.click();
    const claim = page.getByRole('button', { name: /^Details of Zolentra/ });
    const isOpened = async () => {
      await expect(claim).toBeFocused();
      await expect(claim).toHaveAttribute('aria-expanded', 'true');
      await expect(
        page.getByRole('heading', { name: /Zolentra|approve/ }).first(),
      ).toBeInViewport();
    };
    await isOpened();
    await page.reload();
    await isOpened();
    await page.goBack();
    await expect(whatToDo).toBeVisible();
    await page.goForward();
    await isOpened();
  });
}

test('a visitor who opens claims signs in first and lands on claims', async ({ page }) => {
  await page.goto('/member/claims');
  await expect(page).toHaveURL(/\/member\/login/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sign in/ })
    .click();
  await fillInSignInPage(page, 'commercial-member');
  await expect(page).toHaveURL(/\/member\/claims$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Claims history' })).toBeVisible();
});

test('Spanish keeps the route and translates it, and stays after a reload', async ({ page }) => {
  await signIn(page, 'commercial-member', '/member/claims');
  await page.getByRole('button', { name: 'Español' }).first().click();
  await expect(page).toHaveURL(/\/member\/claims$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historial de reclamaciones');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historial de reclamaciones');
});

test('when the services are down, claims say so and offer to try again', async ({ page }) => {
  await signIn(page, 'upstream-down', '/member/claims');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toBeVisible();
  const again = page.waitForRequest(/\/claimhistory\/claims\//);
  await main.getByRole('button', { name: /try again/i }).click();
  await again;
});
