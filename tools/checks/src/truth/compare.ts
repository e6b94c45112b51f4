import { type FactName, statedFacts } from '@portal/domain/facts';
import {
  type Contradiction,
  factOf,
  groupBy,
  isKnown,
  placeOf,
  type Statement,
  worldOf,
} from './statements';

/** Each value with its first place, and how many more there are. */
const placesOf = (values: Map<string, Statement[]>): string =>
  [...values.values()]
    .flatMap(([first, ...more]) =>
      first ? [placeOf(first) + (more.length > 0 ? ` and ${more.length} more` : '')] : [],
    )
    .join('\n');

/** Every fact that has two values in one scenario on one day. */
export function twoValues(statements: readonly Statement[]): Contradiction[] {
  const facts = groupBy(statements, (each) => `${worldOf(each)} ${factOf(each)}`);
  return [...facts.values()].flatMap((stated) => {
    const values = groupBy(stated, ({ value }) => value);
    const [first] = stated;
    if (values.size < 2 || !first) return [];
    return [
      { kind: 'two values', text: `${first.scenario}: ${factOf(first)}\n${placesOf(values)}` },
    ];
  });
}

const isVerdict = (each: Statement): boolean =>
  statedFacts[each.fact as FactName]?.kind === 'word' && isKnown(each) && each.value !== 'unknown';

/** Every sentence that states two verdicts: a family's limit and a person's are said to be met in the same words. */
export function twoVerdicts(statements: readonly Statement[]): Contradiction[] {
  const sentences = groupBy(statements.filter(isVerdict), ({ fact, subject, language, words }) => {
    const whose = subject.startsWith('family') ? 'family' : '';
    return `${fact} ${whose} ${language} ${words.replace(/\d[\d,.]*/g, '#')}`;
  });
  return [...sentences.values()].flatMap((stated) => {
    const values = groupBy(stated, ({ value }) => value);
    const [first] = stated;
    if (values.size < 2 || !first) return [];
    return [{ kind: 'two verdicts', text: `${first.fact}\n${placesOf(values)}` }];
  });
}

/** What an independent account says: a value for each "fact subject" that it knows. */
export type OracleValues = ReadonlyMap<string, string>;

/** Every statement that an independent account of the same scenario and day contradicts. */
export function againstOracle(
  statements: readonly Statement[],
  oracleFor: (scenario: string, day: string) => OracleValues,
): { found: Contradiction[]; known: Set<string> } {
  const found: Contradiction[] = [];
  const known = new Set<string>();
  for (const [world, stated] of groupBy(statements, worldOf)) {
    const [first] = stated;
    if (!first) continue;
    const values = oracleFor(first.scenario, first.day);
    for (const [fact, places] of groupBy(stated, factOf)) {
      const expected = values.get(fact);
      if (expected === undefined) continue;
      known.add(`${world} ${fact}`);
      const wrong = groupBy(
        places.filter(({ value }) => value !== expected),
        ({ value }) => value,
      );
      if (wrong.size === 0) continue;
      const text = `${first.scenario}: ${fact}: the documents say ${expected}\n${placesOf(wrong)}`;
      found.push({ kind: 'oracle', text });
    }
  }
  return { found, known };
}

/** How many statements stand at two places or more of their scenario, day and language, or are known to the oracle. */
export function comparedCount(
  statements: readonly Statement[],
  known: ReadonlySet<string>,
): number {
  const facts = groupBy(statements, (each) => `${worldOf(each)} ${factOf(each)}`);
  return [...facts].reduce((count, [fact, stated]) => {
    const places = new Set(stated.map(({ screen }) => screen));
    return places.size > 1 || known.has(fact) ? count + stated.length : count;
  }, 0);
}
