// `node tools/bench/bytes/form-bytes.mjs`: what the first form that a visitor opens adds to the portal, and each
// further one: the scripts and styles that it alone loads, compressed with brotli 11. Each is opened at its first step, in the
// order below. BASE_URL measures a running portal. Ends with 1 when a further form adds more than 12 kB.
import { brotliCompressSync } from 'node:zlib';
import { filesOf, withPortalAndBrowser } from '../in-browser.mjs';

const goal = 12_000;
/** A page without a form: every page has at least its bytes. */
const plain = '/not-authorized';

const forms = [
  '/member/drug-claims-form',
  '/member/ccp-prior-auth',
  '/member/healthykids-prior-auth',
  '/member/drug-exception',
  '/member/drug-error-report-form',
  '/accessibility',
  '/member/contact',
];

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

await withPortalAndBrowser(async (address, browser) => {
  const context = await browser.newContext();
  const known = new Set((await filesOf(context, `${address}/member`)).keys());
  for (const name of (await filesOf(context, address + plain)).keys()) known.add(name);
  for (const [index, path] of forms.entries()) {
    let bytes = 0;
    let own = 0;
    for (const [name, body] of await filesOf(context, address + path)) {
      if (known.has(name)) continue;
      known.add(name);
      bytes += brotliCompressSync(body).length;
      own += 1;
    }
    console.log(`${path}: ${kilobytes(bytes)} br in ${own} files`);
    if (index > 0 && bytes > goal) process.exitCode = 1;
  }
});
