import { drugCostOf, yearTotalOf } from '@portal/domain';
import { useLanguage, useText } from '../../../language';
import drugForms from '../../../language/drug-forms.text';
import { drugTitle } from '../../../language/drug-name';
import { Card } from '../../../ui';
import { roles } from '../../../ui/table-roles';
import { Amount } from './Amount';
import { coverageText } from './coverage-text';
import type { PlanOption, PlanOptions } from './plan-selection.requests';
import planText from './plan-selection.text';

/** Every plan in a column, every cost and drug in a row. */
export function ComparePlans({ options }: { options: PlanOptions }) {
  const t = useText(planText, drugForms);
  const language = useLanguage();
  const { plans, planYear } = options;
  const title = t('plans.compareTitle', { year: String(planYear) });
  const amounts = [
    [t('plans.total'), yearTotalOf],
    [t('plans.premium'), ({ premium }: PlanOption) => premium],
    [t('plans.deductible'), ({ deductible }: PlanOption) => deductible],
    [t('plans.limit'), ({ outOfPocketLimit }: PlanOption) => outOfPocketLimit],
    [t('plans.allDrugs'), drugCostOf],
  ] as const;
  const drugs = plans[0]?.drugs ?? [];
  return (
    <Card title={title} flush>
      <table {...roles.table} className="tbl turns wide">
        <caption className="sr">{title}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHeader} scope="col">
              {t('plans.compared')}
            </th>
            {plans.map(({ planCode, planName }) => (
              <th key={planCode} {...roles.columnHeader} scope="col" className="num">
                {planName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {amounts.map(([name, amountOf]) => (
            <tr key={name} {...roles.row}>
              <th {...roles.rowHeader} scope="row">
                {name}
              </th>
              {plans.map((plan) => (
                <td key={plan.planCode} {...roles.cell} className="num" data-l={plan.planName}>
                  <Amount of={amountOf(plan)} />
                </td>
              ))}
            </tr>
          ))}
          {drugs.map((drug, index) => (
            <tr key={index} {...roles.row}>
              <th {...roles.rowHeader} scope="row">
                {drugTitle(drug, language, t)}
              </th>
              {plans.map(({ planCode, planName, drugs: own }) => (
                <td key={planCode} {...roles.cell} className="num" data-l={planName}>
                  <span>
                    <Amount of={own[index]?.yearCost ?? null} />
                    <small>{own[index] && coverageText(own[index], t)}</small>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
