import { drugCostOf, yearTotalOf } from '@portal/domain';
import { useId } from 'react';
import { useFormat, useText } from '../../../language';
import { ButtonLink, Tag } from '../../../ui';
import { planParam } from '../plan';
import type { PlanOption, PlanOptions } from './plan-selection.requests';
import planText from './plan-selection.text';

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
  const isOwn = planCode === currentPlan;
  return (
    <section className="c4 card stack" aria-labelledby={id}>
      <div className="row tight">
        {isOwn && <Tag tone="brand">{t('plans.now')}</Tag>}
        {planCode === planSelectionValues.selectedPlan && (
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
      <Total plan={plan} />
      <PlanFacts plan={plan} pharmacyName={options.pharmacyName} />
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
export function Total({ plan }: { plan: PlanOption }) {
  const t = useText(planText);
  const format = useFormat();
  const total = yearTotalOf(plan);
  return (
    <div>
      <p className="big num">{total === null ? t('plans.unknown') : format.money(total)}</p>
      <p className="mute">
        {t(
          total === null
            ? 'plans.unknownTotal'
            : plan.drugs.length > 0
              ? 'plans.forYear'
              : 'plans.premiumsOnly',
        )}
      </p>
    </div>
  );
}

interface PlanFactsProps {
  plan: PlanOption;
  pharmacyName: string;
}

/** Premium, limits, drugs and the default pharmacy of a plan. */
export function PlanFacts({ plan, pharmacyName }: PlanFactsProps) {
  const t = useText(planText);
  const format = useFormat();
  const money = (amount: number | null) =>
    amount === null ? t('plans.unknown') : format.money(amount);
  const { premium, deductible, outOfPocketLimit, drugs, pharmacyNetwork } = plan;
  const covered = drugs.filter(({ isCovered }) => isCovered).length;
  const facts = [
    [t('plans.premium'), money(premium)],
    [t('plans.deductible'), money(deductible)],
    [t('plans.limit'), money(outOfPocketLimit)],
    ...(drugs.length > 0
      ? [[t('plans.drugs', { covered, count: drugs.length }), money(drugCostOf(plan))]]
      : []),
    ...(pharmacyNetwork === 'none' || pharmacyNetwork === 'unknown'
      ? []
      : [[pharmacyName, t(`plans.network.${pharmacyNetwork}`)]]),
  ];
  return (
    <dl className="answers">
      {facts.map(([name, value]) => (
        <div key={name} className="between">
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
