import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '../src/language/language-codes.ts';
import { exportTexts, importTexts, type TranslatorsFile } from './translators.ts';

const usage = `npm run texts -- export [folder]   writes en.json and es.json for translators
npm run texts -- import [folder]   takes the texts of these files over into the *.text.ts files
The folder is "translations" unless named.`;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [command, folder = 'translations'] = process.argv.slice(2);

/** Where the texts of the portal are: its own, and those that printed documents have too. */
const folders = ['apps/portal/src', 'libs/domain/src'];

const sources = () =>
  folders
    .flatMap((from) =>
      readdirSync(join(root, from), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.text.ts'))
        .sort()
        .map((path) => join(from, path)),
    )
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

function exportTo(): void {
  mkdirSync(folder, { recursive: true });
  for (const file of exportTexts(sources())) {
    const path = join(folder, `${file.language}.json`);
    writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
    console.log(`${path}: ${Object.keys(file.texts).length} texts`);
  }
}

function importFrom(): void {
  const paths = languageCodes.map((code) => join(folder, `${code}.json`)).filter(existsSync);
  if (paths.length === 0) throw new Error(`${folder}: there is no en.json or es.json.`);
  const translated = paths.map((path) => JSON.parse(readFileSync(path, 'utf8')) as TranslatorsFile);
  const changed = importTexts(sources(), translated);
  for (const { path, text } of changed) {
    writeFileSync(join(root, path), text);
    execFileSync('npx', ['oxfmt', path], { cwd: root });
    console.log(`changed ${path}`);
  }
  if (changed.length === 0) console.log('No text differs.');
}

try {
  if (command === '--help') console.log(usage);
  else if (folder.startsWith('-')) throw new Error(usage);
  else if (command === 'export') exportTo();
  else if (command === 'import') importFrom();
  else throw new Error(usage);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
