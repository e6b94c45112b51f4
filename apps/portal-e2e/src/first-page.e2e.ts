import { expect, type Page, test } from '@playwright/test';
import { noteShifts, shiftOf } from './layout-shifts';
import { signIn } from './member';

const pages = [
  ['/member', 'Know what you'],
  ['/member/login', 'Sign in'],
  ['/member/privacy', 'Privacy'],
  // Remembered for the pages after it.
  ['/member?language=es', 'Sepa cuánto va a pagar'],
] as const;

/** A page whose content takes long at first is sent without. */
const waitForContent = (page: Page, path: string) =>
  expect
    .poll(async () => (await page.request.get(path, { headers: { accept: 'text/html' } })).text())
    .toContain('id="prerendered-data"');

test('the pages that visitors open first come with their content, and are hydrated', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  for (const [path, heading] of pages) {
    await waitForContent(page, path);
    // The footer's text is read again once the portal has started.
    const started = page.waitForResponse(/\/content\/footer\//);
    await page.goto(path, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(new RegExp(`^${heading}`));
    const element = await title.elementHandle();
    await started;
    await expect(page.locator('#prerendered-data')).toHaveCount(0);
    expect(await element?.evaluate((heading) => heading.isConnected)).toBe(true);
  }
  expect(problems).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone has the language and the menu in the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const language of ['es', 'en']) {
      await waitForContent(page, `/member/privacy?language=${language}`);
    }
    await page.goto('/member/privacy?language=en');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Price a drug' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidad');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });

  test('they read, link, switch the language and search a price', async ({ page }) => {
    const login = '/member/login?returnTo=%2Fmember%2Fclaims';
    for (const path of [
      ...['/member', '/member?language=es', '/member/privacy?language=es'],
      ...[login, `${login}&language=es`, '/member/no-such-page'],
    ]) {
      await waitForContent(page, path);
    }
    await page.goto('/member/no-such-page?language=en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We could not find/);
    // The language of the page before is remembered.
    await page.goto('/member?language=en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Know what you/);
    await page.getByRole('button', { name: 'Español' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sepa cuánto/);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /privacidad/i })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidad');
    await page.goto('/member/login?language=en&returnTo=%2Fmember%2Fclaims');
    await page.getByRole('button', { name: 'Español' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Inicie sesión/);
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/member/claims');
    await page.goto('/member?language=en');
    await page.getByLabel('Drug name').fill('atorvastatin');
    await page.getByRole('button', { name: 'See prices' }).click();
    await expect(page).toHaveURL(/\?drug=atorvastatin/);
  });
});

test('a browser with a session gets no visitor’s page', async ({ page }) => {
  await waitForContent(page, '/member');
  const cookie = 'portal-session=unknown';
  const member = await page.request.get('/member', { headers: { accept: 'text/html', cookie } });
  expect(await member.text()).not.toContain('id="prerendered-data"');
  expect(await member.text()).toContain('class="page starting"');
});

/** Where the parts of a page are that the shell has too. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['.topbar .logo', '.head .logo', '.nav', 'main'].map((part) => {
      const { x, y, width } = document.querySelector(part)?.getBoundingClientRect() ?? {};
      return [part, x, y, part === '.nav' || part === 'main' ? width : 0].map((each) =>
        typeof each === 'number' ? Math.round(each) : each,
      );
    }),
  );

const visibleTexts = (page: Page) =>
  page.evaluate(() => document.body.innerText.split(/\s*\n\s*/).filter(Boolean));

for (const [width, language] of [
  [360, 'en'],
  [1280, 'en'],
  [1280, 'es'],
] as const) {
  test(`a member’s page starts with the header of the client, which stays in place: ${width} px, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'commercial-member', `/member/glossary?language=${language}`);
    await noteShifts(page);
    let letScriptsGo = () => {};
    const held = new Promise<void>((resolve) => (letScriptsGo = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/member/dashboard', { waitUntil: 'commit' });
    await expect(page.locator('.starting')).toBeVisible();
    await expect(page).toHaveTitle(/ \| Everfern Rx$/);
    const [name, tagline, loading] = {
      en: ['Everfern Rx', 'Pharmacy benefits', 'Loading…'],
      es: ['Everfern Rx', 'Beneficios de farmacia', 'Cargando…'],
    }[language];
    const skip = { en: 'Skip to main content', es: 'Ir al contenido principal' }[language];
    // On a phone the tagline has no room.
    const brand = width > 767 ? [name, tagline] : [name];
    await expect.poll(() => visibleTexts(page)).toEqual([skip, ...brand, loading]);
    const before = await places(page);
    letScriptsGo();
    await expect(page.locator('.starting')).toHaveCount(0);
    // Cards that load later may move those below them; what takes the place of the shell moves nothing.
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await places(page)).toEqual(before);
  });
}
