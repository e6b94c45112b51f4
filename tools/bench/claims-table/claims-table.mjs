// Ten thousand claims in a real browser: how long sorting and opening a row take, against one frame.
import {
  medianBy,
  openClaims,
  pressTimes,
  signIn,
  threadClock,
  withPortalAndBrowser,
} from '../in-browser.mjs';
import { claimRows } from './claim-rows.mjs';

const count = Number(process.argv[2] ?? 10_000);
const frame = 1000 / 60;
const runs = 9;

const median = (values) => medianBy(values, (value) => value);

await withPortalAndBrowser(async (address, browser) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await signIn(context, address);
  const page = await openClaims(context, address, claimRows(count, new Date()));
  const cdp = await threadClock(page);
  console.log(`${count} claims; medians of ${runs}; one frame is ${frame.toFixed(1)} ms.`);
  for (const column of ['You paid', 'Drug', 'Service date', 'Status']) {
    await measure(page, cdp, `sort by ${column}`, `thead th:has-text("${column}") button`);
  }
  await measure(page, cdp, 'open or close a row', 'tbody tr:first-child .more');
});

/** Presses an element again and again; prints script time, and script, style and layout until the next frame. */
async function measure(page, cdp, name, selector) {
  const { script, all } = await pressTimes(page, cdp, selector, runs);
  const [scripting, total] = [median(script), median(all)];
  const verdict =
    scripting <= frame ? 'within one frame' : `${(scripting / frame).toFixed(1)} frames`;
  console.log(
    `${name.padEnd(24)} script ${ms(scripting)}, with style, layout and paint ${ms(total)}: ${verdict}`,
  );
}

function ms(value) {
  return `${value.toFixed(1).padStart(6)} ms`;
}
