import type { OtherPayer } from './claim-payers';
import { isWholeYear, type YearStatement } from './year-statement';

/** Why claims add nothing to a statement, in the order of the notes. */
const leftOut = ['notPaid', 'reversedInPlace', 'inProgress', 'duplicate', 'notStated'] as const;

type CountedReason =
  | 'equal'
  | 'reversals'
  | 'planUnknown'
  | 'notShared'
  | 'unknown'
  | 'notSharedUnknown'
  | (typeof leftOut)[number];

/** One thing that a reader of a statement has to know, by its key in statement-notes.text.ts. */
export type StatementNote =
  | { key: `yearStatement.${CountedReason}`; count: number }
  | { key: `yearStatement.others.${OtherPayer['kind']}`; amount: number; name: string }
  | { key: 'yearStatement.notOver'; year: string }
  | { key: 'yearStatement.othersUnknown' | 'yearStatement.notInIt' };

const counted = (reason: CountedReason, count: number): StatementNote[] =>
  count > 0 ? [{ key: `yearStatement.${reason}`, count }] : [];

/** Whose amounts are not in the total, although they were paid in its days. */
export function unknownNotes({ people, notShared }: YearStatement): StatementNote[] {
  const ofClaims = people.reduce((count, { sums }) => count + sums.unknown, 0);
  const ofOthers = notShared.filter(({ sums }) => sums.youPaid === null);
  return [...counted('unknown', ofClaims), ...counted('notSharedUnknown', ofOthers.length)];
}

/** What the sums of a statement hold, and which claims they leave out and why. */
export function statementNotes(statement: YearStatement): StatementNote[] {
  const { people, reversals, sums, notShared, otherPayer } = statement;
  const ofOthers = notShared.filter(({ sums: own }) => own.youPaid !== null);
  return [
    // With the dollars of claims that are not shared, or without an amount, it equals no list of claims.
    ...(notShared.length > 0
      ? counted('notShared', ofOthers.length)
      : sums.unknown > 0
        ? []
        : counted('equal', statement.counted - reversals)),
    ...counted('reversals', reversals),
    ...counted(
      'planUnknown',
      people.reduce((count, { sums: own }) => count + own.planUnknown, 0),
    ),
    ...(sums.othersPaid === null
      ? [{ key: 'yearStatement.othersUnknown' } as const]
      : sums.othersPaid === 0
        ? []
        : [
            {
              key: `yearStatement.others.${otherPayer.kind}`,
              amount: sums.othersPaid,
              name: otherPayer.name,
            } as const,
          ]),
    { key: 'yearStatement.notInIt' },
    ...leftOut.flatMap((reason) => counted(reason, statement[reason])),
  ];
}

/** The notes of a statement in a file, which has no page around it that says what is not known yet. */
export function statementFileNotes(statement: YearStatement, toDate: string): StatementNote[] {
  const year = toDate.slice(0, 4);
  return [
    ...(isWholeYear(toDate) ? [] : [{ key: 'yearStatement.notOver', year } as const]),
    ...unknownNotes(statement),
    ...statementNotes(statement),
  ];
}
