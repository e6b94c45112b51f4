// `node tools/bench/pharmacies/map-bytes.mjs`: the scripts and styles that Price a drug and the pharmacy finder add
// for a member, compressed with brotli 11; the finder without its map, which loads when it comes into view, and
// with it, and the pictures of the map as sent. BASE_URL measures a running portal. Ends with 1 when a screen adds
// more than 30 kB without the map, or when a part of the map came before it was in view.
import { added, kilobytes, knownFiles, verdict } from '../bytes/added.mjs';
import { watchFetches, withPortalAndBrowser } from '../in-browser.mjs';

const goal = 30_000;
/** So low that the map is below the list. */
const phone = { width: 360, height: 640 };

await withPortalAndBrowser(async (address, browser) => {
  const { context, known } = await knownFiles(browser, address, { viewport: phone });

  /** Opens a screen until what it is for is there: `since` has what came since it was last called. */
  const openScreen = async (path, shown) => {
    const page = await context.newPage();
    const counted = new Set(known);
    const fetched = watchFetches(page);
    await page.goto(address + path);
    await page.locator(shown).first().waitFor();
    await page.waitForLoadState('networkidle');
    const since = async () => {
      const { files, others } = await fetched();
      const tiles = others.filter((other) => other.url().includes('/maps/tiles/'));
      let tileBytes = 0;
      for (const tile of tiles) tileBytes += (await tile.body()).length;
      return { ...added(counted, files), tiles: tiles.length, tileBytes };
    };
    return { page, since };
  };
  const report = (name, { bytes, files }, more = '') =>
    console.log(`${name}: ${kilobytes(bytes)} br in ${files} own files${more}`);

  const prices = await openScreen('/member/price-a-drug?hsn=910000', 'main table');
  const priced = await prices.since();
  report('Price a drug with prices', priced, ` ${verdict(priced.bytes, goal)}`);
  await prices.page.close();

  const finder = await openScreen('/member/find-a-pharmacy', '#pharmacies-found');
  const without = await finder.since();
  report('Pharmacy finder without the map', without, ` ${verdict(without.bytes, goal)}`);
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
