import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { signIn } from '../member';
import type { Look } from './combinations';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Specification §1: the flag of the second theme. */
const secondTheme = 300;

type Who = 'visitor' | 'member';

/** A browser of its own for a visitor or a member, whose pages can be given any look. */
export async function lookingAs(who: Who, browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  if (who === 'member') {
    const page = await context.newPage();
    await signIn(page, 'commercial-member');
    await page.close();
  }
  return context;
}

/** A page on which everything that is opened from now on has this look. */
export async function dress(page: Page, { language, textSize, theme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(
    ([preference, size]) => {
      localStorage.setItem('languages', preference as string);
      localStorage.setItem('fontSize', size as string);
    },
    [language === 'es' ? 'es-es' : 'en-us', textSize],
  );
  await page.unroute('**/public/features*');
  if (theme === 'a') return;
  await page.route('**/public/features*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { readableFeatures: (number | string)[] };
    await route.fulfill({
      response,
      json: { ...body, readableFeatures: [...body.readableFeatures, secondTheme] },
    });
  });
}

/** Opens an address and waits until it rests. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  // Neither a skeleton nor a spinner: what was on its way is there.
  await expect(page.locator('.skel, .spinner'), path).toHaveCount(0);
}

/** What axe finds on the whole page, contrast included, one text each; empty when all is well. */
export async function findings(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${where}: ${id}\n  ${html}\n  ${failureSummary}`),
    ),
    ...(sideways > 0 ? [`${where}: scrolls sideways by ${sideways} px`] : []),
  ];
}
