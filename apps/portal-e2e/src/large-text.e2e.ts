import { expect, test as base } from '@playwright/test';
import { actForMember, follow, signIn } from './member';

/** A reader whose browser has text of twice the usual size. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const homeDelivery = [
  ...['', '/checkout', '/orders', '/auto-refill', '/family', '/profile'],
  ...['/transfer', '/ask-prescriber', '/send-paper', '/paper-form'],
].map((path) => `/member/mail-order${path}`);

const groups = [
  { name: 'home delivery', scenario: 'auto-refill', paths: homeDelivery },
  {
    name: 'the plan',
    scenario: 'commercial-member',
    paths: [
      ...['/member/dashboard', '/member/claims', '/member/claims/year-statement'],
      ...['/member/healthcarebalances/counted', '/member/benefits', '/member/drug-claims-form'],
    ],
  },
  {
    name: 'requests',
    scenario: 'coverage-denied',
    paths: [
      '/member/coverage-requests',
      ...['/coverage-request', '/coverage-request/prescriber', '/appeal'].map(
        (path) => `/member${path}?number=CD-2026-118-4407`,
      ),
    ],
  },
];
const cases = groups.flatMap((group) =>
  ['en-us', 'es-es'].map((language) => ({ ...group, language })),
);

for (const { name, scenario, paths, language } of cases) {
  test(`at 360 px and text of 200 %, no page of ${name} scrolls sideways (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.addInitScript((chosen) => localStorage.setItem('languages', chosen), language);
    await signIn(page, scenario);
    for (const path of paths) {
      await follow(page, path);
      await expect(page.locator('main .skel')).toHaveCount(0);
      const [width, rem] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        getComputedStyle(document.documentElement).fontSize,
      ]);
      expect([path, rem, width]).toEqual([path, '20px', 360]);
    }
  });
}

for (const language of ['en-us', 'es-es']) {
  test(`at 360 px and text of 200 %, the banner of staff stays in the window (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.addInitScript((chosen) => localStorage.setItem('languages', chosen), language);
    await actForMember(page, 'support-agent');
    const banner = page.locator('.acting');
    await expect(banner).toBeVisible();
    const ends = await banner
      .locator('p, .btn')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

for (const language of ['en-us', 'es-es']) {
  test(`in a low window at text of 200 %, every entry of a dropdown can be reached (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.addInitScript((chosen) => localStorage.setItem('languages', chosen), language);
    await signIn(page, 'commercial-member');
    for (const group of await page.locator('.nav summary').all()) {
      await group.click();
      const entries = page.locator('.nav [open] > .drop').locator('a, button');
      for (const entry of await entries.all()) {
        await entry.focus();
        await expect(entry).toBeInViewport({ ratio: 0.95 });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    }
  });
}

for (const width of [1280, 768]) {
  for (const language of ['en-us', 'es-es']) {
    test(`at ${width} px and text of 200 %, rows stack and dropdowns stay in the window (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((chosen) => localStorage.setItem('languages', chosen), language);
      await signIn(page, 'commercial-member');
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      for (const path of ['/member/claims', '/member/claims/year-statement', '/member/benefits']) {
        await follow(page, path);
        const cell = page.locator('.turns td[data-l]').first();
        await expect(cell).toBeVisible();
        await expect(cell).toHaveCSS('display', /grid|block/);
        expect([path, await scrollWidth()]).toEqual([path, width]);
      }
      for (const group of await page.locator('.nav summary').all()) {
        await group.click();
        const drop = page.locator('.nav [open] > .drop');
        await expect(drop).toBeVisible();
        const [left, right] = await drop.evaluate((each) => {
          const box = each.getBoundingClientRect();
          return [box.left, box.right];
        });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(await scrollWidth()).toBe(width);
      }
    });
  }
}
