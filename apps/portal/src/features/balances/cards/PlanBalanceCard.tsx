import type { OutputOf } from '@portal/contracts';
import { type FamilyBalances, isFamily, planYearAt, splitOf } from '@portal/domain';
import { balances } from '@portal/contracts/balances';
import { useText, useFormat } from '../../../language';
import { useClock } from '../../../platform';
import { useBalancesHere, useListedBalances } from '../../../plan/use-balances';
import { useCall } from '../../../store';
import { Card, Part } from '../../../ui';
import '../balances.css';
import '../../../styles/lists.css';
import balanceLabelsText from '../balance-labels.text';
import { hasNoTotal } from '../has-no-total';
import claimPayersText from '../../../plan/claim-payers.text';
import { useNotStated } from '../../../plan/use-claims-of-year';
import { useOtherPayerOfYear } from '../../../plan/use-other-payer';
import { says } from '../../../says/says';

const tones = { memberPaid: 't1', planPaid: 't2', otherPaid: 't3' } as const;

/**
 * The plan balance: the year's drug costs and who paid them. Loads, fails and is empty by itself (BL-3).
 * The amounts are the family's when the limits, requested by the same screen, are those of several persons. Not shown
 * where one of them is not listed: the sum would tell what they paid.
 */
export function PlanBalanceCard({ className = '' }: { className?: string }) {
  const t = useText(balanceLabelsText);
  const clock = useClock();
  const { data, retry } = useCall(balances.getPlanBalance);
  const limits = useBalancesHere().data;
  const { leavesOut } = useListedBalances(limits);
  const year = data.data?.planYear ?? planYearAt(clock.now());
  if (leavesOut) return null;
  return (
    <Card
      className={`${className} ${data.status === 'success' || data.failure ? '' : 'totals-waiting'}`.trim()}
      title={t('balanceLabels.totals.title', { year: String(year) })}
    >
      <Part
        data={data}
        what="planBalance"
        retry={retry}
        keepWhileLoading
        lines={4}
        isEmpty={({ grossDrugCost }) => grossDrugCost === 0}
        empty={<NoCosts year={year} />}
      >
        {(totals) =>
          hasNoTotal(totals) ? (
            <p>{t('balanceLabels.totals.unclear')}</p>
          ) : (
            <PlanTotals totals={totals} year={year} whose={whoseOf(limits)} />
          )
        }
      </Part>
    </Card>
  );
}

/** No costs on record; where a claim of the year has no known status, that none are counted. */
function NoCosts({ year }: { year: number }) {
  const t = useText(balanceLabelsText);
  const hasSome = useNotStated(year) > 0;
  return <p>{t(hasSome ? 'balanceLabels.totals.noneCounted' : 'balanceLabels.totals.none')}</p>;
}

/** Whose totals they are; not known without the answer that names the people. */
function whoseOf(limits: FamilyBalances | undefined): 'own' | 'family' | null {
  if (limits === undefined) return null;
  return isFamily(limits) ? 'family' : 'own';
}

const paidLabels = { own: 'memberPaid', family: 'familyPaid' } as const;

type Totals = OutputOf<typeof balances.getPlanBalance>;

type Payer = keyof typeof tones;

const statedAs = { memberPaid: 'paidThisYear', planPaid: 'planPaidInYear' } as const;

interface PlanTotalsProps {
  totals: Totals;
  year: number;
  whose: 'own' | 'family' | null;
}

/**
 * Who paid how much of the year's drug costs, as a bar and as figures. The bar is there only when its
 * parts add up to the whole: half a picture of money is worse than none.
 */
function PlanTotals({ totals, year, whose }: PlanTotalsProps) {
  const t = useText(balanceLabelsText, claimPayersText);
  const format = useFormat();
  const { grossDrugCost: total, countedThrough } = totals;
  const payers = (Object.keys(tones) as Payer[]).filter(
    (payer) => payer !== 'otherPaid' || (totals.otherPaid ?? 0) > 0,
  );
  const paidLabel = whose === null ? 'someonePaid' : paidLabels[whose];
  const { kind, name } = useOtherPayerOfYear(year, payers.includes('otherPaid'));
  const labelOf = (payer: Payer) =>
    payer === 'otherPaid'
      ? t(`otherPayer.paid.${kind}`, { name })
      : t(`balanceLabels.totals.${payer === 'memberPaid' ? paidLabel : payer}`);
  const amount = (dollars: number | null) =>
    dollars === null ? t('balanceLabels.unknown') : format.money(dollars);
  return (
    <>
      <SplitBar totals={totals} />
      <dl className="figures payers">
        {payers.map((payer) => (
          <div key={payer}>
            <dt className={`key ${tones[payer]}`}>{labelOf(payer)}</dt>
            <dd
              className="num"
              {...(payer !== 'otherPaid' && says(statedAs[payer], [whose, year], totals[payer]))}
            >
              {amount(totals[payer])}
            </dd>
          </div>
        ))}
        <div className="sum">
          <dt>{t('balanceLabels.totals.total')}</dt>
          <dd className="num">{amount(total)}</dd>
        </div>
      </dl>
      {countedThrough && (
        <p className="small mute">
          {t('balanceLabels.totals.through', { date: format.longDate(countedThrough) })}
        </p>
      )}
    </>
  );
}

function SplitBar({ totals }: { totals: Totals }) {
  const widths = splitOf(totals);
  if (!widths) return null;
  let from = 0;
  return (
    <svg className="split" aria-hidden="true">
      {(Object.keys(tones) as Payer[]).map((payer) => {
        const width = widths[payer];
        const x = from;
        from += width;
        return width > 0 ? (
          <rect
            key={payer}
            className={tones[payer]}
            x={`${x}%`}
            width={`${width}%`}
            height="100%"
          />
        ) : null;
      })}
    </svg>
  );
}
