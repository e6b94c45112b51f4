import { drugCostOf, yearTotalOf } from '@portal/domain';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../language';
import { usePlanYear } from '../../../plan';
import { ButtonLink, Tag } from '../../../ui';
import { planParam } from '../priced-for/plan';
import { Amount } from './Amount';
import type { PlanOption, PlanOptions } from './plan-selection.requests';
import planText from './plan-selection.text';
import { type Said, says, saysAll } from '../../../says/says';

interface PlanCardProps {
  plan: PlanOption;
  options: PlanOptions;
  isLowest: boolean;
}

/** One plan: what a year of it costs with the member's drugs. */
export function PlanCard({ plan, options, isLowest }: PlanCardProps) {
  const t = useText(planText);
  const id = useId();
  const { currentPlan, planSelectionValues } = options;
  const { planCode, planName, deductible, drugs } = plan;
  const { planYear: thisYear } = usePlanYear();
  const isOwn = planCode === currentPlan;
  const isChosen = planCode === planSelectionValues.selectedPlan;
  return (
    <section
      className="c4 card stack plan-card"
      aria-labelledby={id}
      {...saysAll(
        says('activePlan', ['own', thisYear], isOwn ? planCode : null),
        says('chosenPlan', ['own', options.planYear], isChosen ? planCode : null),
      )}
    >
      <div className="row tight">
        {isOwn && <Tag tone="brand">{t('plans.now')}</Tag>}
        {isChosen && (
          <Tag tone="ok">{t('plans.chosenTag', { year: String(options.planYear) })}</Tag>
        )}
        {isLowest && (
          <Tag tone="ok">
            {drugs.length > 0 ? t('plans.lowest', { count: drugs.length }) : t('plans.lowestAlone')}
          </Tag>
        )}
        {deductible === 0 && <Tag tone="neutral">{t('plans.noDeductible')}</Tag>}
      </div>
      <h3 id={id}>{planName}</h3>
      <Total plan={plan} year={options.planYear} />
      <PlanFacts plan={plan} year={options.planYear} pharmacyName={options.pharmacyName} />
      <ButtonLink
        kind={isLowest ? 'primary' : 'secondary'}
        className="end"
        to={{ search: `?${planParam}=${encodeURIComponent(planCode)}` }}
      >
        {t('plans.see', { plan: planName })}
      </ButtonLink>
    </section>
  );
}

/** Twelve premiums and the drugs, or that it is not known. */
export function Total({ plan, year }: { plan: PlanOption; year: number | null }) {
  const t = useText(planText);
  const total = yearTotalOf(plan);
  return (
    <div>
      <p className="big num" {...says('planYearTotal', [plan.planCode, year], total)}>
        <Amount of={total} />
      </p>
      <p className="mute">
        {total !== null
          ? t(plan.drugs.length > 0 ? 'plans.forYear' : 'plans.premiumsOnly')
          : t(plan.premium === null ? 'plans.unknownPremium' : 'plans.unknownTotal')}
      </p>
    </div>
  );
}

interface PlanFactsProps {
  plan: PlanOption;
  year: number | null;
  pharmacyName: string;
}

/** Premium, limits, drugs and the default pharmacy of a plan. */
export function PlanFacts({ plan, year, pharmacyName }: PlanFactsProps) {
  const t = useText(planText);
  const { drugs, pharmacyNetwork } = plan;
  const covered = drugs.filter(({ coverage }) => coverage === 'covered').length;
  return (
    <dl className="answers">
      <PlanAmounts plan={plan} of={[plan.planCode, year]} />
      {drugs.length > 0 && (
        <Fact
          name={t('plans.drugs', { covered, count: drugs.length })}
          said={says('planDrugs', [plan.planCode, year], drugCostOf(plan))}
        >
          <Amount of={drugCostOf(plan)} />
        </Fact>
      )}
      {pharmacyNetwork !== 'none' && pharmacyNetwork !== 'unknown' && (
        <Fact name={pharmacyName}>{t(`plans.network.${pharmacyNetwork}`)}</Fact>
      )}
    </dl>
  );
}

interface PlanAmountsProps {
  plan: Pick<PlanOption, 'premium' | 'deductible' | 'outOfPocketLimit'>;
  /** Its code, and the year of the amounts. */
  of: readonly [planCode: string, year: number | null];
}

/** What a plan costs without any drug, as rows of a list. */
export function PlanAmounts({ plan, of }: PlanAmountsProps) {
  const t = useText(planText);
  return (
    <>
      <Fact name={t('plans.premium')} said={says('premium', of, plan.premium)}>
        <Amount of={plan.premium} />
      </Fact>
      <Fact name={t('plans.deductible')} said={says('planDeductible', of, plan.deductible)}>
        <Amount of={plan.deductible} />
      </Fact>
      <Fact name={t('plans.limit')} said={says('planLimit', of, plan.outOfPocketLimit)}>
        <Amount of={plan.outOfPocketLimit} />
      </Fact>
    </>
  );
}

function Fact({ name, said, children }: { name: string; said?: Said; children: ReactNode }) {
  return (
    <div className="between">
      <dt>{name}</dt>
      <dd className="num" {...said}>
        {children}
      </dd>
    </div>
  );
}
