// `node tools/bench/bytes/route-bytes.mjs [path …]`: the scripts and styles that a route adds to those of
// the first page and to those that a member has on every page, as a browser fetches them, compressed with
// brotli 11. BASE_URL measures a running portal. Ends with 1 when a route adds more than 30 kB.
import { brotliCompressSync } from 'node:zlib';
import { filesOf, signIn, withPortalAndBrowser } from '../in-browser.mjs';

const goal = 30_000;
/** A member page without calls to a service: every member page has at least its bytes. */
const plain = '/not-authorized';
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
  const first = await filesOf(await browser.newContext(), `${address}/member`);
  const context = await browser.newContext();
  await signIn(context, address);
  for (const [name, body] of await filesOf(context, address + plain)) first.set(name, body);
  for (const path of paths) {
    const added = [...(await filesOf(context, address + path))].filter(
      ([name]) => !first.has(name),
    );
    const bytes = added.reduce((sum, [, body]) => sum + brotliCompressSync(body).length, 0);
    const verdict = bytes <= goal ? 'reached' : 'missed';
    console.log(
      `${path}: ${(bytes / 1000).toFixed(1)} kB br in ${added.length} own files ` +
        `(goal at most ${goal / 1000} kB: ${verdict})`,
    );
    if (bytes > goal) process.exitCode = 1;
  }
});
