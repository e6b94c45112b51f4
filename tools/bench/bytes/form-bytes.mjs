// `node tools/bench/bytes/form-bytes.mjs`: what the first form that a visitor opens adds to the portal, and each
// further one: the scripts and styles that it alone loads, compressed with brotli 11. Each is opened at its first step, in the
// order below. BASE_URL measures a running portal. Ends with 1 when a further form adds more than 12 kB.
import { filesOf, withPortalAndBrowser } from '../in-browser.mjs';
import { added, kilobytes, knownFiles, verdict } from './added.mjs';

const goal = 12_000;

const forms = [
  '/member/drug-claims-form',
  '/member/ccp-prior-auth',
  '/member/healthykids-prior-auth',
  '/member/drug-exception',
  '/member/drug-error-report-form',
  '/accessibility',
  '/member/contact',
];

await withPortalAndBrowser(async (address, browser) => {
  const { context, known } = await knownFiles(browser, address, { visitor: true });
  for (const [index, path] of forms.entries()) {
    const { bytes, files } = added(known, await filesOf(context, address + path));
    const held = index > 0 ? ` ${verdict(bytes, goal)}` : '';
    console.log(`${path}: ${kilobytes(bytes)} br in ${files} files${held}`);
  }
});
