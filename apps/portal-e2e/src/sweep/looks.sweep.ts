import { expect, type Page, test } from '@playwright/test';
import { factors, type Look, looks, titleOf } from './combinations';
import { contextOf } from './contexts';
import { applyLook, findings, open, openScreen, reachEnd, refit, waitForLook } from './looking';
import { overlays } from './modals';
import { people, visitsOf } from './visits';

test.describe.configure({ timeout: 10 * 60_000 });

/** Language and theme come with a page; what a look has besides can be changed on it. */
const groups = factors.language.flatMap((language) =>
  factors.theme.map((theme) =>
    looks.filter((look) => look.language === language && look.theme === theme),
  ),
);

/** What `show` opens, in every look; a page is opened once for each language and theme, or `afresh` for each look. */
async function inEveryLook(
  newPage: () => Promise<Page>,
  show: (page: Page, look: Look) => Promise<void>,
  afresh = false,
): Promise<string[]> {
  const found: string[] = [];
  for (const group of groups) {
    let page: Page | undefined;
    for (const look of group) {
      if (page && !afresh) await refit(page, look);
      else {
        await page?.close();
        page = await newPage();
        await applyLook(page, look);
        await show(page, look);
        await waitForLook(page, look);
      }
      found.push(...(await findings(page, titleOf(look))));
    }
    await page?.close();
  }
  return found;
}

for (const person of people) {
  for (const visit of visitsOf(person)) {
    test(`axe finds nothing in any look: ${visit.id} as a ${person}`, async ({ browser }) => {
      const context = await contextOf(browser, visit);
      const found = await inEveryLook(
        () => context.newPage(),
        async (page) => {
          await openScreen(page, visit);
          await reachEnd(page, visit);
        },
      );
      await context.close();
      expect(found).toEqual([]);
    });
  }
}

for (const [name, overlay] of Object.entries(overlays)) {
  test(`axe finds nothing in any look: ${name}`, async ({ browser }) => {
    const { who } = overlay;
    const [home, scenario] =
      who === 'member' ? ['/member/dashboard', 'commercial-member'] : ['/member', 'visitor'];
    const found = await inEveryLook(
      // A context each: a clock that was moved on stays so.
      async () => (await contextOf(browser, { person: who, scenario })).newPage(),
      async (page) => {
        if (overlay.clock) await page.clock.install();
        await open(page, home);
        await overlay.open(page);
      },
      true,
    );
    expect(found).toEqual([]);
  });
}
