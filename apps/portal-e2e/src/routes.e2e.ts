import { expect, test, type Page } from '@playwright/test';
import { screens } from '@portal/portal/screens';
import { fillInSignInPage, follow, openStarted, signIn } from './member';

/** Where the gates may lead instead of the requested screen. */
const elsewhere = ['/not-authorized', '/member/login', '/member/dashboard'];

/** How a screen is reached: by its path, as a bookmark would, or by a link within the portal. */
type Way = (page: Page, path: string) => Promise<unknown>;

/** The first way for every second screen, the other for the rest. */
const inTurns =
  (...ways: [Way, Way]): ((place: number) => Way) =>
  (place) =>
    ways[place % 2] as Way;

/** Reloading the portal for each screen is slow, so only one of the two languages does it. */
const ways = {
  en: inTurns(openStarted, follow),
  es: inTurns(follow, follow),
};

const languages = { en: 'en-us', es: 'es-es' };

async function openEveryScreen(page: Page, wayOf: (place: number) => Way) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  const titles = new Map<string, string>();
  await openStarted(page, '/accessibility');
  const paths = screens.map(({ path }) => path).filter((path) => path !== '*');
  for (const [place, path] of paths.entries()) {
    await wayOf(place)(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toBeVisible();
    await expect(heading, path).not.toHaveText('');
    await expect(page, path).toHaveTitle(/\S/);
    const there = new URL(page.url()).pathname;
    expect([path, ...elsewhere], path).toContain(there);
    if (there === path) titles.set(path, await page.title());
  }
  expect(errors).toEqual([]);
  // Two screens with one title look the same in a list of tabs.
  expect(new Set(titles.values()).size).toBe(titles.size);
  return titles;
}

for (const language of ['en', 'es'] as const) {
  const theirs = {
    visitor: { seen: ['/member', '/accessibility'], closed: '/member/claims' },
    member: { seen: ['/member/dashboard', '/member/claims', '/payments'], closed: '/member' },
  };
  for (const [who, { seen, closed }] of Object.entries(theirs)) {
    test(`every route opens for a ${who} with a title and a heading, or leads to where it may, in "${language}"`, async ({
      page,
      context,
    }) => {
      test.setTimeout(180_000);
      if (who === 'member') await signIn(page, 'commercial-member');
      await context.addInitScript(
        (preference) => localStorage.setItem('languages', preference),
        languages[language],
      );
      const titles = await openEveryScreen(page, ways[language]);
      expect([...titles.keys()]).toEqual(expect.arrayContaining(seen));
      expect(titles.has(closed)).toBe(false);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  }
}

test('an unknown path shows the not-found page with a way back', async ({ page }) => {
  const response = await page.goto('/member/no-such-thing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that page');
  await page.getByRole('main').getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(/\/member(\/login)?$/);
});

test('a visitor signs in for a screen that members have, and is led back to it', async ({
  page,
}) => {
  await page.goto('/member/account-balance');
  await expect(page).toHaveURL(/\/not-authorized$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sign in to see “Account balance”',
  );
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillInSignInPage(page, 'commercial-member');
  await expect(page).toHaveURL(/\/member\/account-balance$/);
});

test('a chosen language and text size are in the next page from its first byte', async ({
  page,
}) => {
  await openStarted(page, '/member');
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'Tamaño del texto: grande' }).click();
  const next = await page.goto('/member/glossary');
  expect(await next?.text()).toMatch(/<html[^>]* lang="es" class="large"/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).toHaveClass('large');
});

test('a link in Spanish opens in Spanish where no language was chosen', async ({ page }) => {
  await page.goto('/member/glossary?language=es');
  await expect(page.getByRole('heading', { level: 1, name: 'Glosario' })).toBeVisible();
  await page.goto('/member');
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
});
