import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { screens } from '@portal/portal/screens';
import { everyLook, factors, type Look, titleOf } from './sweep/combinations';
import { applyLook, findings, lookingAs, open, refit } from './sweep/looking';
import { overlays } from './sweep/modals';

// Every row × language × text size × theme × width, as visitor and as member, and everything that can
// open over a page in each of them. `npm run test:accessibility`; the spread in accessibility.e2e.ts is
// what `npm test` runs. A page is opened once for each language and theme, and refitted from there.
test.describe.configure({ timeout: 60 * 60_000 });

type Open = (page: Page) => Promise<void>;

/** Looks at one page in every size and width of a language and theme; `afresh` opens it for each look. */
async function lookAt(
  context: BrowserContext,
  name: string,
  looks: readonly Look[],
  show: Open,
  afresh: boolean,
): Promise<string[]> {
  const found: string[] = [];
  let page: Page | undefined;
  for (const look of looks) {
    if (!page || afresh) {
      await page?.close();
      page = await context.newPage();
      await applyLook(page, look);
      await show(page);
    } else await refit(page, look);
    found.push(...(await findings(page, `${name} (${titleOf(look)})`)));
    combinations += 1;
  }
  await page?.close();
  return found;
}

let combinations = 0;
test.afterAll(() => console.log(`${combinations} combinations looked at.`));

for (const who of ['visitor', 'member'] as const) {
  for (const language of factors.language) {
    for (const theme of factors.theme) {
      const looks = everyLook.filter((look) => look.language === language && look.theme === theme);

      test(`no screen has findings as a ${who} in ${language}, theme ${theme}`, async ({
        browser,
      }) => {
        const context = await lookingAs(who, browser);
        const found: string[] = [];
        for (const { id, path } of screens) {
          const address = path === '*' ? '/member/no-such-page' : path;
          found.push(...(await lookAt(context, id, looks, (page) => open(page, address), false)));
        }
        await context.close();
        expect(found).toEqual([]);
      });

      test(`nothing over a page has findings as a ${who} in ${language}, theme ${theme}`, async ({
        browser,
      }) => {
        const context = await lookingAs(who, browser);
        const found: string[] = [];
        const theirs = Object.entries(overlays).filter(([, overlay]) => overlay.who === who);
        for (const [name, overlay] of theirs) {
          const show: Open = async (page) => {
            if (overlay.clock) await page.clock.install();
            await open(page, who === 'member' ? '/member/dashboard' : '/member');
            await overlay.open(page);
          };
          found.push(...(await lookAt(context, name, looks, show, true)));
        }
        await context.close();
        expect(found).toEqual([]);
      });
    }
  }
}
