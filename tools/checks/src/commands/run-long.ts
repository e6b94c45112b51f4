// `npm run commands -- WORDS`: runs the long commands of the documents that hold the words, one after the other,
// and writes the day and result of each into docs/commands.md. Ends with 1 when one fails.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root, textOf } from '../workspace';
import {
  baseOf,
  documentedCommands,
  isExample,
  longCommandsDocument,
  quickCommand,
} from './documented-commands';

const words = process.argv.slice(2).join(' ');
const file = join(root, longCommandsDocument);

if (!words) {
  console.error('Which? Say a part of the command: npm run commands -- bench/lists');
  process.exit(2);
}

/** What changes something outside this machine is run by hand. */
const changesOthers = /publish|deploy|kubectl/;

const chosen = documentedCommands()
  .filter((each) => !quickCommand(each) && !isExample(each.text) && each.text.includes(words))
  .filter(({ text }) => !changesOthers.test(text))
  .map(({ text }) => text);
if (chosen.length === 0) {
  console.error(`No long command of the documents holds "${words}".`);
  process.exit(2);
}

for (const command of chosen) {
  console.log(`\n$ ${command}`);
  const from = Date.now();
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' });
  const seconds = Math.round((Date.now() - from) / 1000);
  await note(command, `${status === 0 ? 'passed' : `failed, exit ${status}`} in ${seconds} s`);
  if (status !== 0) process.exitCode = 1;
}

async function note(command: string, result: string): Promise<void> {
  const base = baseOf(command);
  const day = new Date().toISOString().slice(0, 10);
  const asRun = command === base ? '' : ` (\`${command}\`)`;
  const row = `| \`${base}\` | ${day} | ${result}${asRun} |`;
  const lines = textOf(longCommandsDocument).split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| \`${base}\` `));
  const text = lines.map((line, index) => (index === at ? row : line)).join('\n');
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
}
