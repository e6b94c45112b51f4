import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { follow, signIn } from './member';

const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));

/** Writes what is in view once its fonts and data are there. */
async function take(page: Page, name: string) {
  await expect(page.locator('main .skel')).toHaveCount(0);
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    await document.fonts.ready;
  });
  await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' });
}

test('the dashboard of a member', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, 'commercial-member');
  await expect(page.getByRole('heading', { name: 'Recent claims' })).toBeVisible();
  await take(page, 'dashboard');
});

test('the price of a drug', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, 'commercial-member');
  await follow(page, '/member/price-a-drug');
  await page.getByRole('combobox', { name: 'Drug name' }).fill('atorva');
  await page
    .getByRole('option', { name: /^Atorvastatin/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Atorvastatin/ })).toBeVisible();
  await take(page, 'price-a-drug');
});

test('the ID card on a phone, in Spanish', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await page.addInitScript(() => localStorage.setItem('languages', 'es-es'));
  await signIn(page, 'commercial-member');
  await page.getByRole('button', { name: 'Tarjeta', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'id-card-es');
});
