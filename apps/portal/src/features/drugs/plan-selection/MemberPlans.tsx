import { useSearchParams } from 'react-router-dom';
import { plans as planCalls } from '@portal/contracts/plans';
import { lowestPlans } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import namesText from '../../../language/names.text';
import { PageHead, usePhone } from '../../../brand';
import { usePlanYear } from '../../../plan';
import { useSession } from '../../../session';
import { useCall } from '../../../store';
import { Alert, Button, ButtonLink, Card, Part, PhoneLink } from '../../../ui';
import { ComparePlans } from './ComparePlans';
import { OtherWays } from './OtherWays';
import { PlanCard } from './PlanCard';
import { EstimateNotes, PlanDetails } from './PlanDetails';
import type { PlanOptions } from './plan-selection.requests';
import planText from './plan-selection.text';
import { useShownPlan } from './use-shown-plan';
import { WindowsCard } from './WindowsCard';

/** The plans that a member may choose, and what the member's drugs cost in each. */
export function MemberPlans() {
  const t = useText(planText, namesText);
  const { userInfo } = useSession();
  const memberId = userInfo?.memberId;
  const { data, retry } = useCall(planCalls.getOptions, memberId ? { memberId } : null);
  const title = <PageHead title={t('screens.planSelection')} />;
  return (
    <>
      {!data.data && title}
      <Part
        data={data}
        what="plans"
        retry={retry}
        lines={12}
        keepWhileLoading
        isEmpty={({ plans }) => plans.length === 0}
        empty={<NoChoice />}
      >
        {(options) => <Found options={options} onChanged={retry} />}
      </Part>
    </>
  );
}

function Found({ options, onChanged }: { options: PlanOptions; onChanged: () => void }) {
  const shown = useShownPlan(options.plans);
  return shown ? (
    <PlanDetails key={shown.planCode} options={options} plan={shown} onChanged={onChanged} />
  ) : (
    <AllPlans options={options} />
  );
}

function AllPlans({ options }: { options: PlanOptions }) {
  const t = useText(planText);
  const [params, setParams] = useSearchParams();
  const { showsNextYear } = usePlanYear();
  const { plans, planYear } = options;
  const year = String(planYear);
  const isCompared = params.has('compare');
  const lowest = lowestPlans(plans);
  return (
    <>
      <PlansHeading options={options} />
      <WindowsCard />
      <section className="stack" aria-labelledby="plans">
        <h2 id="plans">{t('plans.yours', { year })}</h2>
        <div className="grid">
          {plans.map((plan) => (
            <PlanCard
              key={plan.planCode}
              plan={plan}
              options={options}
              isLowest={lowest.includes(plan)}
            />
          ))}
        </div>
        <EstimateNotes plans={plans} />
      </section>
      {isCompared && <ComparePlans options={options} />}
      <div className="row no-print">
        <Button
          kind="secondary"
          aria-expanded={isCompared}
          onClick={() => setParams(isCompared ? {} : { compare: '' }, { replace: true })}
        >
          {t(isCompared ? 'plans.hideCompare' : 'plans.compare')}
        </Button>
        {showsNextYear && (
          <ButtonLink kind="secondary" to="/member/my-drugs/next-year">
            {t('plans.drugsNextYear')}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" to="/member/dashboard">
          {t('plans.leave')}
        </ButtonLink>
      </div>
      <OtherWays />
    </>
  );
}

/** What can be done now, and what was chosen. */
function PlansHeading({ options }: { options: PlanOptions }) {
  const t = useText(planText);
  const format = useFormat();
  const { planYear: thisYear, planWindow, planWindows } = usePlanYear();
  const { plans, planYear, currentPlan, planSelectionValues } = options;
  const { from, to } = planWindows.openEnrollment;
  const dates = {
    year: String(planYear),
    from: format.longDate(`${thisYear}-${from}`),
    to: format.longDate(`${thisYear}-${to}`),
  };
  const nameOf = (code: string) => plans.find(({ planCode }) => planCode === code)?.planName;
  const chosen = nameOf(planSelectionValues.selectedPlan);
  const own = nameOf(currentPlan);
  const isKept = planSelectionValues.selectedPlan === currentPlan;
  const isOpen = planWindow === 'openEnrollment';
  return (
    <>
      <PageHead
        title={t(isOpen ? 'plans.titleOpen' : 'plans.title', dates)}
        more={
          <p className="lead">
            {t(
              chosen && isOpen ? 'plans.lead.chosen' : `plans.lead.${planWindow ?? 'none'}`,
              dates,
            )}
          </p>
        }
      />
      {chosen && (
        <Alert
          tone="ok"
          title={t(isKept ? 'plans.stay' : 'plans.chosen', { plan: chosen, year: dates.year })}
        >
          {!isKept && <p>{t('plans.startsOn', { date: format.longDate(`${planYear}-01-01`) })}</p>}
        </Alert>
      )}
      {!chosen && own && !isOpen && planWindow === 'afterEnrollment' && (
        <Alert tone="info" title={t('plans.stay', { plan: own, year: dates.year })} />
      )}
    </>
  );
}

/** The member's plan is the only one. */
function NoChoice() {
  const t = useText(planText);
  const phone = usePhone();
  return (
    <>
      <PageHead title={t('plans.none')} />
      <Card title={t('plans.noneTitle')}>
        <p>{t.parts('plans.noneText', { phone: <PhoneLink number={phone} /> })}</p>
        <div className="row">
          <ButtonLink to="/member/benefits">{t('plans.benefits')}</ButtonLink>
          <ButtonLink kind="quiet" to="/member/dashboard">
            {t('plans.leave')}
          </ButtonLink>
        </div>
      </Card>
      <OtherWays />
    </>
  );
}
