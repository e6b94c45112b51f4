import { expect, test } from '@playwright/test';
import type { Suite } from '@playwright/test/reporter';
import { type Screen, screens } from '@portal/portal/screens';
import { follow } from './member';
import { accepted, nameOf, occurrence } from './sweep/accepted';
import { factors, type Look, lookOfRow, titleOf } from './sweep/combinations';
import { atRest, applyLook, findings, lookingAs, open, refit } from './sweep/looking';
import { overlays } from './sweep/modals';
import UnusedReporter from './sweep/unused-reporter';
import { everyScreenOnce } from './sweep/visits';

/** Every row, once; the full matrix is `npm run test:accessibility`. */
const rows = screens.map((screen, place) => ({ screen, look: lookOfRow(place) }));
const pathOf = ({ path }: Screen) => (path === '*' ? '/member/no-such-page' : path);

const partOf = (look: Look, name: keyof typeof factors) =>
  name === 'view' ? `${look.width} × ${look.height}` : look[name];

/** Members see most of the rows; visitors those that only they may see, and every second of the rest. */
const isForVisitors = ({ screen }: (typeof rows)[number], place: number) =>
  screen.visitorsOnly || screen.loginRedirect || (!screen.protected && place % 2 === 0);

test('the rows of the sweep have every value of a look, and every pair of them', () => {
  const names = Object.keys(factors) as (keyof typeof factors)[];
  for (const first of names) {
    for (const second of names) {
      const met = new Set(
        rows.map(({ look }) => `${partOf(look, first)}, ${partOf(look, second)}`),
      );
      const all =
        first === second ? factors[first].length : factors[first].length * factors[second].length;
      expect(met.size, `${first} and ${second}`).toBe(all);
    }
  }
});

test('an accepted finding that no longer occurs fails a whole run of the engines, and no part of one', async () => {
  const statusOf = async (count: number, occurring: typeof accepted) => {
    const read = {
      location: { file: '/sweep/engines.sweep.ts' },
      outcome: () => 'expected',
      results: [
        {
          annotations: occurring.map((each) => ({ type: occurrence, description: nameOf(each) })),
        },
      ],
    };
    const reporter = new UnusedReporter();
    reporter.onBegin({}, { allTests: () => Array(count).fill(read) } as unknown as Suite);
    return (await reporter.onEnd()).status;
  };
  const whole = everyScreenOnce('usual').length * 2;
  expect(await statusOf(whole, accepted)).toBeUndefined();
  expect(await statusOf(whole, accepted.slice(1))).toBe('failed');
  expect(await statusOf(whole - 1, [])).toBeUndefined();
});

for (const who of ['visitor', 'member'] as const) {
  const theirs = rows.filter((row, place) => isForVisitors(row, place) === (who === 'visitor'));
  for (const language of factors.language) {
    for (const theme of factors.theme) {
      test(`axe finds nothing on any screen as a ${who} sees it, in ${language}, theme ${theme}`, async ({
        browser,
      }) => {
        test.setTimeout(90_000);
        const context = await lookingAs(who, browser);
        const page = await context.newPage();
        const found: string[] = [];
        for (const { screen, look } of theirs) {
          if (look.language !== language || look.theme !== theme) continue;
          // The language and the theme come with the page; the rest of a look can be changed.
          if (page.url() === 'about:blank') {
            await applyLook(page, look);
            await open(page, pathOf(screen));
          } else {
            await refit(page, look);
            await follow(page, pathOf(screen));
            await atRest(page, pathOf(screen));
          }
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          found.push(...(await findings(page, `${screen.id} (${titleOf(look)})`)));
        }
        await context.close();
        expect(found).toEqual([]);
      });
    }
  }
}

for (const [place, [name, { who, clock, menu, open: show }]] of Object.entries(
  overlays,
).entries()) {
  test(`axe finds nothing with this open: ${name}`, async ({ browser }) => {
    test.setTimeout(90_000);
    const context = await lookingAs(who, browser);
    const page = await context.newPage();
    if (clock) await page.clock.install();
    const found: string[] = [];
    const lookAs = async (look: Look) =>
      found.push(...(await findings(page, `${name} (${titleOf(look)})`)));
    const present = async (look: Look) => {
      await applyLook(page, look);
      await open(page, who === 'member' ? '/member/dashboard' : '/member');
      await show(page);
      await lookAs(look);
    };
    const [first, other] = [lookOfRow(place), lookOfRow(place + 5)];
    await present(first);
    if (menu) await present(other);
    else {
      const { language, theme } = first;
      await refit(page, { ...other, language, theme });
      await lookAs({ ...other, language, theme });
    }
    await context.close();
    expect(found).toEqual([]);
  });
}
