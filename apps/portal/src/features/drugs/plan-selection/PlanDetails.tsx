import { formularyOf, links } from '@portal/client-config';
import { yearMoreThan } from '@portal/domain';
import { PageHead } from '../../../brand';
import { ExternalLink } from '../../../dialogs';
import { useFormat, useLanguage, useText } from '../../../language';
import drugForms from '../../../language/drug-forms.text';
import { drugTitle } from '../../../language/drug-name';
import { OtherInsuranceNote } from '../../../plan/other-insurance/OtherInsuranceNote';
import { Card, DataTable, Link, Tag } from '../../../ui';
import { planParam } from '../priced-for/plan';
import { useArrivalFocus } from '../use-arrival-focus';
import { Amount } from './Amount';
import { ChoosePlan } from './ChoosePlan';
import { coverageText } from './coverage-text';
import { PlanFacts, Total } from './PlanCard';
import { saysCost } from './says-cost';
import type { PlanOption, PlanOptions } from './plan-selection.requests';
import planText from './plan-selection.text';

interface PlanDetailsProps {
  options: PlanOptions;
  plan: PlanOption;
  onChanged: () => void;
}

/** One plan with the member's drugs, what changes against the plan of now, and the choice. */
export function PlanDetails({ options, plan, onChanged }: PlanDetailsProps) {
  const t = useText(planText);
  const year = String(options.planYear);
  return (
    <>
      <p className="no-print">
        <Link to={{ search: '' }}>{t('plans.back', { year })}</Link>
      </p>
      <PageHead
        title={plan.planName}
        heading={useArrivalFocus(plan.planCode)}
        more={
          <div className="row tight">
            {plan.planCode === options.currentPlan && <Tag tone="brand">{t('plans.now')}</Tag>}
            {plan.planCode === options.planSelectionValues.selectedPlan && (
              <Tag tone="ok">{t('plans.chosenTag', { year })}</Tag>
            )}
          </div>
        }
      />
      <div className="grid">
        <div className="c8 stack s5">
          <DrugsOfPlan options={options} plan={plan} />
          <PlanLinks plan={plan} />
        </div>
        <div className="c4 stack s5">
          <Card title={t('plans.cost', { year })}>
            <Total plan={plan} year={options.planYear} />
            <Difference options={options} plan={plan} />
            <PlanFacts plan={plan} year={options.planYear} pharmacyName={options.pharmacyName} />
          </Card>
          <ChoosePlan options={options} plan={plan} onChanged={onChanged} />
        </div>
      </div>
    </>
  );
}

/** How much more or less than the plan of now. */
function Difference({ options, plan }: Omit<PlanDetailsProps, 'onChanged'>) {
  const t = useText(planText);
  const format = useFormat();
  const own = options.plans.find(({ planCode }) => planCode === options.currentPlan);
  const more = own && own !== plan ? yearMoreThan(plan, own) : null;
  if (!own || more === null) return null;
  const amount = format.money(Math.abs(more));
  const key = more === 0 ? 'plans.same' : more < 0 ? 'plans.less' : 'plans.more';
  return <p>{t(key, { amount, plan: own.planName })}</p>;
}

function DrugsOfPlan({ options, plan }: Omit<PlanDetailsProps, 'onChanged'>) {
  const t = useText(planText, drugForms);
  const language = useLanguage();
  const title = t('plans.yourDrugs', { year: String(options.planYear) });
  const { drugs } = plan;
  if (drugs.length === 0) {
    return (
      <Card title={title}>
        <p>{t('plans.noDrugs')}</p>
      </Card>
    );
  }
  return (
    <Card title={title} flush>
      <DataTable
        caption={title}
        className="wide"
        rows={drugs}
        columns={[
          {
            key: 'drug',
            label: t('plans.drug'),
            isHead: true,
            cell: (drug) => drugTitle(drug, language, t),
          },
          {
            key: 'coverage',
            label: t('plans.coverage'),
            cell: (drug) =>
              drug.coverage === 'notCovered' ? (
                <Tag tone="bad">{coverageText(drug, t)}</Tag>
              ) : (
                coverageText(drug, t)
              ),
          },
          {
            key: 'youPay',
            label: t('plans.youPay'),
            className: 'num',
            cell: ({ yearCost }) => <Amount of={yearCost} />,
            says: saysCost(options, plan),
          },
        ]}
      />
      <div className="pad">
        <EstimateNotes plans={[plan]} />
      </div>
    </Card>
  );
}

/** How the costs of these plans were estimated. */
export function EstimateNotes({ plans }: { plans: readonly PlanOption[] }) {
  const t = useText(planText);
  const all = plans.flatMap(({ drugs }) => drugs);
  return (
    <div className="stack s1 mute">
      <p>{t('plans.source')}</p>
      {all.some(({ coverage }) => coverage === 'notCovered') && <p>{t('plans.uncoveredSource')}</p>}
      <OtherInsuranceNote />
    </div>
  );
}

/** The plan's drug list and prices; an unknown plan has no such page (Spec §2.1). */
export function PlanLinks({ plan }: { plan: { planCode: string; planName: string } }) {
  const t = useText(planText);
  const search = `?${planParam}=${encodeURIComponent(plan.planCode)}`;
  const formulary = formularyOf(plan.planCode);
  return (
    <Card title={t('plans.lookFurther')}>
      <ul className="stack s2">
        <li>
          <Link to={{ pathname: '/member/drug-lookup', search }}>{t('plans.lookup')}</Link>
        </li>
        <li>
          <Link to={{ pathname: '/member/price-a-drug', search }}>{t('plans.price')}</Link>
        </li>
        {formulary && (
          <li>
            <ExternalLink
              to={links[formulary].href}
              {...('confirm' in links[formulary] && { confirm: true })}
            >
              {t('plans.formulary', { plan: plan.planName })}
            </ExternalLink>
          </li>
        )}
      </ul>
    </Card>
  );
}
