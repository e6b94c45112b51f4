import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from './member';

/** Letter paper less its margins of 14 mm, in pixels. */
const paper = { width: Math.round((215.9 - 28) * (96 / 25.4)), height: 950 };

async function onPaper(page: Page) {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
}

test('the dashboard on paper says whose it is and has all its recent claims', async ({ page }) => {
  await signIn(page, 'commercial-member');
  const claims = page.getByRole('table', { name: /claims/i });
  await expect(claims).toBeVisible();
  await onPaper(page);
  const head = page.getByText(/Marisol Sampleton, born March 2, 1978/);
  await expect(head).toBeVisible();
  // What only leads to another page says nothing on paper; a phone number does.
  const links = page.locator('.deck a').filter({ visible: true });
  await expect(links).toHaveText([/^[\d-]+$/, /^[\d-]+$/]);
  const rows = claims.locator('tbody > tr');
  await expect(rows).toHaveCount(4);
  const card = claims.locator('xpath=ancestor::*[contains(@class, "card")][1]');
  const bottomOf = async (part: typeof card) => {
    const { y, height } = (await part.boundingBox())!;
    return y + height;
  };
  expect(await bottomOf(rows.last())).toBeLessThanOrEqual((await bottomOf(card)) + 1);
  expect(await card.evaluate((each) => getComputedStyle(each).overflow)).toBe('visible');
});

test('an opened claim on paper may be split between its parts, and amounts stay apart from the status', async ({
  page,
}) => {
  await signIn(page, 'commercial-member', '/member/claims');
  await page.getByRole('button', { name: /Glyvexa 10 mg tablet,/ }).click();
  await expect(page.locator('.why')).toBeVisible();
  await onPaper(page);
  const breaks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).breakInside);
  expect(await breaks('tr.detail')).toBe('auto');
  expect(await breaks('.why')).toBe('avoid');
  expect(await breaks('.claims tbody > tr:not(.detail)')).toBe('avoid');
  const gap = await page.locator('tr.open').evaluate((row) => {
    const range = document.createRange();
    const edges = [...row.children].slice(4, 6).map((cell) => {
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    });
    return edges[1]!.left - edges[0]!.right;
  });
  expect(gap).toBeGreaterThan(8);
});

test('on paper a total is printed once, and a table has the whole width', async ({ page }) => {
  await signIn(page, 'commercial-member', '/member/claims/year-statement');
  const foot = page.locator('.year-statement tfoot');
  await expect(foot).toBeVisible();
  await onPaper(page);
  // A foot of a table is printed on each page.
  expect(await foot.evaluate((each) => getComputedStyle(each).display)).toBe('table-row-group');

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/member/healthcarebalances/counted');
  const claims = page.getByRole('table', { name: 'The claims behind it' });
  await expect(claims).toBeVisible();
  await onPaper(page);
  const widthOf = async (part: typeof claims) => (await part.boundingBox())!.width;
  expect(await widthOf(claims)).toBeGreaterThan((await widthOf(page.getByRole('main'))) - 2);
});

test('a month and a total stay whole on paper, and with what is above them', async ({ page }) => {
  await signIn(page, 'commercial-member');
  for (const path of ['/member/claims', '/member/healthcarebalances/counted', '/member/my-drugs']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const months = page.locator('.months');
    await expect(months.locator('tbody tr').first()).toBeAttached();
    await onPaper(page);
    const card = months.locator('xpath=ancestor::*[contains(@class, "card")][1]');
    expect(await breakOf(card, 'inside'), path).toBe('avoid');
    expect(await breakOf(card.getByRole('heading').first(), 'after'), path).toBe('avoid');
    expect(await breakOf(months.locator('tr').last(), 'before'), path).toBe('avoid');
    // In millions, a month has little room next to its amounts.
    await months.locator('td').evaluateAll((cells) => {
      for (const cell of cells) cell.textContent = '$12,345,678.90';
    });
    const lines = await months.locator('tbody th').evaluateAll((heads) =>
      heads.map((head) => {
        const range = document.createRange();
        range.selectNodeContents(head.firstElementChild ?? head);
        return range.getClientRects().length;
      }),
    );
    expect(Math.max(...lines), path).toBe(1);
    const right = await months.evaluate((table) => table.getBoundingClientRect().right);
    expect(right, path).toBeLessThanOrEqual(paper.width + 1);
  }
});

const breakOf = (part: Locator, where: 'after' | 'before' | 'inside') =>
  part.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(`break-${name}`),
    where,
  );

test('the messages on paper are the list, or the message that is open', async ({ page }) => {
  await signIn(page, 'commercial-member', '/member/message-center');
  const first = page.locator('.inbox a').first();
  await expect(first).toBeVisible();
  await onPaper(page);
  await expect(page.getByRole('heading', { name: 'Message Center' })).toBeVisible();
  await expect(first).toBeVisible();
  await expect(page.getByRole('search', { name: 'Search messages' })).toBeHidden();
  await expect(page.getByText('Letters', { exact: true })).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await first.click();
  const message = page.locator('.open-message');
  await expect(message).toBeVisible();
  await onPaper(page);
  await expect(message).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Message Center' })).toBeHidden();
  await expect(first).toBeHidden();
});
