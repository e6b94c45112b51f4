import { balances } from '@portal/contracts/balances';
import { isFamily, ownBalance, planYearAt, spendingLimits } from '@portal/domain';
import '../../styles/lists.css';
import '../../styles/table.css';
import { useText } from '../../language';
import { useClock } from '../../platform';
import { useFillCostNow } from '../../plan/fill-cost/use-fill-cost';
import { useBalances, useListedBalances } from '../../plan/use-balances';
import { type RemoteData, requestOf, useAnswer } from '../../store';
import { Page, usePhone } from '../../brand';
import { useSession, IfAddition } from '../../session';
import { Card, Part, ButtonLink } from '../../ui';
import { PhoneLink } from '../../ui/PhoneLink';
import namesText from '../../language/names.text';
import './balances.css';
import { CountsCard } from './cards/CountsCard';
import { FamilyCard } from './cards/FamilyCard';
import { FillExample } from './stages/FillExample';
import { PersonCard } from './cards/PersonCard';
import { PlanBalanceCard } from './cards/PlanBalanceCard';
import { signedInPerson } from '../../plan';
import { type BenefitBalance, StagesCard, useStage } from './stages/StagesCard';
import balanceLabelsText from './balance-labels.text';
import { NotStatedNotes } from './NotStatedNote';
import balancesText from './balances.text';

/** /member/healthcarebalances: limits of each person and the family, the plan balance, and for Medicare the stages. */
export function BalancesScreen() {
  const t = useText(namesText, balancesText);
  const year = planYearAt(useClock().now());
  const { data, retry } = useBalances();
  return (
    <Page
      title={t('screens.healthCareBalances')}
      lead={t('balances.lead', { year: String(year) })}
      print
    >
      <Limits data={data} onRetry={retry} />
      <NotStatedNotes />
      <div className="grid">
        <PlanBalanceCard className="c7" />
        <CountsCard className="c5" />
      </div>
    </Page>
  );
}

type BenefitData = RemoteData<BenefitBalance>;

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
      className={data.status === 'success' || data.failure ? '' : 'balances-waiting'}
    >
      <Part data={data} what="limits" retry={onRetry} lines={6}>
        {() => <p>{t('balanceLabels.none')}</p>}
      </Part>
    </Card>
  );
}

function PlanLimits({ answer }: { answer: BenefitBalance }) {
  const t = useText(balancesText);
  const person = signedInPerson(useSession().userInfo);
  const people = useListedBalances(answer);
  const { listed } = people;
  const own = ownBalance(answer.balance, person);
  const limits = spendingLimits(answer, person);
  const { individualDeductible, individualOOPMax } = answer.planInfo;
  const amounts = listed.flatMap(({ deductible, pm }) => [deductible, pm]);
  const lacksOne = [individualDeductible, individualOOPMax, ...amounts].includes(null);
  const phone = <PhoneLink number={usePhone()} />;
  return (
    <>
      {lacksOne && <p className="note">{t.parts('balances.amountsLacking', { phone })}</p>}
      {isFamily(answer) && <FamilyCard answer={answer} people={people} limits={limits} />}
      <div className="grid">
        {listed.map((each, index) => (
          <PersonCard
            key={index}
            person={each}
            plan={answer.planInfo}
            limits={limits}
            own={each === own}
            narrow={listed.length > 2 && listed.length !== 4}
          />
        ))}
      </div>
    </>
  );
}

function PartDLimits({ answer }: { answer: BenefitBalance }) {
  const totals = useAnswer(requestOf(balances.getPlanBalance)).data;
  const { now, year } = useStage(answer, totals?.planYear ?? null, totals?.grossDrugCost ?? null);
  return (
    <>
      <StagesCard now={now} year={year} cost={useFillCostNow(answer)} />
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

/** Medicare: what the Medicare Prescription Payment Plan does, and the way to its monthly bills. */
function PaymentPlanCard() {
  const t = useText(balancesText);
  return (
    <IfAddition name="paymentPlan">
      <Card title={t('balances.monthly.title')}>
        <p>{t('balances.monthly.lead')}</p>
        <div>
          <ButtonLink kind="secondary" to="/member/payment-plan">
            {t('balances.monthly.show')}
          </ButtonLink>
        </div>
      </Card>
    </IfAddition>
  );
}
