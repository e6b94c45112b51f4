import { toCents } from '@portal/domain';
import '../../../styles/lists.css';
import { useFormat, useText } from '../../../language';
import type { OutputOf } from '@portal/contracts';
import type { balances } from '@portal/contracts/balances';
import balanceLabelsText from '../balance-labels.text';

type Totals = OutputOf<typeof balances.getPlanBalance>;

const tones = { memberPaid: 't1', planPaid: 't2', otherPaid: 't3' } as const;
type Payer = keyof typeof tones;

/**
 * Who paid how much of the year's drug costs, as a bar and as figures. The bar is there only when its
 * parts add up to the whole: half a picture of money is worse than none.
 */
export function PlanTotals({ totals, family = false }: { totals: Totals; family?: boolean }) {
  const t = useText(balanceLabelsText);
  const format = useFormat();
  const { grossDrugCost: total, countedThrough } = totals;
  const payers = (Object.keys(tones) as Payer[]).filter(
    (payer) => payer !== 'otherPaid' || (totals.otherPaid ?? 0) > 0,
  );
  const labelOf = (payer: Payer) =>
    t(
      family && payer === 'memberPaid'
        ? 'balanceLabels.totals.familyPaid'
        : `balanceLabels.totals.${payer}`,
    );
  const amount = (dollars: number | null) =>
    dollars === null ? t('balanceLabels.unknown') : format.money(dollars);
  return (
    <>
      <SplitBar totals={totals} />
      <dl className="figures">
        {payers.map((payer) => (
          <div key={payer}>
            <dt className={`key ${tones[payer]}`}>{labelOf(payer)}</dt>
            <dd className="num">{amount(totals[payer])}</dd>
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
  const { grossDrugCost: total, memberPaid, planPaid, otherPaid } = totals;
  const parts = { memberPaid: memberPaid ?? 0, planPaid: planPaid ?? 0, otherPaid: otherPaid ?? 0 };
  const sum = Object.values(parts).reduce((cents, part) => cents + toCents(part), 0);
  if (!total || memberPaid === null || planPaid === null || sum !== toCents(total)) return null;
  let from = 0;
  return (
    <svg className="split" aria-hidden="true">
      {(Object.keys(tones) as Payer[]).map((payer) => {
        const width = (parts[payer] / total) * 100;
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
