import { expect, type Page, test } from '@playwright/test';
import { actForMember, follow, signIn } from './member';
import { findings } from './sweep/looking';

const settings = '/member/account-settings';
const screens = [
  '/member/message-center',
  settings,
  '/member/family-access',
  '/member/caring',
  '/member/contact',
  '/member/planselection',
];

/** Opens each screen of the account, and calls `look` there. */
async function walk(page: Page, look: (path: string) => Promise<void>) {
  for (const path of screens) {
    await follow(page, path);
    await expect(page.locator('.skel, .spinner'), path).toHaveCount(0);
    await expect(page.getByText(/You are under 18/), path).toHaveCount(0);
    await expect(page.getByText(/did not load|could not load/), path).toHaveCount(0);
    await look(path);
  }
}

for (const username of ['support-agent', 'provider']) {
  test(`${username} reads each screen of a member's account, and can change nothing there`, async ({
    page,
  }) => {
    const changes: string[] = [];
    await actForMember(page, username);
    page.on('request', (request) => {
      if (request.method() !== 'GET') changes.push(`${request.method()} ${request.url()}`);
    });
    await walk(page, async (path) => {
      await expect(page.getByRole('region', { name: /^You are viewing as/ }), path).toBeVisible();
      // The two see the same.
      if (username === 'provider') expect(await findings(page, path)).toEqual([]);
      if (path !== settings && path !== '/member/family-access') return;
      await expect(
        page
          .getByRole('main')
          .getByText(/read|view only/i)
          .first(),
        path,
      ).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('button', { name: /^(Change(?! to)|Save|Add)/ }),
        path,
      ).toHaveCount(0);
    });
    expect(changes.filter((change) => !/events|client-errors/.test(change))).toEqual([]);
  });
}

for (const username of ['member-from-partner', 'member-from-admin-portal']) {
  test(`${username} has each screen of the account, with the settings as Member profile`, async ({
    page,
  }) => {
    await signIn(page, username);
    await walk(page, async (path) => {
      if (path !== settings) return;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member profile');
    });
  });
}

test('a member without a birth date has each screen of the account', async ({ page }) => {
  await signIn(page, 'birth-date-unknown');
  await walk(page, async () => {});
});
