import { expect, type Page } from '@playwright/test';

/** Fills in the provider's page, which must be open, as the person of that scenario. */
export async function fillInSignInPage(page: Page, username: string) {
  await page.getByLabel(/^(Username|Nombre de usuario)$/).fill(username);
  await page.getByLabel(/^(Password|Contraseña)$/).fill('demo');
  await page.getByRole('button', { name: /^(Sign in|Iniciar sesión)$/ }).click();
}

/**
 * Waits until a page answers to keys and touches: until the portal has started, its HTML has the data of a visitor's
 * page, or the shell of a member's.
 */
const untilStarted = (page: Page) =>
  page.waitForFunction(
    () =>
      document.readyState === 'complete' && !document.querySelector('#prerendered-data, .starting'),
  );

/** Opens a page, and waits until it answers to keys and touches. */
export async function openStarted(page: Page, path: string) {
  await page.goto(path);
  await untilStarted(page);
}

/**
 * Signs in with the provider's form, sent as the browser would send it but never shown, and opens a path of the portal.
 * Journeys that are about signing in fill in the page.
 */
export async function signIn(page: Page, username: string, path = '/member/dashboard') {
  const shown = await page.request.get('/member/auth/login');
  const action = /<form method="post" action="([^"]+)"/.exec(await shown.text())?.[1];
  if (!action) throw new Error(`No form to sign in is shown at ${shown.url()}.`);
  const address = new URL(action.replaceAll('&amp;', '&'), shown.url());
  const { origin } = address;
  const form = { username, password: 'demo' };
  const led = await page.request.post(address.href, { form, headers: { origin } });
  expect(new URL(led.url()).pathname, username).toMatch(/^\/member\/(dashboard|staff|caring)$/);
  await openStarted(page, path);
}

/**
 * Goes to a route as a link within the portal does, which takes a fraction of the time of opening its
 * path; ends when the screen there is shown and its heading has the focus (RT-8).
 */
export async function follow(page: Page, path: string) {
  if (new URL(page.url()).pathname === path) return;
  // A page that is still loading would not hear of the new path.
  await untilStarted(page);
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    window.history.pushState({ key: to }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);
  await page.waitForFunction(() => document.activeElement?.matches('h1:not([data-left])'));
}

/** Days ago as YYYY-MM-DD, by the clock of the browser's time zone in the tests. */
export function daysAgo(days: number): string {
  const date = new Date(Date.now() - days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(date);
}

/** Signs in as staff, who get their own start page. */
export async function signInAsStaff(page: Page, username: string) {
  await page.goto('/member/auth/login');
  await fillInSignInPage(page, username);
  await expect(page).toHaveURL(/\/member\/staff$/);
}

/** Finds the members who are called Marisol Sampleton. */
export async function findMarisol(page: Page) {
  const details = [
    [/^(First name|Nombre)$/, 'Marisol'],
    [/^(Last name|Apellidos?)$/, 'Sampleton'],
    [/^(Month|Mes)$/, '3'],
    [/^(Day|Día)$/, '2'],
    [/^(Year|Año)$/, '1978'],
  ] as const;
  for (const [label, value] of details) await page.getByLabel(label).fill(value);
  await page.getByLabel(/^(Year|Año)$/).press('Enter');
  const matches = page.getByRole('heading', { name: /^2 (members match|miembros coinciden)$/ });
  await expect(matches).toBeFocused();
}

/** Signs in as staff, finds Marisol Sampleton and acts for her; ends at her dashboard. */
export async function actForMember(page: Page, username: string) {
  await signInAsStaff(page, username);
  await findMarisol(page);
  await page.getByRole('radio', { name: /EVF00421787/ }).check();
  await page.getByRole('main').getByRole('combobox').selectOption('claim');
  await page.getByRole('button', { name: /^(View as|Ver como)/ }).click();
  await expect(page).toHaveURL(/\/member\/dashboard$/);
}
