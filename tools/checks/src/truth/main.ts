import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFixtures } from '@portal/scenarios';
import { root } from '../workspace';
import { oracleFor } from './oracle/oracle';
import { worldOf } from './oracle/world';
import { reportOf } from './report';
import { type Play, sweep } from './sweep';
import { tiesOf } from './ties/ties';

// `npm run test:truth [-- SCENARIO…] [--short] [--languages en,es] [--no-prices] [--out FILE] [--found FILE]`: plays
// scenarios, and compares everything that their screens state. Statements and contradictions go into the files.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    languages: { type: 'string', default: 'en,es' },
    'no-prices': { type: 'boolean', default: false },
    found: { type: 'string' },
    out: { type: 'string', default: join(root, '.nx/truth/statements.jsonl') },
  },
});

/** Few that state most, each in one language. */
const short: Play[] = [
  { scenario: 'commercial-member', language: 'en', prices: false },
  { scenario: 'medicare-member', language: 'es', prices: true },
  { scenario: 'family-maximum-met', language: 'en', prices: true },
  { scenario: 'family-maximum-null', language: 'es', prices: false },
  { scenario: 'past-due-member', language: 'es', prices: false },
  { scenario: 'coverage-waiting', language: 'en', prices: false },
];

const languages = values.languages.split(',') as Play['language'][];
const named = positionals.length > 0 ? positionals : [...readFixtures().scenarios.keys()];
const plays = values.short
  ? short
  : named.flatMap((scenario) =>
      languages.map((language) => ({ scenario, language, prices: !values['no-prices'] })),
    );

const { statements, log } = sweep(plays, values.out);
const { found, summary } = reportOf(statements, oracleFor);
for (const { scenario, language } of plays) {
  const isSilent = !statements.some(
    (each) => each.scenario === scenario && each.language === language,
  );
  if (isSilent)
    found.push({ kind: 'not stated', text: `${scenario} (${language}) states nothing` });
}
// What each screen states may agree, and the documents still contradict each other.
for (const scenario of new Set(plays.map((each) => each.scenario))) {
  const ties = tiesOf(worldOf(scenario));
  found.push(...ties.map((text) => ({ kind: 'documents' as const, text: `${scenario}: ${text}` })));
}
if (values.found) writeFileSync(values.found, JSON.stringify(found));
console.log(log);
for (const { kind, text } of found) console.log(`${kind.toUpperCase()}  ${text}\n`);
console.log(`${summary}\nThe statements: ${values.out}`);
process.exitCode = found.length > 0 ? 1 : 0;
