import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFixtures } from '@portal/scenarios';
import { root } from '../workspace';
import { addDays } from './world/calendar';
import { oracleFor } from './oracle/oracle';
import { once, worldOf } from './world/world';
import { acting, isActing, mayBeSeen, whoOf, wronglySeen } from './acting';
import { beginActing } from './begin-acting';
import { actions, short, worldName } from './plays';
import { wronglySilent } from './must-state';
import { notStatedThoughKnown } from './must-state-known';
import { promisesIn } from './oracle/promises';
import { least, most, reportOf, stillWaiting, tooFew } from './report';
import { factOf } from './statements';
import { type Play, sweep } from './sweep';
import { contradictionsAfter, oracleAfter } from './ties/acted';
import { contradictionsOf } from './ties/ties';
import { tooManyUnstated, unstatedIn } from './unstated';

// `npm run test:truth [-- NAME…] [--short] [--actions] [--acting] [--languages en,es] [--no-prices] [--out FILE] [--found FILE]`:
// plays scenarios and actions, all or those named, and compares everything that their screens state. Statements and
// contradictions go into the files.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    actions: { type: 'boolean', default: false },
    acting: { type: 'boolean', default: false },
    languages: { type: 'string', default: 'en,es' },
    'no-prices': { type: 'boolean', default: false },
    found: { type: 'string' },
    out: { type: 'string', default: join(root, '.nx/truth/statements.jsonl') },
  },
});

const { scenarios } = readFixtures();
const languages = values.languages.split(',') as Play['language'][];
// A price has the same figures in each language: the first has them all.
const everything: Play[] = [...scenarios.keys()].flatMap((scenario) =>
  languages.map((language, at) => ({
    scenario,
    language,
    prices: at === 0 && !values['no-prices'],
  })),
);
// An argument names a scenario, an action of everyone who does it, or of one, `coverage-payment + waits`, or who acts,
// `caregiver for order`.
const namesOf = (play: Play) => [
  play.after ?? play.scenario,
  worldName(play),
  ...(isActing(play) ? [whoOf(play)] : []),
];
const isNamed = (play: Play) =>
  positionals.length === 0 || namesOf(play).some((name) => positionals.includes(name));
const all = [...everything, ...actions];
const known = new Set([...all, ...acting].flatMap(namesOf));
for (const name of positionals) {
  if (!known.has(name)) throw new Error(`There is no scenario or action "${name}".`);
}
const chosen = values.acting ? acting : values.actions ? actions : all;
const isEverything = chosen === all && positionals.length === 0;
// Who acts is in a run of everything: the members' own portals are in it already.
const actors = isEverything ? acting.filter(isActing) : [];
const plays = values.short ? short : [...chosen.filter(isNamed), ...actors];

/** What is known of a play on a day: from the documents of its scenario, or from what its services have after the action. */
const knownOf = (name: string, day: string) => knownOn(`${name}, ${day}`);
const knownOn = once((of: string) => {
  const [name = '', day = ''] = of.split(', ');
  const acted = plays.find((play) => worldName(play) === name);
  return acted?.after === undefined
    ? new Map([...oracleFor(name, day), ...promisesIn(worldOf(name, day))])
    : oracleAfter(acted.scenario, acted.after, day);
});

const begun = await beginActing(plays);
const { statements, unstated, log } = await sweep(begun.plays, values.out).finally(begun.stop);
const { found, counts, summary } = reportOf(statements, knownOf);
found.push(...stillWaiting(log));
found.push(...notStatedThoughKnown(statements, unstated, knownOf));
// The bounds are those of both languages, with prices.
const isWhole = isEverything && languages.length === 2 && !values['no-prices'];
if (values.short || isWhole) {
  const run = values.short ? 'short' : 'whole';
  found.push(...tooFew(counts, least[run]), ...tooManyUnstated(unstated, most[run].unmarked));
}
found.push(...wronglySeen(statements, plays, (name) => mayBeSeen(scenarios.get(name)!)));
for (const play of plays) {
  const name = worldName(play);
  found.push(...wronglySilent(play, statements));
  const said = new Set(
    statements
      .filter(({ scenario }) => scenario === name)
      .flatMap((each) => {
        const fact = `${factOf(each)} ${each.value}`;
        return each.isOfFile ? [fact, `${each.screen}: ${fact}`] : fact;
      }),
  );
  for (const fact of play.then ?? [])
    if (!said.has(fact))
      found.push({ kind: 'not stated', text: `${name}: nothing states "${fact}"` });
}
// What each screen states may agree, and the documents still contradict each other.
for (const scenario of new Set(plays.map((each) => each.scenario))) {
  const played = scenarios.get(scenario);
  const ties = played ? contradictionsOf(played) : [];
  found.push(...ties.map((text) => ({ kind: 'documents' as const, text: `${scenario}: ${text}` })));
}
for (const { scenario, after, daysLater = 1 } of plays) {
  const clock = scenarios.get(scenario)?.clock.slice(0, 10);
  if (!after || !clock) continue;
  for (const day of [clock, addDays(clock, daysLater)]) {
    const ties = contradictionsAfter(scenario, after, day);
    const name = `${scenario} + ${after}, ${day}`;
    found.push(...ties.map((text) => ({ kind: 'documents' as const, text: `${name}: ${text}` })));
  }
}
if (values.found) writeFileSync(values.found, JSON.stringify(found));
console.log(log);
for (const { kind, text } of found) console.log(`${kind.toUpperCase()}  ${text}\n`);
const seconds = Math.round(performance.now() / 1000);
console.log(unstatedIn(unstated));
console.log(`${summary}; ${seconds} s\nThe statements: ${values.out}`);
process.exitCode = found.length > 0 ? 1 : 0;
