import { expect, test } from '@playwright/test';
import { screens } from '@portal/portal/screens';
import { everyLook, titleOf } from './sweep/combinations';
import { dress, findings, lookingAs, open } from './sweep/looking';
import { overlays } from './sweep/modals';

// Every row × language × text size × theme × width, as visitor and as member, and everything that can
// lie over a page in each of them. `npm run test:accessibility`; the spread in accessibility.e2e.ts is
// what `npm test` runs.
test.describe.configure({ timeout: 20 * 60_000 });

for (const look of everyLook) {
  for (const who of ['visitor', 'member'] as const) {
    test(`no findings as a ${who} with ${titleOf(look)}`, async ({ browser }) => {
      const context = await lookingAs(who, browser);
      const found: string[] = [];
      for (const { id, path } of screens) {
        const page = await context.newPage();
        await dress(page, look);
        await open(page, path === '*' ? '/member/no-such-page' : path);
        found.push(...(await findings(page, id)));
        await page.close();
      }
      for (const [name, overlay] of Object.entries(overlays)) {
        if (overlay.who !== who) continue;
        const page = await context.newPage();
        if (overlay.clock) await page.clock.install();
        await dress(page, look);
        await open(page, who === 'member' ? '/member/dashboard' : '/member');
        await overlay.open(page);
        found.push(...(await findings(page, name)));
        await page.close();
      }
      await context.close();
      expect(found).toEqual([]);
    });
  }
}
