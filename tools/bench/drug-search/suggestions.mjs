// `node tools/bench/drug-search/suggestions.mjs`: how long the suggestions of the drug search take, at the BFF
// (one call after the other) and in a browser, from the key press to the list. BASE_URL measures a running
// portal. Figures only: there is no goal.
import { withPortalAndBrowser } from '../in-browser.mjs';
import { percentile } from '@portal/resilience/statistics';

const names = ['ator', 'metf', 'lisin', 'glyv', 'atorvastatina', 'omeprazl', 'insulin', 'levo'];
const rounds = 40;

const say = (what, times) => {
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1));
  console.log(`${what}: p50 ${p50} ms, p95 ${p95} ms of ${times.length}`);
};

async function timeCalls(address) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const from = performance.now();
      const answer = await fetch(`${address}/drugservice/api/drug?drugName=${name}`, {
        headers: { 'x-csrf': '1' },
      });
      if (!answer.ok) throw new Error(`The search answered ${answer.status}.`);
      await answer.text();
      times.push(performance.now() - from);
    }
  }
  return times;
}

async function timeTyping(address, browser) {
  const page = await browser.newPage();
  await page.goto(`${address}/member/price-a-drug`);
  const field = page.getByRole('combobox').first();
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const name = names[round % names.length];
    await field.fill('');
    await field.pressSequentially(name.slice(0, -1));
    await page.getByRole('option').first().waitFor();
    times.push(
      await page.evaluate(async (letter) => {
        const input = document.querySelector('[role=combobox]');
        const listOf = () => document.querySelector('[role=listbox]');
        // The browser lists 250 of them, then no more.
        performance.clearResourceTimings();
        const from = performance.now();
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
        set.call(input, input.value + letter);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const isAnswered = () => performance.getEntriesByType('resource').length > 0;
        while (!isAnswered() || !listOf()?.querySelector('[role=option]')) {
          await new Promise((done) => requestAnimationFrame(done));
          if (performance.now() - from > 10_000) throw new Error('No suggestion came.');
        }
        return performance.now() - from;
      }, name.at(-1)),
    );
  }
  await page.close();
  return times;
}

await withPortalAndBrowser(async (address, browser) => {
  await timeCalls(address);
  say('Suggestions at the BFF', await timeCalls(address));
  say('Suggestions in the browser, from key press to list', await timeTyping(address, browser));
});
