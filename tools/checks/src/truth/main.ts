import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFixtures } from '@portal/scenarios';
import { root } from '../workspace';
import { oracleFor } from './oracle/oracle';
import { reportOf } from './report';
import { type Play, sweep } from './sweep';

// `npm run test:truth [-- SCENARIO…] [--short] [--languages en,es] [--out FILE]`: plays scenarios, and compares
// everything that their screens state.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    languages: { type: 'string', default: 'en,es' },
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
      languages.map((language) => ({ scenario, language, prices: true })),
    );

const { statements, log } = sweep(plays, values.out);
const { found, summary } = reportOf(statements, oracleFor);
console.log(log);
for (const { kind, text } of found) console.log(`${kind.toUpperCase()}  ${text}\n`);
console.log(`${summary}\nThe statements: ${values.out}`);
const silent = plays.filter(
  ({ scenario, language }) =>
    !statements.some((each) => each.scenario === scenario && each.language === language),
);
for (const { scenario, language } of silent)
  console.log(`${scenario} (${language}) states nothing.`);
process.exitCode = found.length > 0 || silent.length > 0 ? 1 : 0;
