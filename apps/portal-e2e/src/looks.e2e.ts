import { expect, type Page, test } from '@playwright/test';
import { signIn } from './member';

/** How far apart the two columns of the dashboard end; some cards are there only once their answer is. */
const columnsApart = (page: Page) =>
  page.locator('.deck').evaluate((deck) => {
    const [left = 0, right = 0] = [...deck.children].map(
      (column) => column.lastElementChild!.getBoundingClientRect().bottom,
    );
    return Math.abs(left - right);
  });

test('on a phone the amounts of every list line up at the edge at the end', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, 'commercial-member');
  for (const path of ['/member/claims', '/member/healthcarebalances/counted']) {
    await page.goto(path);
    const amounts = page.locator('.turns td.num[data-l]');
    await expect(amounts.first()).toBeVisible();
    const apart = await amounts.evaluateAll((cells) =>
      cells
        .filter((cell) => cell.textContent !== '' && !cell.querySelector('.sr'))
        .map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return cell.getBoundingClientRect().right - range.getBoundingClientRect().right;
        }),
    );
    expect(Math.max(...apart), path).toBeLessThan(2);
  }
});

for (const member of ['commercial-member', 'empty-handed']) {
  test(`the dashboard of ${member} has no card that is higher than what it holds, nor a column that ends far above`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, member);
    await expect(page.getByRole('heading', { name: 'Your health information' })).toBeVisible();
    await expect(page.locator('[class*="arriving"], .skel')).toHaveCount(0);
    await expect.poll(() => columnsApart(page)).toBeLessThan(260);
    const spare = await page
      .locator('.deck .card')
      .evaluateAll((cards) =>
        cards.map(
          (card) =>
            card.getBoundingClientRect().bottom -
            card.lastElementChild!.getBoundingClientRect().bottom,
        ),
      );
    expect(Math.max(...spare)).toBeLessThan(40);

    await page.setViewportSize({ width: 360, height: 800 });
    const gaps = await page.locator('.deck').evaluate((deck) => {
      const cards = [...deck.querySelectorAll('.card')].map((card) => card.getBoundingClientRect());
      return cards.slice(1).map((card, index) => Math.round(card.top - cards[index]!.bottom));
    });
    expect(new Set(gaps).size).toBe(1);
  });
}

test('the dashboard of a client with forced features has no empty third', async ({ page }) => {
  await signIn(page, 'commercial-member', '/member/dashboard?client=flexscripts');
  await expect(page.getByRole('heading', { name: 'Need help?' })).toBeVisible();
  await expect(
    page.getByRole('banner').getByText('Flexwillow Scripts').filter({ visible: true }),
  ).toBeVisible();
  await expect(page.locator('[class*="arriving"], .skel')).toHaveCount(0);
  await expect.poll(() => columnsApart(page)).toBeLessThan(260);
});

for (const width of [360, 1280]) {
  test(`at ${width} px what is saved in a year has room in its card`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'commercial-member', '/member/my-drugs');
    const amounts = page.locator('.saving > .num');
    await expect(amounts.first()).toBeVisible();
    const spare = await amounts.evaluateAll((all) =>
      all.map((each) => each.clientWidth - each.scrollWidth),
    );
    expect(Math.min(...spare)).toBeGreaterThanOrEqual(0);
  });
}

test('the tag of a stage that is ahead stands out from the stage', async ({ page }) => {
  await signIn(page, 'medicare-member', '/member/healthcarebalances');
  const colours = await page
    .locator('.stages > .ahead')
    .first()
    .evaluate((stage) =>
      [stage, stage.querySelector('.tag')!].map((part) => getComputedStyle(part).backgroundColor),
    );
  expect(new Set(colours).size).toBe(2);
});

test('the actions of the ID card are in view at 1280 by 900', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'commercial-member');
  await page.getByRole('main').getByRole('button', { name: 'View ID card' }).click();
  await expect(page.getByRole('button', { name: 'Print card' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Request ID card' })).toBeInViewport();
});

test('fields of a card that are next to each other are on one line, with hints of any length', async ({
  page,
}) => {
  await signIn(page, 'commercial-member', '/payments/methods?language=es');
  await page.getByRole('button', { name: 'Agregar una tarjeta' }).click();
  const inputs = page.frameLocator('iframe.processor-frame').getByRole('textbox');
  await expect(inputs).toHaveCount(4);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() =>
        inputs.evaluateAll((all) => {
          const tops = all.slice(1).map((input) => input.getBoundingClientRect().top);
          return Math.max(...tops) - Math.min(...tops);
        }),
      )
      .toBeLessThan(1);
  }
});

for (const width of [360, 768, 1280]) {
  test(`at ${width} px the labels of card fields in one row start together, and so do the fields`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'past-due-member', '/payments/pay');
    await page.getByRole('radio', { name: 'Another card' }).check();
    const frame = page.frameLocator('iframe.processor-frame');
    await frame.getByLabel('Expires').fill('09/39');
    await frame.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(frame.getByLabel('Billing ZIP code')).toHaveAttribute('aria-invalid', 'true');
    const apart = await frame.locator('.field:not(.whole)').evaluateAll((fields) => {
      const tops = fields.map((field) =>
        [field, field.querySelector('label')!, field.querySelector('input')!].map((part) =>
          Math.round(part.getBoundingClientRect().top),
        ),
      );
      return tops.flatMap(([top, ...own]) =>
        tops
          .filter(([other]) => other === top)
          .filter(([, ...others]) => own.join() !== others.join()),
      );
    });
    expect(apart).toEqual([]);
  });
}
