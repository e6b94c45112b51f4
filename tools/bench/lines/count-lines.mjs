import { execFileSync } from 'node:child_process';

// Counts lines of code by what they are for, at any commit:
//   node tools/bench/lines/count-lines.mjs [commit …]      (HEAD when none is named)
// Blank lines and comments count too. Texts are the *.text.ts files; generated files count as product.

const git = (...words) =>
  execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 28 }).trimEnd();

const isCode = (path) => /\.(ts|tsx|mjs|cjs|css)$/.test(path);

/** The first kind whose pattern a path matches. */
const kinds = [
  ['texts', /\.text\.ts$/],
  ['tests', /\.(test|e2e|sweep|contract)\.(ts|tsx|mjs)$|^apps\/portal-e2e\/|\/pact\//],
  [
    'harness',
    /^libs\/(testing|resilience)\/|^apps\/[^/]+\/(src\/)?(testing|faults)\/|^tools\/bench\/reliability\/|^tools\/operations\/(tries|drills)\/|^tools\/replay\/src\/testing\//,
  ],
  ['tools', /^tools\/|^[^/]+$/],
  ['product: portal', /^apps\/portal\//],
  ['product: BFF', /^apps\/bff\//],
  ['product: stand-ins', /^apps\/stand-ins\/|^libs\/scenarios\//],
  ['product: libraries', /^libs\//],
];

function linesAt(commit) {
  const totals = new Map(kinds.map(([kind]) => [kind, 0]));
  const rows = git('grep', '-c', '', commit, '--', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css');
  for (const row of rows.split('\n')) {
    const [, path, count] = /^[^:]+:(.+):(\d+)$/.exec(row) ?? [];
    if (!path || !isCode(path)) continue;
    const kind = kinds.find(([, pattern]) => pattern.test(path))?.[0];
    if (kind) totals.set(kind, totals.get(kind) + Number(count));
  }
  return totals;
}

const commits = process.argv.length > 2 ? process.argv.slice(2) : ['HEAD'];
const counted = commits.map(linesAt);
const names = [...kinds.map(([kind]) => kind)];
const product = (totals) =>
  names
    .filter((name) => name.startsWith('product'))
    .reduce((sum, name) => sum + totals.get(name), 0);
const row = (name, values) =>
  console.log(name.padEnd(22), ...values.map((v) => String(v).padStart(10)));
row(
  '',
  commits.map((commit) => git('rev-parse', '--short', commit)),
);
for (const name of names)
  row(
    name,
    counted.map((totals) => totals.get(name)),
  );
row('product, all', counted.map(product));
