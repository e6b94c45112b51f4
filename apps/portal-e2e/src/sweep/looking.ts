import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { openStarted, signIn } from '../member';
import { factors, type Look } from './combinations';
import type { Visit } from './visits';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Specification §1: the flag of the second theme. */
const secondTheme = 300;

type Who = 'visitor' | 'member';

/** A separate browser context for a visitor or a member, whose pages can be given any look. */
export async function lookingAs(who: Who, browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  if (who === 'member') {
    const page = await context.newPage();
    await signIn(page, 'commercial-member');
    await page.close();
  }
  return context;
}

const secondThemeOn = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const body = (await response.json()) as { readableFeatures: (number | string)[] };
  await route.fulfill({
    response,
    json: { ...body, readableFeatures: [...body.readableFeatures, secondTheme] },
  });
};

/** A page on which everything that is opened from now on has this look. */
export async function applyLook(page: Page, look: Look): Promise<void> {
  await applyWindow(page, look);
  await page.addInitScript(
    ([preference, size]) => {
      localStorage.setItem('languages', preference as string);
      localStorage.setItem('fontSize', size as string);
    },
    [look.language === 'es' ? 'es-es' : 'en-us', look.textSize],
  );
  await page.unroute('**/public/features*');
  if (look.theme === 'b') await page.route('**/public/features*', secondThemeOn);
}

async function applyWindow(
  page: Page,
  { width, height = 900, forcedColors = 'none', reducedMotion = 'reduce' }: Look,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ forcedColors, reducedMotion });
}

/** Ends when the portal has started with this look; until then a page has that of its first HTML. */
export async function waitForLook(page: Page, { language, textSize, theme }: Look): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', language);
  await expect(root).toHaveAttribute('data-theme', theme);
  await expect(root).toContainClass(textSize);
}

/** Opens a path and waits until the page is idle. */
export async function open(page: Page, path: string): Promise<void> {
  await openStarted(page, path);
  await atRest(page, path);
}

/** Opens the screen of a visit, and ends when it is there: it, and no other that a gate led to. */
export async function openScreen(page: Page, { path }: Visit): Promise<void> {
  await open(page, path);
  const { pathname } = new URL(page.url());
  expect(pathname, path).toBe(path.replace(/\?.*/, ''));
}

/** Ends when all that was on its way to a screen is there. */
export async function atRest(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  // Neither a skeleton nor a spinner: what was on its way is there.
  await expect(page.locator('.skel, .spinner'), path).toHaveCount(0);
}

/** Scrolls down to the footer, or to the end, so that what loads only when it is seen does. */
export async function reachEnd(page: Page, { path, hasFooter }: Visit): Promise<void> {
  const footer = page.getByRole('contentinfo');
  if (hasFooter) await expect(footer, path).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  if (hasFooter) await expect(footer, path).toBeInViewport();
  await settled(page);
}

/** Ends when nothing has changed on a page for a moment, and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise<void>((resolve) => {
      const end = () => (observer.disconnect(), resolve());
      let timer = setTimeout(end, 250);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(end, 250);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Gives an open page another size, text size, colors and motion; the rest of a look needs the page reloaded. */
export async function refit(page: Page, look: Look): Promise<void> {
  await applyWindow(page, look);
  await page.evaluate(
    ([sizes, size]) => {
      document.documentElement.classList.remove(...(sizes as readonly string[]));
      document.documentElement.classList.add(size as string);
    },
    [factors.textSize, look.textSize] as const,
  );
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

/** What axe finds on the whole page, contrast included, one text each; empty when all is well. */
export async function findings(page: Page, where: string): Promise<string[]> {
  // Once for each page: axe is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations, sideways } = await page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (what: Document, how: object) => Promise<{ violations: Violation[] }> };
    };
    const { violations: found } = await axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      violations: found.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
      })),
      sideways: scrollWidth - clientWidth,
    };
  }, tags);
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${where}: ${id}\n  ${html}\n  ${failureSummary}`),
    ),
    ...(sideways > 0 ? [`${where}: scrolls sideways by ${sideways} px`] : []),
  ];
}
