// `node tools/bench/bytes/checkout-bytes.mjs`: what each page of an order adds for a member who goes through the
// checkout: scripts and styles, compressed with brotli 11, and the calls with their bodies both ways as sent.
// A page counts what comes from the press that leads to it until its heading and its data are there and the network
// rests. BASE_URL measures a running portal. Ends with 1 when a page adds scripts and styles of more than 30 kB.
import { brotliCompressSync } from 'node:zlib';
import { filesOf, signIn, withPortalAndBrowser } from '../in-browser.mjs';

const goal = 30_000;
/** A member page without calls to a service: every member page has at least its bytes. */
const plain = '/not-authorized';

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

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const isFile = (response) => ['script', 'stylesheet'].includes(response.request().resourceType());
const isCall = (response) => ['xhr', 'fetch'].includes(response.request().resourceType());

/** Bytes of the bodies of a call, both ways. */
async function bodiesOf(response) {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return body.length + (response.request().postDataBuffer()?.length ?? 0);
}

await withPortalAndBrowser(async (address, browser) => {
  const known = new Set((await filesOf(await browser.newContext(), `${address}/member`)).keys());
  const context = await browser.newContext();
  await signIn(context, address);
  for (const name of (await filesOf(context, address + plain)).keys()) known.add(name);

  const page = await context.newPage();
  let responses = [];
  page.on('response', (response) => responses.push(response));
  for (const [name, go] of Object.entries(pages)) {
    responses = [];
    await go(page, address);
    const [heading, content] = arrivals[name];
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.locator(`main ${content}`).first().waitFor();
    // What a page asks for after it is shown, such as its draft, belongs to it.
    await page.waitForLoadState('networkidle');
    const files = new Map();
    for (const response of responses.filter(isFile)) {
      const { pathname } = new URL(response.url());
      if (!known.has(pathname))
        files.set(pathname, brotliCompressSync(await response.body()).length);
      known.add(pathname);
    }
    const calls = responses.filter(isCall);
    const bodies = await Promise.all(calls.map(bodiesOf));
    const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
    const bytes = sum([...files.values()]);
    console.log(
      `${name}: ${kilobytes(bytes)} br in ${files.size} own files, ` +
        `${calls.length} calls with ${kilobytes(sum(bodies))}`,
    );
    if (bytes > goal) process.exitCode = 1;
  }
});
