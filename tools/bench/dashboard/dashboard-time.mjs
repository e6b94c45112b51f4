// `node tools/bench/dashboard/dashboard-time.mjs [delay in ms]`: how long a member's dashboard takes from the
// navigation to the last card, against its slowest single call; first as it is, then with every call of a
// card held back. Cards that wait for one another would take several times the delay. BASE_URL measures a
// running portal. Ends with 1 when the cards take more than one delay and what the page takes by itself.
import { signIn, withPortalAndBrowser } from '../in-browser.mjs';

const delay = Number(process.argv[2] ?? 600);
const runs = 5;
/** The time that the cards may add to the slowest call, as a share of the delay. */
const allowance = 0.5;

/** The calls of the dashboard's cards, by a part of their path. */
const cardCalls =
  /benefits\/(balance|summary)|accums\/tds|claimhistory|mailorder\/|healthinformation|defaultpharmacy|member\/api\/drafts/;

/** Opens the dashboard in a new page: ms from the navigation to the last card, and the calls of the cards. */
async function load(context, address, holdBack) {
  const page = await context.newPage();
  if (holdBack > 0) {
    await page.route(cardCalls, async (route) => {
      await new Promise((done) => setTimeout(done, holdBack));
      await route.continue();
    });
  }
  await page.goto(`${address}/member/dashboard`, { waitUntil: 'commit' });
  const found = await page.evaluate(async () => {
    const settled = () =>
      document.querySelectorAll('main .card').length > 5 && !document.querySelector('main .skel');
    while (!settled()) await new Promise((done) => requestAnimationFrame(done));
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ initiatorType }) => initiatorType === 'fetch')
      .map(({ name, startTime, duration }) => ({
        path: new URL(name).pathname,
        startTime,
        duration,
      }));
    return { all: performance.now(), calls };
  });
  await page.close();
  const calls = found.calls.filter(({ path }) => cardCalls.test(path));
  const first = Math.min(...calls.map(({ startTime }) => startTime));
  const slowest = calls.reduce((a, b) => (b.duration > a.duration ? b : a));
  return { all: found.all, first, cards: found.all - first, slowest, count: calls.length };
}

/** The run in the middle of several. */
async function measure(context, address, holdBack) {
  const results = [];
  await load(context, address, holdBack);
  for (let run = 0; run < runs; run += 1) results.push(await load(context, address, holdBack));
  return results.sort((a, b) => a.cards - b.cards)[Math.floor(runs / 2)];
}

function print(name, { all, first, cards, slowest, count }) {
  console.log(
    `${name}: all cards after ${all.toFixed(0)} ms; their ${count} calls begin at ${first.toFixed(0)} ms and take ` +
      `${cards.toFixed(0)} ms together, the slowest alone ${slowest.duration.toFixed(0)} ms: ` +
      `${(cards / slowest.duration).toFixed(2)} of it`,
  );
}

await withPortalAndBrowser(async (address, browser) => {
  const context = await browser.newContext();
  await signIn(context, address);
  const plain = await measure(context, address, 0);
  print('as it is', plain);
  const held = await measure(context, address, delay);
  print(`each call held back ${delay} ms`, held);
  const added = held.cards - plain.cards;
  const most = delay * (1 + allowance);
  const reached = added <= most;
  console.log(
    `holding back added ${added.toFixed(0)} ms (goal at most ${most.toFixed(0)}: ${reached ? 'reached' : 'missed'}); ` +
      `one after the other it would be ${(delay * held.count).toFixed(0)} ms`,
  );
  if (!reached) process.exitCode = 1;
});
