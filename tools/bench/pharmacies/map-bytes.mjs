// `node tools/bench/pharmacies/map-bytes.mjs`: the scripts and styles that Price a drug and the pharmacy finder add
// for a member, compressed with brotli 11; the finder without its map, which loads when it comes into view, and
// with it, and the pictures of the map as sent. BASE_URL measures a running portal. Ends with 1 when a screen adds
// more than 30 kB without the map, or when a part of the map came before it was in view.
import { brotliCompressSync } from 'node:zlib';
import { filesOf, signIn, withPortalAndBrowser } from '../in-browser.mjs';

const goal = 30_000;
/** A member page without calls to a service: every member page has at least its bytes. */
const plain = '/not-authorized';
/** So low that the map is below the list. */
const phone = { width: 360, height: 640 };

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const isFile = (response) => ['script', 'stylesheet'].includes(response.request().resourceType());
const isTile = (response) => response.url().includes('/maps/tiles/');

await withPortalAndBrowser(async (address, browser) => {
  const known = new Set((await filesOf(await browser.newContext(), `${address}/member`)).keys());
  const context = await browser.newContext({ viewport: phone });
  await signIn(context, address);
  for (const name of (await filesOf(context, address + plain)).keys()) known.add(name);

  /** Opens a screen until what it is for is there: `since` has what came since it was last called. */
  const openScreen = async (path, shown) => {
    const page = await context.newPage();
    let responses = [];
    const counted = new Set(known);
    page.on('response', (response) => responses.push(response));
    await page.goto(address + path);
    await page.locator(shown).first().waitFor();
    await page.waitForLoadState('networkidle');
    const since = async () => {
      const came = responses;
      responses = [];
      let [bytes, files, tileBytes] = [0, 0, 0];
      const tiles = came.filter(isTile);
      for (const tile of tiles) tileBytes += (await tile.body()).length;
      for (const response of came.filter(isFile)) {
        const { pathname } = new URL(response.url());
        if (counted.has(pathname)) continue;
        counted.add(pathname);
        bytes += brotliCompressSync(await response.body()).length;
        files += 1;
      }
      return { bytes, files, tiles: tiles.length, tileBytes };
    };
    return { page, since };
  };
  const report = (name, { bytes, files }, more = '') =>
    console.log(`${name}: ${kilobytes(bytes)} br in ${files} own files${more}`);
  const hold = (bytes) => {
    const verdict = bytes <= goal ? 'reached' : 'missed';
    if (bytes > goal) process.exitCode = 1;
    return ` (goal at most ${kilobytes(goal)}: ${verdict})`;
  };

  const prices = await openScreen('/member/price-a-drug?hsn=910000', 'main table');
  const priced = await prices.since();
  report('Price a drug with prices', priced, hold(priced.bytes));
  await prices.page.close();

  const finder = await openScreen('/member/find-a-pharmacy', '#pharmacies-found');
  const without = await finder.since();
  report('Pharmacy finder without the map', without, hold(without.bytes));
  if (without.tiles > 0) {
    console.log('The map came before it was in view.');
    process.exitCode = 1;
  }
  await finder.page.locator('#map').scrollIntoViewIfNeeded();
  await finder.page.locator('img.leaflet-tile-loaded').first().waitFor();
  await finder.page.waitForLoadState('networkidle');
  const map = await finder.since();
  const pictures = `, and ${map.tiles} pictures with ${kilobytes(map.tileBytes)} as sent`;
  report('Its map', map, pictures);
  const both = { bytes: without.bytes + map.bytes, files: without.files + map.files };
  report('Pharmacy finder with the map', both);
});
