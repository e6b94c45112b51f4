// npm run drugs:compare -- FILE: the names and strengths of the drug catalogue against a reference: a table with
// tabs whose columns begin with ingredient, id and clinical drug as RxNorm writes it. Tells what differs; a
// difference may be a gap of the reference, so it is for a person to judge. Ends with 2 without a file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareWithReference, type Substance } from './drug-reference';
import { root } from './workspace';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name the file of the reference: npm run drugs:compare -- FILE');
  process.exitCode = 2;
} else {
  const catalogue = readFileSync(join(root, 'fixtures/drugs/substances.json'), 'utf8');
  const { substances } = JSON.parse(catalogue) as { substances: Substance[] };
  const result = compareWithReference(substances, readFileSync(file, 'utf8'));
  console.log(`${result.substances} substances, ${result.unknown.length} not in the reference:`);
  console.log(`  ${result.unknown.join('; ')}`);
  console.log(`${result.found} strengths found, ${result.missing.length} not:`);
  for (const each of result.missing) console.log(`  ${each}`);
  console.log(`${result.notCompared} strengths are no plain weight, and were not compared.`);
}
