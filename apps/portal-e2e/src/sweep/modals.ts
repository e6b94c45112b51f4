import { expect, type Locator, type Page } from '@playwright/test';

export interface Overlay {
  who: 'visitor' | 'member';
  /** Needs a clock that can be moved on. */
  clock?: true;
  /** One of small screens is no menu of large ones: it has to be opened for each. */
  menu?: true;
  open: (page: Page) => Promise<void>;
}

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const dialog = (page: Page) => page.locator('dialog[open]');

/** The header on larger screens, the side menu on small ones; the menu is opened for that. */
async function menuOf(page: Page): Promise<Locator> {
  if (!isNarrow(page)) return page.getByRole('banner');
  await page.getByRole('button', { name: /^Men[uú]/ }).click();
  return dialog(page);
}

async function openMenu(page: Page): Promise<void> {
  const menu = await menuOf(page);
  await menu.locator('summary:visible').first().click();
  await expect(menu.locator('details[open] a').first()).toBeVisible();
}

/** Chooses an entry that opens a modal, wherever in the menu it stands. */
async function chooseEntry(page: Page, name: RegExp): Promise<void> {
  const menu = await menuOf(page);
  const entry = menu.getByRole('button', { name }).filter({ visible: true }).first();
  // A list of what is there does not wait: the menu has to be.
  await expect(menu.locator('summary:visible').first()).toBeVisible();
  for (const group of await menu.locator('summary:visible').all()) {
    if (await entry.isVisible()) break;
    await group.click();
  }
  await entry.click();
  await expect(page.locator('dialog.modal[open]')).toBeVisible();
}

/** Everything that can cover a page, and how a user opens it. */
export const overlays: Readonly<Record<string, Overlay>> = {
  'the menu of members': { who: 'member', menu: true, open: openMenu },
  'the menu of visitors': { who: 'visitor', menu: true, open: openMenu },
  'leaving the site': {
    who: 'visitor',
    open: async (page) => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /LinkedIn/ })
        .click();
      await expect(page.locator('dialog.modal[open]')).toContainText('linkedin.example');
    },
  },
  'the ID card': {
    who: 'member',
    open: async (page) => {
      await chooseEntry(page, /^(View ID card|Ver (la )?tarjeta)/);
      await expect(page.locator('.idcard').first()).toBeVisible();
    },
  },
  'the wallet': { who: 'member', open: (page) => chooseEntry(page, /^(Wallet|Billetera)/) },
  'the survey': { who: 'visitor', open: (page) => chooseEntry(page, /^(Survey|Encuesta)/) },
  'the idle warning': {
    who: 'member',
    clock: true,
    open: async (page) => {
      await page.clock.fastForward(870_000);
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
};
