// `node tools/bench/lists/long-lists.mjs [words]`: how long it takes a browser to open long lists, and to sort, filter and
// open in them, against the same run's table of 10,000 claims: opening a list against opening that table, everything
// else against sorting it. Only lists whose name holds the words, with the claims. Ends with 1 above 1.5 times.
import { signIn, threadClock, timeOf, withPortalAndBrowser } from '../in-browser.mjs';
import { percentile } from '@portal/resilience/statistics';
import { lists, opening } from './lists.mjs';

const runs = 20;
const goal = 1.5;
const frame = 1000 / 60;
const words = process.argv[2] ?? '';

async function open(context, address, { path, lengthen, first, prepare }) {
  const page = await context.newPage();
  await lengthen(page);
  await page.goto(`${address}${path}`);
  await page.locator(first).first().waitFor();
  await prepare?.(page);
  return page;
}

/** Milliseconds of script, and of script, style and layout, of each run of an action; two runs go before. */
async function measure(context, address, list, [, selector, values]) {
  const times = [];
  let page = await open(context, address, list);
  for (let run = -2; run < runs; run += 1) {
    if (list.again && run > -2) {
      await page.close();
      page = await open(context, address, list);
    }
    await page.locator(selector).first().waitFor({ state: 'attached' });
    const clock = await threadClock(page);
    const time = await timeOf(page, clock, selector, {
      value: values?.[Math.abs(run) % 2],
      until: list.until,
      answered: list.answered,
    });
    await clock.detach();
    if (run >= 0) times.push(time);
  }
  await page.close();
  return { script: times.map(({ script }) => script), all: times.map(({ all }) => all) };
}

await withPortalAndBrowser(async (address, browser) => {
  const references = new Map();
  for (const list of lists) {
    if (!list.reference && !list.name.includes(words)) continue;
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await signIn(context, address, list.username);
    for (const action of list.actions) {
      const { script, all } = await measure(context, address, list, action);
      if (list.reference && action === list.actions[0]) references.set(list.reference, script);
      const comparedWith = action[0] === opening ? 'opening' : 'sorting';
      report(`${list.name}: ${action[0]}`, script, all, {
        comparedWith,
        reference: references.get(comparedWith),
      });
    }
    await context.close();
  }
});

function report(name, script, all, { comparedWith, reference }) {
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(script, share));
  const ratios = [p50 / percentile(reference, 0.5), p95 / percentile(reference, 0.95)];
  const isMissed = ratios.some((ratio) => ratio > goal);
  if (isMissed) process.exitCode = 1;
  console.log(
    `${name.padEnd(44)} script p50 ${ms(p50)}, p95 ${ms(p95)} ms; with layout p50 ${ms(percentile(all, 0.5))} ms; ` +
      `${ratios.map((ratio) => ratio.toFixed(2)).join(' and ')} of ${comparedWith} the claims (goal ${goal}: ` +
      `${isMissed ? 'missed' : 'reached'}); ${(p50 / frame).toFixed(1)} frames`,
  );
}

function ms(value) {
  return value.toFixed(1).padStart(6);
}
