import { expect, test } from '@playwright/test';
import { signIn } from './member';

test('the map is moved with keys, its area is searched, and Escape leaves it', async ({ page }) => {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/maps/tiles/')) tokens.push(request.headers()['authorization']);
  });
  await signIn(page, 'commercial-member', '/member/find-a-pharmacy?radius=2');
  await expect(page.getByRole('heading', { name: '5 pharmacies within 2 miles' })).toBeVisible();

  const map = page.getByRole('application', { name: /^Map of the 5 pharmacies/ });
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.filter(Boolean)).toEqual([]);

  // The way through the card: skip link, map, zoom; no pin is on it.
  const skip = page.getByRole('link', { name: 'Skip the map' });
  await skip.focus();
  await page.keyboard.press('Tab');
  await expect(map).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(map).toBeFocused();

  await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/area=44\.9\d%2C-93\.\d\d/);
  await expect(page.getByRole('heading', { name: /within 2 miles$/ })).toBeFocused();
  await expect(page.getByText('Around Sampleville, MN 55000')).toBeHidden();
});

test('a pharmacy becomes the default one, and the dashboard has it', async ({ page }) => {
  await signIn(page, 'commercial-member', '/member/find-a-pharmacy?radius=2&name=lantern');
  await page.getByRole('button', { name: 'Set as my default' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set Default' }).click();
  await expect(page.getByText('Your default', { exact: true })).toBeVisible();
  await page.goto('/member/dashboard');
  await expect(page.getByRole('heading', { name: 'Corner Lantern Drugs' })).toBeVisible();
});
