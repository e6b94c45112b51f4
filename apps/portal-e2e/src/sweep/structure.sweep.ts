import { expect, type Page, test } from '@playwright/test';
import { contextOf } from './contexts';
import { applyLook, openScreen, reachEnd } from './looking';
import { focusOrderOf, outlineOf, printedOf, spacesBeforePunctuation } from './structure';
import { everyScreenOnce, visitsOf } from './visits';

// Renewed with `npm run test:accessibility -- structure --update-snapshots all`.
const look = { language: 'en', textSize: 'base', theme: 'a', width: 1280 } as const;

/** Sign-ins are listed with the real time of each, which no snapshot can hold. */
const withoutSignIns = (page: Page) =>
  page.route(/\/member\/api\/account\/(sessions|sign-ins)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Record<string, unknown[]>;
    const none = Object.fromEntries(Object.keys(body).map((key) => [key, []]));
    await route.fulfill({ response, json: none });
  });

const describe = async (page: Page, part: string) => [
  ...(await outlineOf(page.locator(part))),
  '',
  'Focus order:',
  ...(await focusOrderOf(page, part)),
  '',
];

for (const visit of everyScreenOnce('usual')) {
  test(`headings, landmarks, names and focus order are as they were: ${visit.id}`, async ({
    browser,
  }) => {
    const context = await contextOf(browser, visit);
    const page = await context.newPage();
    await applyLook(page, look);
    await withoutSignIns(page);
    await openScreen(page, visit);
    // Some parts show nothing until their answer is there, as the drugs on the dashboard.
    await page.waitForLoadState('networkidle');
    await reachEnd(page, visit);
    const text = [
      `${visit.path} (${visit.scenario}): ${await page.title()}`,
      '',
      ...(await describe(page, 'main')),
    ].join('\n');
    const printed = await printedOf(page);
    await context.close();
    expect(spacesBeforePunctuation(text)).toEqual([]);
    expect(printed.length, `On paper there is only: ${printed}`).toBeGreaterThan(60);
    expect(text).toMatchSnapshot(`${visit.id}.txt`);
  });
}

for (const person of ['visitor', 'member'] as const) {
  test(`the header and the footer of a ${person} are as they were`, async ({ browser }) => {
    const visit = visitsOf(person).find(({ id }) => id === 'search');
    if (!visit) throw new Error('No one sees the search.');
    const context = await contextOf(browser, visit);
    const page = await context.newPage();
    await applyLook(page, look);
    await openScreen(page, visit);
    await reachEnd(page, visit);
    const text = [
      ...(await describe(page, 'body > * header')),
      ...(await describe(page, 'body > * footer')),
    ].join('\n');
    await context.close();
    expect(spacesBeforePunctuation(text)).toEqual([]);
    expect(text).toMatchSnapshot(`shell-${person}.txt`);
  });
}
