import { expect, test, type Page } from '@playwright/test';
import { screens } from '@portal/portal/screens';
import { signIn } from './member';

/** Where the gates may lead instead of the screen that was asked for. */
const elsewhere = ['/not-authorized', '/member/login', '/member/dashboard'];

async function openEveryScreen(page: Page) {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  const titles = new Map<string, string>();
  for (const { path } of screens.filter((screen) => screen.path !== '*')) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toBeVisible();
    await expect(heading, path).not.toHaveText('');
    await expect(page, path).toHaveTitle(/\S/);
    const there = new URL(page.url()).pathname;
    expect([path, ...elsewhere], path).toContain(there);
    if (there === path) titles.set(path, await page.title());
  }
  expect(faults).toEqual([]);
  // Two screens of one name can't be told apart in a list of tabs.
  expect(new Set(titles.values()).size).toBe(titles.size);
  return titles;
}

test('every route opens for a visitor with a title and a heading, or leads to where it may', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const titles = await openEveryScreen(page);
  expect([...titles.keys()]).toEqual(expect.arrayContaining(['/member', '/accessibility']));
  expect(titles.has('/member/claims')).toBe(false);
});

test('every route opens for a member with a title and a heading, or leads to where it may', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'commercial-member');
  const titles = await openEveryScreen(page);
  expect([...titles.keys()]).toEqual(
    expect.arrayContaining(['/member/dashboard', '/member/claims', '/payments']),
  );
  expect(titles.has('/member')).toBe(false);
});

test('an address that nobody knows is told so, with a way back', async ({ page }) => {
  await page.goto('/member/no-such-thing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that page');
  await page.getByRole('main').getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(/\/member(\/login)?$/);
});

test('a screen without its feature leads to the page that names it, with a way back', async ({
  page,
}) => {
  await page.goto('/member/account-settings');
  await expect(page).toHaveURL(/\/not-authorized$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '“Account settings” is not part of your plan',
  );
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/member(\/login)?$/);
});
