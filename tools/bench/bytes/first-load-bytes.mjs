// Scripts and styles that a browser fetches for the first page, against the mandated frameworks alone.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesOf, root, withPortalAndBrowser } from '../in-browser.mjs';
import { baselines, buildFrameworks } from './frameworks.mjs';

const path = process.argv[2] ?? '/member';
const goal = 1.45;

const gz = (body) => gzipSync(body, { level: 9 }).length;
const br = (body) => brotliCompressSync(body).length;
const total = (bodies, size) => bodies.reduce((sum, body) => sum + size(body), 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

await withPortalAndBrowser(async (address, browser) => {
  const files = await filesOf(await browser.newContext(), address + path);
  for (const [name, body] of files) console.log(`${kB(gz(body))} gz ${kB(br(body))} br  ${name}`);
  const page = [...files.values()];
  for (const baseline of Object.keys(baselines)) {
    const frameworks = await buildFrameworks(root, baseline);
    for (const [name, size] of Object.entries({ gz, br })) {
      const [ours, theirs] = [total(page, size), total(frameworks, size)];
      const ratio = ours / theirs;
      console.log(
        `${path} ${name}: ${kB(ours)}, frameworks with ${baseline} ${kB(theirs)}, ratio ${ratio.toFixed(3)} ` +
          `(goal at most ${goal}: ${ratio <= goal ? 'reached' : 'missed'})`,
      );
      if (ratio > goal) process.exitCode = 1;
    }
  }
});
