import { brokenAxioms } from './axioms';
import { againstOracle, comparedCount, type OracleValues, twoValues, twoVerdicts } from './compare';
import { notStated } from './must-state';
import { type Contradiction, factOf, type Statement, worldOf } from './statements';
import { withoutValue } from './words';

interface Report {
  found: Contradiction[];
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
  const summary = [
    `${statements.length} statements of ${facts} facts of ${kinds} kinds`,
    `${comparedCount(statements, oracle.known)} stand at two places or more, or are known to the oracle`,
    `${oracle.known.size} facts known to the oracle`,
    `${found.length} contradictions`,
  ].join('; ');
  return { found: once(found), summary };
}

/** A contradiction that both languages have is said once. */
const once = (found: readonly Contradiction[]): Contradiction[] => [
  ...new Map(found.map((each) => [`${each.kind} ${each.text}`, each])).values(),
];
