import type { OutputOf } from '@portal/contracts';
import { drugs } from '@portal/contracts/drugs';
import '../../../styles/lists.css';
import '../../../styles/table.css';
import { ClientName, Page, PageHead } from '../../../brand';
import { usePlanYear } from '../../../plan';
import { useSession } from '../../../session';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { useCall } from '../../../store';
import { ButtonLink, Card, Link, Part } from '../../../ui';
import { planParam } from '../priced-for/plan';
import { useArrivalFocus } from '../use-arrival-focus';
import './plan-selection.css';
import { MemberPlans } from './MemberPlans';
import { OtherWays } from './OtherWays';
import { PlanAmounts } from './PlanCard';
import { PlanLinks } from './PlanDetails';
import planText from './plan-selection.text';
import { useShownPlan } from './use-shown-plan';
import { WindowsCard } from './WindowsCard';

/** /member/planselection: the plans of the next year for a member, those of the client for a visitor (AC-3). */
export function PlanSelectionScreen() {
  const { signedIn } = useSession();
  return (
    <Page paper gap="s6" head={<ClientName />}>
      {signedIn ? <MemberPlans /> : <VisitorPlans />}
    </Page>
  );
}

/** The amounts of a plan of the next year that the service does not know yet. */
const notKnown = { premium: null, deductible: null, outOfPocketLimit: null };

type ClientPlan = OutputOf<typeof drugs.getPlans>['plans'][number];

/** The client's plans: what is seen of drug lists and prices follows the chosen one. */
function VisitorPlans() {
  const t = useText(planText, namesText);
  const { data, retry } = useCall(drugs.getPlans);
  return (
    <>
      {!data.data && <PageHead title={t('screens.planSelection')} />}
      <Part
        data={data}
        what="plans"
        retry={retry}
        lines={8}
        isEmpty={({ plans }) => plans.length === 0}
        empty={<PageHead title={t('plans.noneForVisitors')} />}
      >
        {({ plans }) => <Found plans={plans} />}
      </Part>
      <OtherWays />
    </>
  );
}

function Found({ plans }: { plans: readonly ClientPlan[] }) {
  const t = useText(planText);
  const { planYear } = usePlanYear();
  const shown = useShownPlan(plans);
  if (shown) return <OnePlan key={shown.planCode} plan={shown} />;
  const isNext = plans.some(({ nextYear }) => nextYear);
  return (
    <>
      <PageHead
        title={t('plans.visitorTitle', { year: String(isNext ? planYear + 1 : planYear) })}
        more={<p className="lead">{t('plans.visitorLead')}</p>}
      />
      {isNext && <WindowsCard />}
      <ul className="grid">
        {plans.map((plan) => (
          <li key={plan.planCode} className="c4 card stack">
            <h2>{plan.planName}</h2>
            <dl className="answers">
              <PlanAmounts
                plan={isNext ? (plan.nextYear ?? notKnown) : plan}
                of={[plan.planCode, plan.nextYear ? planYear + 1 : planYear]}
              />
            </dl>
            <ButtonLink
              kind="secondary"
              className="end"
              to={{ search: `?${planParam}=${encodeURIComponent(plan.planCode)}` }}
            >
              {t('plans.see', { plan: plan.planName })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function OnePlan({ plan }: { plan: ClientPlan }) {
  const t = useText(planText);
  const { planYear } = usePlanYear();
  const { nextYear } = plan;
  const years = [
    ...(nextYear ? [[planYear + 1, nextYear] as const] : []),
    [planYear, plan] as const,
  ];
  return (
    <>
      <p className="no-print">
        <Link to={{ search: '' }}>{t('plans.backAll')}</Link>
      </p>
      <PageHead title={plan.planName} heading={useArrivalFocus(plan.planCode)} />
      <div className="grid">
        <div className="c8 stack s5">
          <PlanLinks plan={plan} />
        </div>
        <div className="c4 stack s5">
          {years.map(([year, amounts]) => (
            <Card key={year} title={t('plans.cost', { year: String(year) })}>
              <dl className="answers">
                <PlanAmounts plan={amounts} of={[plan.planCode, year]} />
              </dl>
            </Card>
          ))}
        </div>
      </div>
    </>
  );
}
