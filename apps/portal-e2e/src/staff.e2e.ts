import { expect, test } from '@playwright/test';
import { findMarisol, signInAsStaff } from './member';
import { findings } from './sweep/looking';

for (const username of ['support-agent', 'provider']) {
  test(`${username}: finds a member, sees the portal as they do, stops, and finds them again`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await signInAsStaff(page, username);
    await findMarisol(page);
    expect(await findings(page, 'two who match')).toEqual([]);
    await page.getByRole('radio', { name: /EVF00421787/ }).check();
    await page.getByLabel('Why are you looking?').selectOption('claim');
    await page.getByRole('button', { name: /^View as/ }).click();

    const banner = page.getByRole('region', { name: /You are viewing as marisol sampleton/i });
    await expect(banner).toContainText('EVF00421787');
    await expect(page).toHaveURL(/\/member\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/marisol sampleton/i);
    await expect(page.getByText('under 18')).toHaveCount(0);
    const menu = page.getByRole('navigation', { name: 'Main' }).first();
    await menu.getByRole('link', { name: 'Claims History' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claims history');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await findings(page, 'claims of a member')).toEqual([]);

    await banner.getByRole('button', { name: /^Stop/ }).click();
    await expect(page).toHaveURL(/\/member\/staff$/);
    const recent = page.getByRole('region', { name: 'Recent, in this session' });
    await recent.getByRole('button', { name: 'marisol sampleton' }).click();
    await expect(page.getByRole('radio', { name: /EVF00421787/ })).toBeChecked();

    // Calls of the member's screens name the id in their path; nothing names the person.
    expect(urls.filter((url) => /marisol|sampleton|1978|PATIENT/i.test(url))).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toMatch(/marisol|EVF0/i);
  });
}
