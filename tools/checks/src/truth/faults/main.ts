// `npm run test:truth:faults [-- WORDS…]`: plants one mistake at a time in a copy of the repository, plays the scenario
// that shows it, and prints which contradiction finds it; of the faults with one of the words in file or meaning, or of
// all. Ends with 1 where one is missed that must be found, and where one is found that the table calls missed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../../../recipes/copy-repository.mjs';
import { worldName } from '../plays';
import type { Contradiction } from '../statements';
import type { Fault } from './fault';
import { faults } from './table';

/** So many copies play at once. */
const copyCount = 2;

const children = new Set<number>();
const copies: string[] = [];
function cleanUp(): void {
  for (const group of children) process.kill(-group);
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    cleanUp();
    process.exit(130);
  });
}

/** What is found in a copy, a line each; null where the play fails. */
async function play(copy: string, fault: Fault) {
  const { acting, language, prices } = fault;
  const [out, found] = ['statements.jsonl', 'found.json'].map((name) => join(copy, '.nx', name));
  rmSync(found!, { force: true });
  const child = spawn(
    process.execPath,
    [
      ...['node_modules/tsx/dist/cli.mjs', 'tools/checks/src/truth/main.ts', worldName(fault)],
      ...['--languages', language ?? 'en', '--out', out!, '--found', found!],
      ...(prices ? [] : ['--no-prices']),
      ...(acting ? ['--acting'] : []),
    ],
    // In a separate group, which ends as a whole.
    { cwd: copy, stdio: 'ignore', detached: true },
  );
  children.add(child.pid!);
  await new Promise((resolve) => child.once('exit', resolve));
  children.delete(child.pid!);
  if (!existsSync(found!)) return null;
  return (JSON.parse(readFileSync(found!, 'utf8')) as Contradiction[]).map(
    ({ kind, text }) => `${kind}: ${text.split('\n')[0]}`,
  );
}

/** What is found of each play without a fault. */
const before = new Map<string, Promise<string[] | null>>();
function foundBefore(copy: string, fault: Fault) {
  const key = `${fault.scenario} ${fault.after} ${fault.language} ${fault.prices} ${fault.acting}`;
  const known = before.get(key) ?? play(copy, fault);
  before.set(key, known);
  return known;
}

/** The contradiction that finds a fault; undefined where none does. */
async function findingOf(copy: string, fault: Fault): Promise<string | undefined> {
  const usual = await foundBefore(copy, fault);
  if (!usual) throw new Error(`${fault.scenario} does not play.`);
  const file = join(copy, fault.file);
  const right = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    right.replace(fault.text, () => fault.put),
  );
  const found = await play(copy, fault);
  writeFileSync(file, right);
  return found ? found.find((each) => !usual.includes(each)) : undefined;
}

const words = process.argv.slice(2);
const has =
  (word: string) =>
  ({ file, means }: Fault) =>
    `${file} ${means}`.includes(word);
for (const word of words) {
  if (!faults.some(has(word))) throw new Error(`No fault has "${word}" in its file or meaning.`);
}
const wanted = faults.filter(
  (fault) => words.length === 0 || words.some((word) => has(word)(fault)),
);
const waiting = [...wanted];
const missed: Fault[] = [];
/** Found, although the table says why nothing finds them. */
const excused: Fault[] = [];
async function work(): Promise<void> {
  const copy = copyRepository();
  copies.push(copy);
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
    const finding = await findingOf(copy, fault);
    if (finding === undefined) missed.push(fault);
    else if (fault.missed !== undefined) excused.push(fault);
    console.log(`${finding ? 'caught' : 'MISSED'}  ${fault.means} (${fault.file})`);
    console.log(`        ${finding ?? fault.missed ?? 'Nothing finds it.'}`);
    if (excused.includes(fault)) console.log(`        The table says: ${fault.missed}`);
  }
}
try {
  await Promise.all(Array.from({ length: Math.min(copyCount, wanted.length) }, work));
} finally {
  cleanUp();
}
console.log(`\n${wanted.length - missed.length} of ${wanted.length} caught.`);
if (excused.length > 0) console.log(`${excused.length} that the table calls missed are found.`);
const isWrong = excused.length > 0 || missed.some((fault) => fault.missed === undefined);
process.exitCode = isWrong ? 1 : 0;
