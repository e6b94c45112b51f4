import { brokenAxioms } from './axioms';
import { againstOracle, comparedCount, type OracleValues, twoValues, twoVerdicts } from './compare';
import { notStated } from './must-state';
import { type Contradiction, factOf, type Statement, worldOf } from './statements';
import { withoutValue } from './words';

/** How much was compared. */
interface Counts {
  kinds: number;
  /** Statements that stand at two places or more, or that the oracle knows. */
  compared: number;
}

/** How much a run compares at least: all scenarios, and the short form. Fewer, and marks or plays are gone. */
export const least = {
  whole: { kinds: 66, compared: 500_000 },
  short: { kinds: 55, compared: 10_000 },
} as const satisfies Record<string, Counts>;

/** How many amounts of a run no statement holds at most. More, and a kind of amounts is shown without marks. */
export const most = {
  whole: { unmarked: 300_000 },
  short: { unmarked: 6100 },
} as const;

interface Report {
  found: Contradiction[];
  counts: Counts;
  /** How much was compared, in one line. */
  summary: string;
}

/** Compares all statements with each other, with their words, with the axioms and with the oracle. */
export function reportOf(
  statements: readonly Statement[],
  oracleFor: (scenario: string, day: string) => OracleValues,
): Report {
  const oracle = againstOracle(statements, oracleFor);
  const found = [
    ...twoValues(statements),
    ...withoutValue(statements),
    ...twoVerdicts(statements),
    ...brokenAxioms(statements),
    ...notStated(statements),
    ...oracle.found,
  ];
  const facts = new Set(statements.map((each) => `${worldOf(each)} ${factOf(each)}`)).size;
  const kinds = new Set(statements.map(({ fact }) => fact)).size;
  const compared = comparedCount(statements, oracle.known);
  const summary = [
    `${statements.length} statements of ${facts} facts of ${kinds} kinds`,
    `${compared} stand at two places or more, or are known to the oracle`,
    `${oracle.known.size} facts known to the oracle`,
    `${found.length} contradictions`,
  ].join('; ');
  return { found: once(found), counts: { kinds, compared }, summary };
}

const names: Readonly<Record<keyof Counts, string>> = {
  kinds: 'kinds of facts',
  compared: 'statements that stand at two places or more, or are known to the oracle',
};

/** Of what a run compares fewer than it must. */
export const tooFew = (counts: Counts, bounds: Counts): Contradiction[] =>
  (['kinds', 'compared'] as const)
    .filter((of) => counts[of] < bounds[of])
    .map((of) => ({
      kind: 'too few',
      text: `${counts[of]} ${names[of]}; at least ${bounds[of]} are compared`,
    }));

/** The screens that the sweep’s log names because they still waited in the end, a play each. */
export const stillWaiting = (log: string): Contradiction[] =>
  log
    .split('\n')
    .filter((line) => line.includes('still waiting: '))
    .map((text) => ({ kind: 'waiting', text }));

/** A contradiction that both languages have is said once. */
const once = (found: readonly Contradiction[]): Contradiction[] => [
  ...new Map(found.map((each) => [`${each.kind} ${each.text}`, each])).values(),
];
