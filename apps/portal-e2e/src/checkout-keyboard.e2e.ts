import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from './member';

/** How an element and the choice around it look. */
const lookOf = (target: Locator) =>
  target.evaluate((element) =>
    [element, element.closest('label'), element.closest('li')]
      .map((each) => {
        const { outline = '', boxShadow = '' } = each ? getComputedStyle(each) : {};
        return `${outline} ${boxShadow}`;
      })
      .join(),
  );

/** Presses Tab until this has the focus, which must be seen. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  await expect(target).not.toBeFocused();
  const before = await lookOf(target);
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  expect(await lookOf(target), 'The focus is not visible.').not.toBe(before);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a refill is ordered with Tab, Enter and Space alone', async ({ page }) => {
  await signIn(page, 'home-delivery-keyboard', '/member/mail-order');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const checkbox = (name: string | RegExp) => page.getByRole('checkbox', { name });
  const atHeading = async (name: string) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

  // Nothing is chosen yet: the first choice has the focus.
  await press(page, button('Order refills'), 'Enter');
  await expect(page.getByRole('alert')).toContainText('Choose at least one refill');
  await expect(page.locator('.refill input').first()).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, button('Order 1 refill'), 'Enter');

  await atHeading('What do you want to order?');
  await press(page, button('Continue'), 'Enter');
  await atHeading('Is your health information right?');
  await press(page, button('Continue'), 'Enter');
  const summary = page.locator('.errsum');
  await expect(summary).toBeFocused();
  await press(page, summary.getByRole('link').first(), 'Enter');
  await expect(checkbox('This is right and complete')).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, button('Continue'), 'Enter');

  await atHeading('Where should it go?');
  const shipping = page.getByRole('radio', { name: /^Standard/ });
  await tabTo(page, shipping);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^2-day/ })).toBeChecked();
  await press(page, button('Continue'), 'Enter');

  await atHeading('How do you want to pay?');
  await press(page, button('Continue'), 'Enter');
  await atHeading('Check your order');
  await press(page, button(/^Place order/), 'Enter');
  await expect(checkbox(/^I agree/)).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, button(/^Place order/), 'Enter');
  await atHeading('1 medicine is ordered');
  await expect(page.locator('main')).toContainText(/Order HD-\d+/);
});
