// `node tools/bench/messages/message-times.mjs`: how long it takes to open, filter and mark all of 2,000 messages in
// a real browser, against sorting 10,000 claims in the same run. Ends with 1 above 1.5 times.
import { claimRows } from '../claims-table/claim-rows.mjs';
import {
  openClaims,
  pressTimes,
  signIn,
  threadClock,
  timeOf,
  withPortalAndBrowser,
} from '../in-browser.mjs';

const claims = 10_000;
const runs = 20;
const goal = 1.5;

async function repeat(count, measure) {
  const times = [];
  for (let run = 0; run < count; run += 1) times.push(await measure(run));
  return { script: times.map(({ script }) => script), all: times.map(({ all }) => all) };
}

const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1];

await withPortalAndBrowser(async (address, browser) => {
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ viewport });
  await signIn(context, address, 'messages-many');
  const page = await context.newPage();
  await page.goto(`${address}/member/message-center?tab=letters`);
  await page.locator('.inbox a').first().waitFor();
  const older = page.locator('.inbox-card .prov button');
  while (await older.isVisible()) await older.click();
  const messages = await threadClock(page);
  // Each run opens another row, and with what the service answers.
  const opened = await repeat(runs, () => timeOf(page, messages, '.inbox a:not([aria-current])'));
  const show = '.inbox-filters select';
  const filter = await repeat(runs, (run) =>
    timeOf(page, messages, show, run % 2 ? 'all' : 'unread'),
  );
  // The services' stand-in forgets nothing, so that it is not told: the same messages are unread each time.
  await page.route(/notifications\/(marks|other\/read)/, (route) =>
    route.fulfill({ json: { marked: 500, markedRead: 500 } }),
  );
  const marked = await repeat(runs / 2, async () => {
    await page.goto(`${address}/member/message-center?tab=other`);
    await page.locator('.inbox-card .between button').waitFor();
    return timeOf(page, await threadClock(page), '.inbox-card .between button');
  });
  await page.close();

  const table = await openClaims(context, address, claimRows(claims, new Date()));
  const column = 'thead th:has-text("You paid") button';
  const sort = await pressTimes(table, await threadClock(table), column, runs);

  const report = (name, { script, all }) => {
    const figures = [percentile(script, 0.5), percentile(script, 0.95), percentile(all, 0.5)];
    const [p50, p95, whole] = figures.map((value) => value.toFixed(1).padStart(6));
    console.log(
      `${name.padEnd(34)} script p50 ${p50} ms, p95 ${p95} ms; with layout p50 ${whole} ms`,
    );
  };
  const measured = {
    'open a message': opened,
    'filter by unread': filter,
    'mark all read': marked,
  };
  for (const [name, times] of Object.entries(measured)) report(name, times);
  report(`sort ${claims} claims`, sort);
  for (const [name, times] of Object.entries(measured)) {
    for (const share of [0.5, 0.95]) {
      const ratio = percentile(times.script, share) / percentile(sort.script, share);
      const verdict = ratio <= goal ? 'reached' : 'missed';
      console.log(
        `${name}, p${share * 100}: ${ratio.toFixed(2)} times the sorting (goal at most ${goal}: ${verdict})`,
      );
      if (ratio > goal) process.exitCode = 1;
    }
  }
});
