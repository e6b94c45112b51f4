import { expect, type Page, test } from '@playwright/test';
import { signIn } from './member';
import { applyLook, atRest, findings } from './sweep/looking';
import type { Look } from './sweep/combinations';

test('a drug is priced with the keyboard alone, and what is wrong is said at its field', async ({
  page,
}) => {
  await signIn(page, 'commercial-member', '/member/price-a-drug');
  const field = page.getByRole('combobox', { name: 'Drug name' });
  await field.focus();
  await page.keyboard.type('glyvxea');
  await expect(page.getByRole('option', { name: /^Glyvexa/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const drug = page.getByRole('heading', { level: 1, name: 'Glyvexa 10 mg tablet' });
  await expect(drug).toBeFocused();

  const wrong: [string, string, string][] = [
    ['Quantity', '0', 'Enter a quantity greater than 0.'],
    ['Quantity', '-30', 'Enter a quantity greater than 0.'],
    ['Quantity', '1.5', 'Enter a whole number, such as 30.'],
    ['Quantity', '10001', 'Enter a quantity of at most 600 for 30 days.'],
    ['Days of supply', '91', 'Enter 1 to 90 days.'],
    ['ZIP code', '55', 'Enter the 5 digits of the ZIP code.'],
  ];
  for (const [name, typed, sentence] of wrong) {
    const input = page.getByRole('textbox', { name });
    const before = await input.inputValue();
    await input.fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(input).toBeFocused();
    await input.fill(before);
  }
  await page.getByRole('textbox', { name: 'Quantity' }).fill('60');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The limit is 30 tablets in 30 days\. This is more/)).toBeVisible();
  await expect(drug).toBeFocused();
});

test('a refused location and one abroad are said, and the ZIP code stays', async ({ page }) => {
  await signIn(page, 'commercial-member', '/member/price-a-drug?hsn=919601');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText(/^Your browser did not share where you are\./)).toBeVisible();
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 48.85, longitude: 2.35 });
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText(/^You are outside the United States\./)).toBeVisible();
  await expect(page.getByLabel('ZIP code')).toHaveValue('55000');
});

const results = [
  '/member/price-a-drug?hsn=919601',
  '/member/price-a-drug?hsn=919601&zip=00601&quantity=0',
  '/member/price-a-drug?hsn=919601&zip=00601',
  '/member/drug-lookup?hsn=919601',
  '/member/drug-lookup?letter=L',
  '/member/drug-lookup?drug=%3Cimg%20src=x%3E',
  `/member/drug-lookup?drug=${'x'.repeat(200)}`,
  `/member/price-a-drug?drug=${'x'.repeat(200)}`,
  '/member/find-a-pharmacy?radius=2&name=zzzz',
];
const narrow: Look = { language: 'es', textSize: 'largest', theme: 'a', width: 320 };
const wide: Look = { language: 'en', textSize: 'base', theme: 'b', width: 1280 };

for (const look of [narrow, wide]) {
  test(`axe finds nothing in results about drugs and pharmacies, ${look.language}, ${look.width} px`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await signIn(page, 'commercial-member');
    await applyLook(page, look);
    expect(await findingsOf(page, results)).toEqual([]);
  });
}

test('100 characters that are no drug scroll nothing sideways', async ({ page }) => {
  await signIn(page, 'commercial-member');
  await applyLook(page, { ...narrow, textSize: 'base' });
  await page.goto('/member/drug-lookup');
  const field = page.getByRole('combobox', { name: 'Nombre del medicamento' });
  await field.fill('x'.repeat(100));
  await expect(page.getByText(/^No conocemos “x+…”/)).toBeVisible();
  expect(await findings(page, 'typed')).toEqual([]);
});

async function findingsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await atRest(page, path);
    found.push(...(await findings(page, path)));
  }
  return found;
}
