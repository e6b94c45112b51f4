import { expect, test } from '@playwright/test';
import { type Screen, screens } from '@portal/portal/screens';
import { factors, lookOfRow, titleOf } from './sweep/combinations';
import { dress, findings, lookingAs, open } from './sweep/looking';
import { overlays } from './sweep/modals';

/** Every row, once; the full matrix is `npm run test:accessibility`. */
const rows = screens.map((screen, place) => ({ screen, look: lookOfRow(place) }));
const pathOf = ({ path }: Screen) => (path === '*' ? '/member/no-such-page' : path);

/** Members see most of the rows; visitors those that only they may see, and every second of the rest. */
const isForVisitors = ({ screen }: (typeof rows)[number], place: number) =>
  screen.visitorsOnly || screen.loginRedirect || (!screen.protected && place % 2 === 0);

test('the rows of the sweep have every language, size, theme and width, and every pair of them', () => {
  const names = Object.keys(factors) as (keyof typeof factors)[];
  for (const first of names) {
    for (const second of names) {
      const met = new Set(rows.map(({ look }) => `${look[first]} ${look[second]}`));
      const all =
        first === second ? factors[first].length : factors[first].length * factors[second].length;
      expect(met.size, `${first} and ${second}`).toBe(all);
    }
  }
});

for (const who of ['visitor', 'member'] as const) {
  const theirs = rows.filter((row, place) => isForVisitors(row, place) === (who === 'visitor'));
  // Two parts, so that both workers have something to do.
  for (const part of [0, 1]) {
    test(`axe finds nothing on any screen as a ${who} sees it, part ${part + 1}`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      const context = await lookingAs(who, browser);
      const found: string[] = [];
      for (const { screen, look } of theirs.filter((_, place) => place % 2 === part)) {
        const page = await context.newPage();
        await dress(page, look);
        await open(page, pathOf(screen));
        await expect(page.locator('html')).toHaveAttribute('lang', look.language);
        found.push(...(await findings(page, `${screen.id} (${titleOf(look)})`)));
        await page.close();
      }
      await context.close();
      expect(found).toEqual([]);
    });
  }
}

for (const [place, [name, { who, clock, open: show }]] of Object.entries(overlays).entries()) {
  test(`axe finds nothing with this open: ${name}`, async ({ browser }) => {
    test.setTimeout(90_000);
    const context = await lookingAs(who, browser);
    const found: string[] = [];
    for (const look of [lookOfRow(place), lookOfRow(place + 5)]) {
      const page = await context.newPage();
      if (clock) await page.clock.install();
      await dress(page, look);
      await open(page, who === 'member' ? '/member/dashboard' : '/member');
      await show(page);
      found.push(...(await findings(page, `${name} (${titleOf(look)})`)));
      await page.close();
    }
    await context.close();
    expect(found).toEqual([]);
  });
}
