// `node tools/bench/bytes/route-bytes.mjs [path …]`: the scripts and styles that a route adds to those of
// the first page and to those that a member has on every page, as a browser fetches them, compressed with
// brotli 11. BASE_URL measures a running portal. Ends with 1 when a route adds more than 30 kB.
import { filesOf, withPortalAndBrowser } from '../in-browser.mjs';
import { added, kilobytes, knownFiles, verdict } from './added.mjs';

const goal = 30_000;
const usual = [
  '/member/dashboard',
  '/member/claims',
  '/member/healthcarebalances',
  '/member/benefits',
  '/member/account-balance',
  '/payments',
];
const paths = process.argv.length > 2 ? process.argv.slice(2) : usual;

await withPortalAndBrowser(async (address, browser) => {
  const { context, known } = await knownFiles(browser, address);
  for (const path of paths) {
    const { bytes, files } = added(new Set(known), await filesOf(context, address + path));
    console.log(`${path}: ${kilobytes(bytes)} br in ${files} own files ${verdict(bytes, goal)}`);
  }
});
