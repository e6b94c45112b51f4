import { isWholeYear, type YearStatement } from './year-statement';

/** Why claims add nothing to a statement, in the order of the notes. */
const leftOut = ['notPaid', 'reversedInPlace', 'inProgress', 'duplicate', 'notStated'] as const;

type CountedReason = 'equal' | 'reversals' | 'planUnknown' | (typeof leftOut)[number];

/** One thing that a reader of a statement has to know, by its key in statement-notes.text.ts. */
export type StatementNote =
  | { key: `yearStatement.${CountedReason}`; count: number }
  | { key: 'yearStatement.unknown'; count: number }
  | { key: 'yearStatement.others'; amount: number }
  | { key: 'yearStatement.notOver'; year: string }
  | { key: 'yearStatement.notShared' | 'yearStatement.othersUnknown' | 'yearStatement.notInIt' };

/** What the sums of a statement hold, and which claims they leave out and why. */
export function statementNotes(statement: YearStatement): StatementNote[] {
  const { counted, reversals, sums } = statement;
  const inSums = (reason: CountedReason, count: number): StatementNote[] =>
    count > 0 ? [{ key: `yearStatement.${reason}`, count }] : [];
  return [
    ...inSums('equal', counted - reversals),
    ...inSums('reversals', reversals),
    ...inSums('planUnknown', sums.planUnknown),
    ...(statement.notShared.length > 0 ? [{ key: 'yearStatement.notShared' } as const] : []),
    ...(sums.othersPaid === null
      ? [{ key: 'yearStatement.othersUnknown' } as const]
      : sums.othersPaid === 0
        ? []
        : [{ key: 'yearStatement.others', amount: sums.othersPaid } as const]),
    { key: 'yearStatement.notInIt' },
    ...leftOut.flatMap((reason) => inSums(reason, statement[reason])),
  ];
}

/** The notes of a statement in a file, which has no page around it that says what is not known yet. */
export function statementFileNotes(statement: YearStatement, toDate: string): StatementNote[] {
  const year = toDate.slice(0, 4);
  return [
    ...(isWholeYear(toDate) ? [] : [{ key: 'yearStatement.notOver', year } as const]),
    ...(statement.sums.unknown > 0
      ? [{ key: 'yearStatement.unknown', count: statement.sums.unknown } as const]
      : []),
    ...statementNotes(statement),
  ];
}
