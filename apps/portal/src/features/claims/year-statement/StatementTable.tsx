import {
  type OtherPayer,
  saidPlanPaid,
  saidYouPaid,
  type SharedSums,
  type StatementLine,
  type YearStatement,
} from '@portal/domain';
import type { ReactNode } from 'react';
import { dateText, useFormat, useText } from '../../../language';
import { roles } from '../../../ui/table-roles';
import { useAmountText } from './use-amount-text';
import yearStatementText from './year-statement.text';
import { isActing, useSession } from '../../../session';
import { DataTable } from '../../../ui';
import { useFamilyOfClaims } from '../../../plan/use-who';
import claimPayersText from '../../../plan/claim-payers.text';
import notSharedText from '../../../plan/not-shared.text';
import { useSumText } from '../../../plan/sums/use-sum-text';
import { says, statedSum } from '../../../says/says';
import { useWhoOfStatement } from './use-who-of-statement';

interface StatementTableProps {
  statement: YearStatement;
  year: number;
  caption: string;
}

/**
 * Each person's drugs and their sum, the sums of adults who share no claims, then everyone's. What others paid has a
 * column where they did.
 */
export function StatementTable({
  statement: { people, notShared, sums, isFamily, otherPayer },
  year,
  caption,
}: StatementTableProps) {
  const whoOf = useWhoOfStatement();
  const family = useFamilyOfClaims();
  // Others of the plan may be withheld from who acts for a member.
  const acts = isActing(useSession());
  const t = useText(notSharedText, yearStatementText);
  const labelOf = useColumnLabel(otherPayer);
  const hasOthers = (sums.othersPaid ?? 0) !== 0;
  const columns = [
    'fills',
    'planPaid',
    ...(hasOthers ? (['othersPaid'] as const) : []),
    'youPaid',
  ] as const;
  return (
    <section className="card flush" aria-labelledby="year-by-drug">
      <div className="between pad">
        <h2 id="year-by-drug">{t('yearStatement.byDrug')}</h2>
      </div>
      <DataTable
        caption={caption}
        className="wide year-statement"
        columns={[
          { key: 'drug', label: t('yearStatement.drug') },
          ...columns.map((key) => ({
            key,
            label: labelOf(key),
            className: 'num',
          })),
        ]}
      >
        {people.map(({ id, firstName, lines, sums: own }) => (
          <tbody key={id} {...roles.group}>
            {isFamily && (
              <tr {...roles.row} className="person">
                <th {...roles.rowHeader} scope="rowgroup" colSpan={columns.length + 1}>
                  {firstName || id.trim()}
                </th>
              </tr>
            )}
            {lines.map((line, place) => (
              <AmountsRow
                key={place}
                columns={columns}
                labelOf={labelOf}
                sums={line}
                name={<Drug line={line} />}
              />
            ))}
            <AmountsRow
              columns={columns}
              labelOf={labelOf}
              sums={own}
              of={[whoOf({ id, firstName }), year]}
              className="sum"
              name={
                isFamily
                  ? t('yearStatement.sumOf', { name: firstName || id.trim() })
                  : t('yearStatement.total')
              }
            />
          </tbody>
        ))}
        {notShared.map(({ id, firstName, sums: own }) => (
          <tbody key={id} {...roles.group}>
            <AmountsRow
              columns={columns}
              labelOf={labelOf}
              sums={own}
              of={[whoOf({ id, firstName }), year]}
              className="sum"
              name={t('notShared.person', { name: firstName })}
            />
          </tbody>
        ))}
        {isFamily && (
          <tfoot {...roles.group}>
            <AmountsRow
              columns={columns}
              labelOf={labelOf}
              sums={sums}
              of={[family, year]}
              className="sum"
              name={t(acts ? 'yearStatement.everyoneSeen' : 'yearStatement.everyone')}
            />
          </tfoot>
        )}
      </DataTable>
    </section>
  );
}

function Drug({ line: { drug, reversedOn } }: { line: StatementLine }) {
  const t = useText(yearStatementText);
  const format = useFormat();
  if (reversedOn === '') return drug;
  return (
    <>
      {drug}
      <small>{t('yearStatement.reversed', { date: dateText(reversedOn, format.longDate) })}</small>
    </>
  );
}

type Column = 'fills' | 'planPaid' | 'othersPaid' | 'youPaid';

/** Names a column; that of others by who else paid. */
function useColumnLabel({ kind, name }: OtherPayer): (column: Column) => string {
  const t = useText(claimPayersText, yearStatementText);
  return (column) =>
    column === 'othersPaid'
      ? t(`otherPayer.paid.${kind}`, { name })
      : t(`yearStatement.column.${column}`);
}

function AmountsRow(props: {
  name: ReactNode;
  sums: SharedSums;
  /** Whose sums they are, and of which year. */
  of?: readonly [string, number];
  columns: readonly Column[];
  labelOf: (column: Column) => string;
  className?: string;
}) {
  const t = useText(yearStatementText);
  const format = useFormat();
  const amountText = useAmountText();
  const sumText = useSumText();
  const { name, sums, of, columns, labelOf, className } = props;
  const said = {
    fills: {},
    othersPaid: {},
    youPaid: of && says('paidThisYear', of, statedSum(saidYouPaid(sums))),
    planPaid: of && says('planPaidInYear', of, statedSum(saidPlanPaid(sums))),
  };
  const written = {
    fills: sums.fills === undefined ? t('yearStatement.fillsNotShown') : format.number(sums.fills),
    planPaid: sumText(saidPlanPaid(sums)),
    othersPaid: amountText(sums.othersPaid),
    youPaid: sumText(saidYouPaid(sums)),
  };
  return (
    <tr {...roles.row} className={className}>
      <th {...roles.rowHeader} scope="row">
        {name}
      </th>
      {columns.map((column) => (
        <td key={column} {...roles.cell} {...said[column]} className="num" data-l={labelOf(column)}>
          {column === 'youPaid' ? <b>{written[column]}</b> : written[column]}
        </td>
      ))}
    </tr>
  );
}
