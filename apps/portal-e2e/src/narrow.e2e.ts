import { expect, type Locator, test } from '@playwright/test';
import { actForMember, signIn } from './member';

/** How far, in pixels, parts of an element reach over its right edge. */
const overhang = (container: Locator) =>
  container.evaluate((element) => {
    const { right } = element.getBoundingClientRect();
    const parts = [...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
    return Math.max(0, ...parts.filter(({ width }) => width > 1).map((part) => part.right - right));
  });

/** On how many lines the text of an element is. */
const linesOf = (element: Locator) =>
  element.evaluate((each) => {
    const text = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const tops = new Set<number>();
    while (text.nextNode()) {
      range.selectNodeContents(text.currentNode);
      for (const { top, width } of range.getClientRects()) if (width > 1) tops.add(Math.round(top));
    }
    return tops.size;
  });

for (const size of ['base', 'largest'] as const) {
  test(`at 320 px and the text size ${size}, choices stay in their card and the bar on one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addInitScript((chosen) => localStorage.setItem('fontSize', chosen), size);
    await signIn(page, 'commercial-member', '/member/benefits');
    const choice = page.getByRole('main').getByText('90 days', { exact: true }).first();
    await expect(choice).toBeVisible();
    const card = choice.locator('xpath=ancestor::*[contains(@class, "card")][1]');
    expect(await overhang(card)).toBeLessThan(1);
    const bar = page.getByRole('banner');
    expect(await overhang(bar)).toBeLessThan(1);
    expect(await linesOf(bar.getByRole('button', { name: 'ID card' }))).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
}

test('at 320 px in Spanish, no amount squeezes the label next to it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addInitScript(() => localStorage.setItem('languages', 'es-es'));
  await signIn(page, 'commercial-member', '/member/benefits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const rows = page.locator('.costs td[data-l]');
  await expect(rows.first()).toBeVisible();
  // A cell that is only for screen readers has no columns.
  const labels = await rows.evaluateAll((cells) =>
    cells
      .map((cell) => parseFloat(getComputedStyle(cell).gridTemplateColumns))
      .filter((width) => !Number.isNaN(width)),
  );
  expect(labels.length).toBeGreaterThan(5);
  expect(Math.min(...labels)).toBeGreaterThan(85);
});

test('at 320 px in Spanish, the longest label of an order is not broken', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addInitScript(() => localStorage.setItem('languages', 'es-es'));
  await signIn(page, 'commercial-member', '/member/mail-order/orders');
  const cell = page.locator('td[data-l="Medicamentos"]').first();
  await expect(cell).toBeVisible();
  const isFit = await cell.evaluate((each) => {
    const column = parseFloat(getComputedStyle(each).gridTemplateColumns);
    const word = document.createElement('span');
    word.textContent = each.getAttribute('data-l');
    each.append(word);
    word.style.cssText = 'position: absolute; white-space: nowrap';
    return column >= word.getBoundingClientRect().width;
  });
  expect(isFit).toBe(true);
});

test('at 360 px, all that a cell shows is next to its label', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, 'commercial-member', '/member/my-drugs/next-year');
  const cells = page.locator('.turns td[data-l]');
  await expect(cells.first()).toBeVisible();
  const besides = await cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      const label = parseFloat(getComputedStyle(cell).gridTemplateColumns);
      const { left } = cell.getBoundingClientRect();
      return [...cell.children].map((part) => part.getBoundingClientRect().left - left - label);
    }),
  );
  expect(besides.length).toBeGreaterThan(10);
  expect(Math.min(...besides)).toBeGreaterThanOrEqual(0);
});

/** Screens whose parts are those of most others. */
const screens = [
  ...['/member/dashboard', '/member/claims', '/member/healthcarebalances', '/member/benefits'],
  ...['/member/account-balance', '/payments/methods', '/payments/pay', '/member/my-drugs'],
  ...['/member/mail-order', '/member/mail-order/profile', '/member/message-center'],
];

for (const language of ['en-us', 'es-es']) {
  test(`at 360 px no page scrolls sideways where the reader doubled the size of the root (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.addInitScript((chosen) => localStorage.setItem('languages', chosen), language);
    await signIn(page, 'commercial-member');
    for (const path of screens) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main :is(.skel, [class*="arriving"])')).toHaveCount(0);
      // Twice the usual and twice the largest size. Media queries know of neither: the browser's own size is as it was.
      for (const size of ['20px', '24px']) {
        const width = await page.evaluate((rem) => {
          document.documentElement.style.setProperty('font-size', rem, 'important');
          return document.documentElement.scrollWidth;
        }, size);
        expect.soft([path, size, width]).toEqual([path, size, 360]);
        if (path !== '/member/dashboard') continue;
        const card = page.locator('.card.flush').first();
        expect(await overhang(card), size).toBeLessThan(1);
      }
    }
  });
}

for (const [language, mostRows] of [
  ['en-us', 1],
  ['es-es', 2],
] as const) {
  test(`at 768 px the banner of staff and the header are one row each, the menu at most ${mostRows} (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.addInitScript((chosen) => localStorage.setItem('languages', chosen), language);
    await actForMember(page, 'support-agent');
    await expect(page.locator('.starting')).toHaveCount(0);
    /** How many rows of items there are: an item begins a row when it starts below the one before. */
    const rowsOf = (items: Locator) =>
      items.evaluateAll((all) => {
        const boxes = all.map((each) => each.getBoundingClientRect());
        return boxes.filter((box, at) => at === 0 || box.top >= boxes[at - 1]!.bottom).length;
      });
    expect(await rowsOf(page.locator('.acting > .wrap > *'))).toBe(1);
    expect(await rowsOf(page.locator('.head .logo, .head li'))).toBe(1);
    expect(await rowsOf(page.locator('.nav > ul > li'))).toBeLessThanOrEqual(mostRows);
    const cut = await page
      .locator('.acting .wrap, .head .wrap, .nav > ul > li > *')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
    expect(cut).toBe(0);
  });
}
