// Ten thousand claims in a real browser: how long sorting and opening a row take, against one frame.
import { medianBy, signIn, withPortalAndBrowser } from '../in-browser.mjs';
import { claimRows } from './claim-rows.mjs';

const count = Number(process.argv[2] ?? 10_000);
const frame = 1000 / 60;
const runs = 9;

const median = (values) => medianBy(values, (value) => value);

await withPortalAndBrowser(async (address, browser) => {
  const page = await openClaims(browser, address);
  const cdp = await page.context().newCDPSession(page);
  // Processor time of the page's own thread, so that what else the machine does is not counted.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  console.log(`${count} claims; medians of ${runs}; one frame is ${frame.toFixed(1)} ms.`);
  for (const column of ['You paid', 'Drug', 'Service date', 'Status']) {
    await measure(page, cdp, `sort by ${column}`, `thead th:has-text("${column}") button`);
  }
  await measure(page, cdp, 'open or close a row', 'tbody tr:first-child .more');
});

/** The claims screen of a signed-in member, with the requested number of claims. */
async function openClaims(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await signIn(context, address);
  const page = await context.newPage();
  await page.route(/claimhistory\/claims\/\d/, (route) =>
    route.fulfill({ json: { claimsHistory: { claim: claimRows(count, new Date()) } } }),
  );
  await page.goto(`${address}/member/claims`);
  await page.locator('.more').first().waitFor();
  return page;
}

/** Presses an element again and again; prints script time, and script, style and layout until the next frame. */
async function measure(page, cdp, name, selector) {
  const script = [];
  const all = [];
  for (let run = -2; run < runs; run += 1) {
    const before = await metrics(cdp);
    await page
      .locator(selector)
      .first()
      .evaluate(async (element) => {
        element.click();
        const view = element.ownerDocument.defaultView;
        await new Promise((done) => view.requestAnimationFrame(() => setTimeout(done)));
      });
    const after = await metrics(cdp);
    if (run < 0) continue;
    script.push(after.ScriptDuration - before.ScriptDuration);
    all.push(after.TaskDuration - before.TaskDuration);
    await page.waitForTimeout(50);
  }
  const [scripting, total] = [median(script), median(all)];
  const verdict =
    scripting <= frame ? 'within one frame' : `${(scripting / frame).toFixed(1)} frames`;
  console.log(
    `${name.padEnd(24)} script ${ms(scripting)}, with style, layout and paint ${ms(total)}: ${verdict}`,
  );
}

async function metrics(cdp) {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value * 1000]));
}

function ms(value) {
  return `${value.toFixed(1).padStart(6)} ms`;
}
