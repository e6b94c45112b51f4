import {
  type ClaimTotals,
  lastMonths,
  planDay,
  type MonthSpending,
  saidPlanPaid,
  saidSum,
  saidYouPaid,
  spendingByMonth,
  spendingOf,
} from '@portal/domain';
import { memo, useDeferredValue, useMemo } from 'react';
import { useFormat, useText } from '../../../language';
import { useClock } from '../../../platform';
import { useAppSelector, useRequested } from '../../../store';
import { selectUserInfo } from '../../../session';
import { Card, Part } from '../../../ui';
import { type ClaimsHistory, claimsSpending } from '../claims.requests';
import { type ClaimFilter, isFiltering, matchingClaims, notSharedOf } from '../claims.selectors';
import { useClaimsOf } from '../use-claims-of';
import { useWhoOfRows } from '../use-who-of-rows';
import '../../../styles/year.css';
import spendingText from './spending.text';
import claimsText from '../claims.text';
import { ColumnChart } from '../../../ui/charts';
import { AmountsTable } from '../AmountsTable';
import { LackingNote, lacksSome } from '../LackingNote';
import { useSumFigure, useSumText } from '../../../plan/sums/use-sum-text';
import { says, statedSum } from '../../../says/says';

/**
 * What was paid in each of the last months, as a chart and as a table of the same figures. It loads and fails
 * by itself; memo, because sorting the list next to it changes nothing here.
 */
export const SpendingCard = memo(function SpendingCard(props: { filter: ClaimFilter }) {
  const t = useText(spendingText, claimsText);
  const clock = useClock();
  const memberId = useAppSelector(selectUserInfo)?.memberId ?? '';
  const filter = useDeferredValue(props.filter);
  const { months, toDate } = useMemo(() => {
    const now = clock.now();
    return { months: lastMonths(now), toDate: planDay(now) };
  }, [clock]);
  const fromDate = months[0] as string;
  const { data, retry } = useRequested(claimsSpending, { fromDate, toDate, memberId });
  return (
    <Card
      title={t('claims.spending.title')}
      action={
        <p className="row keys" aria-hidden="true">
          <span className="key">{t('claims.column.copayAmount')}</span>
          <span className="key k2">{t('claims.column.amtInsurancePaid')}</span>
        </p>
      }
    >
      {isFiltering(filter) && <p className="mute">{t('claims.spending.filtered')}</p>}
      <Part data={data} what="monthlySpending" retry={retry} keepWhileLoading lines={6}>
        {(answer) => <Spending answer={answer} filter={filter} months={months} />}
      </Part>
    </Card>
  );
});

interface SpendingProps {
  answer: ClaimsHistory;
  filter: ClaimFilter;
  months: readonly string[];
}

function Spending({ answer, filter, months }: SpendingProps) {
  const t = useText(spendingText);
  const format = useFormat();
  const claimsOf = useClaimsOf();
  const rows = useMemo(() => claimsOf(answer), [answer, claimsOf]);
  const { spending, totals } = useMemo(() => {
    const matching = matchingClaims(rows, filter);
    return {
      spending: spendingByMonth(matching, months),
      totals: spendingOf(matching, months),
    };
  }, [rows, filter, months]);
  const who = useWhoOfRows(rows, notSharedOf(answer), filter);
  if (spending.every(({ youPaid, planPaid }) => youPaid === 0 && planPaid === 0)) {
    if (lacksSome(totals)) return <LackingNote totals={totals} />;
    return <p className="mute">{t('claims.spending.none')}</p>;
  }
  const name = t('claims.spending.range', {
    from: monthAndYear(months[0], format),
    to: monthAndYear(months.at(-1), format),
  });
  return (
    <div className="grid">
      <div className="c7">
        <SpendingChart spending={spending} label={t('claims.spending.chart', { range: name })} />
      </div>
      <div className="c5">
        <SpendingTable spending={spending} totals={totals} caption={name} who={who} />
        <LackingNote totals={totals} />
      </div>
    </div>
  );
}

const monthAndYear = (month: string | undefined, format: ReturnType<typeof useFormat>): string =>
  month ? `${format.month(month)} ${month.slice(0, 4)}` : '';

interface SpendingChartProps {
  spending: readonly MonthSpending[];
  /** What the chart shows and where its figures can be read. */
  label: string;
}

/** A column for each month: what the member paid, and on top what the plan paid. */
function SpendingChart({ spending, label }: SpendingChartProps) {
  const format = useFormat();
  const figure = useSumFigure();
  const columns = spending.map((each) => {
    const [you, plan] = [saidYouPaid(each), saidPlanPaid(each)];
    return {
      key: each.month,
      name: format.shortMonth(each.month),
      figure: figure(saidSum(each.total, each.lacking, each.hasNegatives)),
      bars: [
        [
          { look: 't1', amount: you?.amount ?? 0 },
          { look: 't2', amount: plan?.amount ?? 0 },
        ],
      ] as const,
    };
  });
  return <ColumnChart label={label} columns={columns} write={format.wholeMoney} />;
}

interface SpendingTableProps {
  spending: readonly MonthSpending[];
  totals: ClaimTotals;
  caption: string;
  /** Whose spending it is, for what the table states; '' for another part of the claims. */
  who: string;
}

/** The chart's figures to the cent, and their sum. */
function SpendingTable({ spending, totals, caption, who }: SpendingTableProps) {
  const t = useText(spendingText, claimsText);
  const { month: monthName } = useFormat();
  const sumText = useSumText();
  const last = spending.at(-1)?.month ?? '';
  const years = new Set(spending.map(({ month }) => month.slice(0, 4)));
  const nameOf = (month: string) =>
    years.size > 1 ? `${monthName(month)} ${month.slice(0, 4)}` : monthName(month);
  const statedPaid = (each: MonthSpending) =>
    each.month < last ? statedSum(saidYouPaid(each)) : null;
  return (
    <AmountsTable
      className="months"
      caption={caption}
      heads={[
        years.size > 1 ? t('claims.spending.month') : ([...years][0] ?? ''),
        t('claims.column.copayAmount'),
        t('claims.column.amtInsurancePaid'),
      ]}
      lines={[
        ...spending.map((each) => ({
          key: each.month,
          name: <span className="cap">{nameOf(each.month)}</span>,
          amounts: [
            <span key="you" {...says('paidIn', [who, each.month.slice(0, 7)], statedPaid(each))}>
              {sumText(saidYouPaid(each))}
            </span>,
            sumText(saidPlanPaid(each)),
          ] as const,
        })),
        {
          key: 'sum',
          name: t('claims.spending.total'),
          amounts: [
            <b key="you">{sumText(saidYouPaid(totals))}</b>,
            <b key="plan">{sumText(saidPlanPaid(totals))}</b>,
          ] as const,
          sum: true,
        },
      ]}
    />
  );
}
