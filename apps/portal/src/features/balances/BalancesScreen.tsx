import { ownBalance, planYearAt, spendingLimits } from '@portal/domain';
import '../../styles/lists.css';
import '../../styles/table.css';
import { useText } from '../../language';
import { useClock } from '../../platform';
import { useAppSelector } from '../../store';
import { PrintedFor } from '../../brand';
import { useSession } from '../../session';
import { Button, Card, DataState } from '../../ui';
import './balances.css';
import { type BenefitBalance, planBalance } from './balances.requests';
import { CountsCard } from './cards/CountsCard';
import { FamilyCard } from './cards/FamilyCard';
import { FillExample } from './stages/FillExample';
import { PaymentPlanCard } from './cards/PaymentPlanCard';
import { PersonCard } from './cards/PersonCard';
import { PlanBalanceCard } from './cards/PlanBalanceCard';
import { personOf } from './stages/stage-now';
import { StagesCard, useStage } from './stages/StagesCard';
import { useBenefitBalance } from './use-balances';
import balanceLabelsText from './balance-labels.text';
import balancesText from './balances.text';
import screenTitlesText from '../../language/screen-titles.text';

/** /member/healthcarebalances: limits of each person and the family, the plan balance, and for Medicare the stages. */
export function BalancesScreen() {
  const t = useText(screenTitlesText, balancesText);
  const clock = useClock();
  const { data, retry } = useBenefitBalance();
  return (
    <div className="stack s5">
      <PrintedFor />
      <div className="between">
        <div className="stack s1">
          <h1>{t('screens.healthCareBalances')}</h1>
          <p className="mute">{t('balances.lead', { year: String(planYearAt(clock.now())) })}</p>
        </div>
        <Button className="no-print" kind="secondary" icon="printer" onClick={() => window.print()}>
          {t('balances.print')}
        </Button>
      </div>
      <Limits data={data} onRetry={retry} />
      <div className="grid">
        <PlanBalanceCard className="c7" />
        <CountsCard className="c5" />
      </div>
    </div>
  );
}

type BenefitData = ReturnType<typeof useBenefitBalance>['data'];

/** The part that needs the limits; while they are missing it is one card that says so. */
function Limits({ data, onRetry }: { data: BenefitData; onRetry: () => void }) {
  const t = useText(balanceLabelsText);
  const { businessLine } = useSession();
  if (data.data && data.data.balance.length > 0) {
    return businessLine === 'MEDD' ? (
      <PartDLimits answer={data.data} />
    ) : (
      <PlanLimits answer={data.data} />
    );
  }
  return (
    <Card
      title={t('balanceLabels.outOfPocket')}
      className={data.status === 'success' || data.failure ? '' : 'limits-waiting'}
    >
      <DataState
        data={data}
        loading={t('balanceLabels.loading')}
        failed={t('balanceLabels.failed')}
        onRetry={onRetry}
        lines={6}
      >
        {() => <p>{t('balanceLabels.none')}</p>}
      </DataState>
    </Card>
  );
}

function PlanLimits({ answer: { balance: persons, planInfo: plan } }: { answer: BenefitBalance }) {
  const { userInfo } = useSession();
  const person = personOf(userInfo);
  const own = ownBalance(persons, person);
  const limits = spendingLimits(persons, plan, person);
  return (
    <>
      {persons.length > 1 && <FamilyCard persons={persons} plan={plan} limits={limits} />}
      <div className="grid">
        {persons.map((each, index) => (
          <PersonCard
            key={index}
            person={each}
            plan={plan}
            limits={limits}
            own={each === own}
            narrow={persons.length > 2 && persons.length !== 4}
          />
        ))}
      </div>
    </>
  );
}

function PartDLimits({ answer }: { answer: BenefitBalance }) {
  const totals = useAppSelector(planBalance.select).data;
  const { now, year } = useStage(answer, totals?.planYear ?? null, totals?.grossDrugCost ?? null);
  return (
    <>
      <StagesCard now={now} year={year} />
      {now && now.stage !== 'catastrophic' && (
        <div className="grid">
          <div className="c7 stack s5">
            <FillExample now={now} />
          </div>
          <div className="c5 stack s5">
            <PaymentPlanCard />
          </div>
        </div>
      )}
    </>
  );
}
