import { expect, test } from '@playwright/test';
import { signIn } from './member';
import { findings } from './sweep/looking';

const selection = '/member/planselection';

test('a member compares the plans of the next year, and the prices are those of the plan they open', async ({
  page,
}) => {
  const plus = 'Goldenrod Medicare Rx Plus (PDP)';
  await signIn(page, 'medicare-member', selection);
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  const table = page.getByRole('table', { name: /side by side/ });
  const total = table.getByRole('row', { name: /^Total for the year/ });
  await expect(total.getByRole('cell')).toHaveText(['$2,102.85', '$2,884.53', '$1,884.00']);
  expect(await findings(page, 'side by side')).toEqual([]);
  await page.getByRole('link', { name: `See ${plus}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plus);
  await expect(page.getByRole('row', { name: /^Insulara/ })).toContainText('Tier 3');
  expect(await findings(page, 'a plan')).toEqual([]);
  await page.getByRole('link', { name: /^Look up a drug in the drug list/ }).click();
  await expect(page.getByText('not at your own plan')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your own plan' }).click();
  await expect(page.getByText('not at your own plan')).toHaveCount(0);
});

test('global health: a visitor opens a plan, and its drug list and prices follow', async ({
  page,
}) => {
  await page.goto(`${selection}?scenario=visitor-global-health`);
  await page.getByRole('link', { name: 'See Meridian Grove Basic' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meridian Grove Basic');
  const list = page.getByRole('link', { name: /^Drug list of Meridian Grove Basic/ });
  await expect(list).toHaveAttribute('href', /ghh0003/);
  expect(await findings(page, 'a plan, as a visitor')).toEqual([]);
  await page.getByRole('link', { name: 'Price a drug with this plan' }).click();
  await expect(page.getByLabel(/^Your plan/)).toHaveValue('GHH0003');
});
