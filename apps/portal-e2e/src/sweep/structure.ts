import { expect, type Locator, type Page } from '@playwright/test';

/** The roles that a person who cannot see a page moves by, and those of controls. */
const shown = new Set([
  ...['banner', 'navigation', 'main', 'contentinfo', 'region', 'form', 'search', 'complementary'],
  ...['heading', 'link', 'button', 'checkbox', 'radio', 'textbox', 'searchbox', 'spinbutton'],
  ...['combobox', 'listbox', 'slider', 'switch', 'tab', 'tablist', 'tabpanel', 'radiogroup'],
  ...['group', 'table', 'columnheader', 'img', 'dialog', 'alertdialog', 'alert', 'progressbar'],
]);

/**
 * A node of Playwright's snapshot with its name, or else its text: `link "Claims"`, `group: Member Info`. One whose
 * name has a colon is in quotes.
 */
const nodeOf = (line: string): string => {
  const text = line.trim().replace(/^- /, '');
  const node = /^'((?:[^']|'')*)'/.exec(text)?.[1]?.replaceAll("''", "'") ?? text;
  const named = /^\w+ "(?:[^"\\]|\\.)*"(?: \[[^\]]*\])*/.exec(node)?.[0];
  return named ?? node.replace(/:$/, '');
};

/** The lines of an outline that have a space before a punctuation mark. */
export const spacesBeforePunctuation = (outline: string): string[] =>
  outline.split('\n').filter((line) => / [,.;:!?)]/.test(line));

/** Landmarks, headings and controls with their names, each indented within what it is in. */
export async function outlineOf(part: Locator): Promise<string[]> {
  const around: number[] = [];
  const outline: string[] = [];
  for (const line of (await part.ariaSnapshot()).split('\n')) {
    const node = nodeOf(line);
    const indent = line.length - line.trimStart().length;
    while ((around.at(-1) ?? -1) >= indent) around.pop();
    if (!shown.has(node.replace(/\W.*/, ''))) continue;
    outline.push(`${'  '.repeat(around.length)}${node}`);
    around.push(indent);
  }
  return outline;
}

/** What the Tab key leads to within a part of the page, from its start on. */
export async function focusOrderOf(page: Page, part: string): Promise<string[]> {
  const order: string[] = [];
  const isWithin = () =>
    page.evaluate((name) => document.activeElement?.closest(name) !== null, part);
  // As the skip link does.
  await page.locator(part).evaluate((element) => {
    element.setAttribute('tabindex', '-1');
    element.focus();
  });
  for (let stop = 0; stop < 400; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await isWithin())) return order;
    // The button within a date field has no element of the page; the field around it has.
    const [first = ''] = (await page.locator(':focus-within').last().ariaSnapshot()).split('\n');
    order.push(nodeOf(first));
  }
  expect(order, `The Tab key never leaves ${part}.`).toEqual([]);
  return order;
}

/** The words of a page on paper, without those that say whose it is. */
export async function printedOf(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  return page.locator('main').evaluate((main: HTMLElement) => {
    for (const owner of main.querySelectorAll('.only-print')) owner.remove();
    return main.innerText.trim();
  });
}
