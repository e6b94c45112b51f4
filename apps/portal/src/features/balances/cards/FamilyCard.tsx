import {
  familyMet,
  type PersonBalance,
  type PlanAmounts,
  type SpendingLimit,
} from '@portal/domain';
import { Terms } from '../../../content';
import { useFormat, useText } from '../../../language';
import { Card } from '../../../ui';
import { roles } from '../../../ui/table-roles';
import { LimitMeter } from '../LimitMeter';
import { PersonName } from './PersonName';
import balanceLabelsText from '../balance-labels.text';
import balancesText from '../balances.text';

interface FamilyCardProps {
  persons: readonly PersonBalance[];
  plan: PlanAmounts;
  limits: { deductible: SpendingLimit; outOfPocket: SpendingLimit };
}

/** The limits of the whole family, and how its totals are the sum of what each person paid (BL-1). */
export function FamilyCard({ persons, plan, limits }: FamilyCardProps) {
  const t = useText(balanceLabelsText, balancesText);
  const fallsBack =
    (plan.familyDeductible === null && plan.individualDeductible !== null) ||
    (plan.familyOOPMax === null && plan.individualOOPMax !== null);
  return (
    <Card title={t('balances.familyTitle')}>
      <p className="mute">{t('balances.familyHow')}</p>
      <div className="grid">
        <div className="c6">
          <LimitMeter label={t('balanceLabels.deductible')} limit={limits.deductible.family} />
        </div>
        <div className="c6">
          <LimitMeter label={t('balanceLabels.outOfPocket')} limit={limits.outOfPocket.family} />
        </div>
      </div>
      <Terms ids={['deductible', 'family-maximum']} />
      {fallsBack && <p className="note">{t('balances.familyFallback')}</p>}
      <SumTable persons={persons} />
    </Card>
  );
}

function SumTable({ persons }: { persons: readonly PersonBalance[] }) {
  const t = useText(balanceLabelsText, balancesText);
  const { money } = useFormat();
  const amount = (dollars: number | null) =>
    dollars === null ? t('balanceLabels.unknown') : money(dollars);
  const columns = [
    { kind: 'deductible', label: t('balances.sumDeductible') },
    { kind: 'pm', label: t('balances.sumOutOfPocket') },
  ] as const;
  return (
    <table {...roles.table} className="tbl slim turns wide sum-table">
      <caption className="sr">{t('balances.sumCaption')}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.columnHeader} scope="col">
            {t('balances.sumMember')}
          </th>
          {columns.map(({ kind, label }) => (
            <th key={kind} {...roles.columnHeader} scope="col" className="num wraps">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {persons.map((person, index) => (
          <tr key={index} {...roles.row}>
            <th {...roles.rowHeader} scope="row">
              <PersonName person={person} />
            </th>
            {columns.map(({ kind, label }) => (
              <td key={kind} {...roles.cell} className="num" data-l={label}>
                {amount(person[kind])}
              </td>
            ))}
          </tr>
        ))}
        <tr {...roles.row} className="sum">
          <th {...roles.rowHeader} scope="row">
            {t('balances.sumTotal')}
          </th>
          {columns.map(({ kind, label }) => (
            <td key={kind} {...roles.cell} className="num" data-l={label}>
              {amount(familyMet(persons, kind))}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
