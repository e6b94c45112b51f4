import { factOf, groupBy, isKnown, type Statement } from './statements';

/** The statements of one scenario and day, by fact. A fact with two values is reported elsewhere: the first counts here. */
export class World {
  private readonly byFact: Map<string, Statement[]>;
  private readonly byKey: Map<string, Statement[]>;

  constructor(statements: readonly Statement[]) {
    this.byFact = groupBy(statements, ({ fact }) => fact);
    this.byKey = groupBy(statements, factOf);
  }
  /** One statement of each subject of a fact. */
  of(fact: string): Statement[] {
    const subjects = groupBy(this.byFact.get(fact) ?? [], ({ subject }) => subject);
    return [...subjects.values()].flatMap(([first]) => first ?? []);
  }
  get(fact: string, subject: string): Statement | undefined {
    return this.byKey.get(`${fact} ${subject}`)?.[0];
  }
}

/** In cents. */
export const cents = ({ value }: Statement): number => Math.round(Number(value) * 100);
/** Of those that are known. */
export const sum = (statements: readonly (Statement | undefined)[]): number =>
  statements.reduce((total, each) => total + (each && isKnown(each) ? cents(each) : 0), 0);
/** The words of the subject. */
export const wordsOf = ({ subject }: Statement): string[] => subject.split(' ');
/** The subject without its first words. */
export const restOf = (each: Statement, from = 1): string => wordsOf(each).slice(from).join(' ');
