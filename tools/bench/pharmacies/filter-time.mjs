// `node tools/bench/pharmacies/filter-time.mjs [pharmacies]`: how long a filter of the pharmacy finder takes with
// 2,000 pharmacies in a real browser, against sorting 10,000 claims in the same run. Ends with 1 above 1.5 times.
import { claimRows } from '../claims-table/claim-rows.mjs';
import {
  openClaims,
  pressTimes,
  signIn,
  threadClock,
  withPortalAndBrowser,
} from '../in-browser.mjs';

const count = Number(process.argv[2] ?? 2000);
const claims = 10_000;
const runs = 40;
const goal = 1.5;

const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1];

const pharmacies = Array.from({ length: count }, (_, index) => ({
  npi: String(2_000_000_000 + index),
  name: `Invented pharmacy ${(index * 37) % 400}`,
  kind: 'retail',
  street: `${index} Invented Street`,
  city: 'Sampleville',
  state: 'MN',
  zip: '55000',
  phone: '1-612-555-0100',
  inNetwork: index % 9 !== 0,
  isPreferred: index % 3 === 0,
  timeZone: index % 2 ? 'America/Chicago' : 'America/New_York',
  hours: [{ from: 1, to: 6, opens: '08:00', closes: index % 5 ? '21:00' : '24:00' }],
  givesVaccines: index % 2 === 0,
  delivers: index % 4 === 0,
  fills90Days: true,
  languages: ['en'],
  latitude: 44.9778 + ((index % 50) - 25) / 1000,
  longitude: -93.265 + (Math.floor(index / 50) - 20) / 1000,
}));
const response = {
  pharmacyList: { pharmacy: pharmacies },
  searchArea: {
    ...{ place: 'found', city: 'Sampleville', state: 'MN', zip: '55000', total: count },
    ...{ latitude: 44.9778, longitude: -93.265 },
  },
};

await withPortalAndBrowser(async (address, browser) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await signIn(context, address);
  const page = await context.newPage();
  await page.route(/pharmacyservice\/api\/pharmacy\?/, (route) =>
    route.fulfill({ json: response }),
  );
  await page.goto(`${address}/member/find-a-pharmacy`);
  await page.locator('.finder-pin').first().waitFor();
  const finder = await threadClock(page);
  const filter = await pressTimes(page, finder, 'button.chip:has-text("Vaccines")', runs);
  const open = await pressTimes(page, finder, 'button.chip:has-text("Open now")', runs);
  await page.close();

  const table = await openClaims(context, address, claimRows(claims, new Date()));
  const column = 'thead th:has-text("You paid") button';
  const sort = await pressTimes(table, await threadClock(table), column, runs);

  const report = (name, { script, all }) => {
    const figures = [percentile(script, 0.5), percentile(script, 0.95), percentile(all, 0.5)];
    const [p50, p95, whole] = figures.map((value) => value.toFixed(1).padStart(6));
    console.log(
      `${name.padEnd(44)} script p50 ${p50} ms, p95 ${p95} ms; with layout p50 ${whole} ms`,
    );
  };
  report(`filter ${count} pharmacies by an attribute`, filter);
  report(`filter ${count} pharmacies by open now`, open);
  report(`sort ${claims} claims`, sort);
  for (const [name, share] of [
    ['p50', 0.5],
    ['p95', 0.95],
  ]) {
    const times = percentile(filter.script, share) / percentile(sort.script, share);
    const verdict = times <= goal ? 'reached' : 'missed';
    console.log(
      `${name}: ${times.toFixed(2)} times the sorting (goal at most ${goal}: ${verdict})`,
    );
    if (times > goal) process.exitCode = 1;
  }
});
