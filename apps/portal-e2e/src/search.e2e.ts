import { expect, test } from '@playwright/test';
import { signIn } from './member';

test('a search by keyboard finds after a typing error, opens a page, and sends no word of it', async ({
  page,
}) => {
  await signIn(page, 'commercial-member');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.keyboard.press('/');
  const box = page.getByRole('searchbox');
  await expect(box).toBeFocused();
  await page.keyboard.type('deductibel');
  await expect(page.getByText('You typed “deductibel”.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Glossary' })).toBeVisible();
  expect(page.url()).not.toContain('deduct');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await page.keyboard.type('glosario');
  // The results of a word that is half typed are replaced, and with them the focus.
  await expect(page.getByRole('status').filter({ hasText: '“glosario”' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pages' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
  expect(sent.filter((request) => /deductibel|glosario/.test(request))).toEqual([]);
});
