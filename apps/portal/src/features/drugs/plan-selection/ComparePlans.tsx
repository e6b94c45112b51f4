import { drugCostOf, yearTotalOf } from '@portal/domain';
import { useLanguage, useText } from '../../../language';
import drugForms from '../../../language/drug-forms.text';
import { drugTitle } from '../../../language/drug-name';
import { Card, DataTable, type TableColumn } from '../../../ui';
import { Amount } from './Amount';
import { coverageText } from './coverage-text';
import type { PlanOption, PlanOptions } from './plan-selection.requests';
import planText from './plan-selection.text';
import { saysCost } from './says-cost';
import { says } from '../../../says/says';

type PlanFact = 'planYearTotal' | 'premium' | 'planDeductible' | 'planLimit' | 'planDrugs';

/** Every plan in a column, every cost and drug in a row. */
export function ComparePlans({ options }: { options: PlanOptions }) {
  const t = useText(planText, drugForms);
  const language = useLanguage();
  const { plans, planYear } = options;
  const title = t('plans.compareTitle', { year: String(planYear) });
  const amounts: [string, (plan: PlanOption) => number | null, PlanFact][] = [
    [t('plans.total'), yearTotalOf, 'planYearTotal'],
    [t('plans.premium'), ({ premium }) => premium, 'premium'],
    [t('plans.deductible'), ({ deductible }) => deductible, 'planDeductible'],
    [t('plans.limit'), ({ outOfPocketLimit }) => outOfPocketLimit, 'planLimit'],
    [t('plans.allDrugs'), drugCostOf, 'planDrugs'],
  ];
  const rows = [
    ...amounts.map(([name, amountOf, fact]) => ({
      name,
      says: (plan: PlanOption) => says(fact, [plan.planCode, planYear], amountOf(plan)),
      of: (plan: PlanOption) => <Amount of={amountOf(plan)} />,
    })),
    ...(plans[0]?.drugs ?? []).map((drug, index) => ({
      name: drugTitle(drug, language, t),
      says: (plan: PlanOption) => {
        const own = plan.drugs[index];
        return own ? saysCost(options, plan)(own) : {};
      },
      of: ({ drugs: own }: PlanOption) => (
        <span>
          <Amount of={own[index]?.yearCost ?? null} />
          <small>{own[index] && coverageText(own[index], t)}</small>
        </span>
      ),
    })),
  ];
  return (
    <Card title={title} flush>
      <DataTable
        caption={title}
        className="wide"
        rows={rows}
        columns={[
          { key: 'row', label: t('plans.compared'), isHead: true, cell: ({ name }) => name },
          ...plans.map((plan): TableColumn<(typeof rows)[number]> => ({
            key: plan.planCode,
            label: plan.planName,
            className: 'num',
            cell: ({ of }) => of(plan),
            says: (row) => row.says(plan),
          })),
        ]}
      />
    </Card>
  );
}
