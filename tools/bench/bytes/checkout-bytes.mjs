// `node tools/bench/bytes/checkout-bytes.mjs`: what each page of an order adds for a member who goes through the
// checkout: scripts and styles, compressed with brotli 11, and the calls with their bodies both ways as sent.
// A page counts what comes from the press that leads to it until its heading and its data are there and the network
// rests. BASE_URL measures a running portal. Ends with 1 when a page adds scripts and styles of more than 30 kB.
import { watchFetches, withPortalAndBrowser } from '../in-browser.mjs';
import { added, kilobytes, knownFiles, verdict } from './added.mjs';

const goal = 30_000;

/** The heading of each page, and what is on it once its data is there. */
const arrivals = {
  refills: ['Home delivery', '.refill input'],
  medicines: ['What do you want to order?', 'input[type=radio]'],
  health: ['Is your health information right?', 'input[type=checkbox]'],
  shipping: ['Where should it go?', 'input[name=address]'],
  payment: ['How do you want to pay?', 'input[name=payment]'],
  review: ['Check your order', 'table'],
  result: [/^\d medicines? (is|are) ordered$/, '.mail-row'],
};

/** The pages of an order, each with what a member presses to get there. */
const pages = {
  refills: (page, address) => page.goto(`${address}/member/mail-order`),
  medicines: async (page) => {
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('button', { name: /^Order \d refills?$/ }).click();
  },
  health: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  shipping: async (page) => {
    await page.getByRole('checkbox', { name: 'This is right and complete' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
  },
  payment: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  review: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  result: async (page) => {
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await page.getByRole('button', { name: /^Place order/ }).click();
  },
};

await withPortalAndBrowser(async (address, browser) => {
  const { context, known } = await knownFiles(browser, address);
  const page = await context.newPage();
  const since = watchFetches(page);
  for (const [name, go] of Object.entries(pages)) {
    await go(page, address);
    const [heading, content] = arrivals[name];
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.locator(`main ${content}`).first().waitFor();
    // What a page asks for after it is shown, such as its draft, belongs to it.
    await page.waitForLoadState('networkidle');
    const came = await since();
    const { bytes, files } = added(known, came.files);
    const sent = came.calls.reduce((sum, call) => sum + call.bytes, 0);
    console.log(
      `${name}: ${kilobytes(bytes)} br in ${files} own files ${verdict(bytes, goal)}, ` +
        `${came.calls.length} calls with ${kilobytes(sent)}`,
    );
  }
});
