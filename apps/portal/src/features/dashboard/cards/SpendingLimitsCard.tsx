import type { OutputOf } from '@portal/contracts';
import { balances } from '@portal/contracts/balances';
import { planYearAt, spendingLimits } from '@portal/domain';
import { useText } from '../../../language';
import { useClock } from '../../../platform';
import { useFlag, useSession } from '../../../session';
import { useBalances, useListedBalances } from '../../../plan/use-balances';
import { Card, Link, Part } from '../../../ui';
import {
  balanceLabelsText,
  LimitMeter,
  NotStatedNotes,
  StageSentence,
  useStage,
} from '../../balances';
import { signedInPerson } from '../../../plan';
import { FillCostSentence } from '../../../plan/fill-cost/FillCostSentence';
import { useFillCostNow } from '../../../plan/fill-cost/use-fill-cost';
import fillCostText from '../../../plan/fill-cost/fill-cost.text';
import dashboardText from '../dashboard.text';
import { says } from '../../../says/says';

/** How much of the year's deductible and out-of-pocket limit is met, for oneself and the family (BL-1). */
export function SpendingLimitsCard() {
  const t = useText(balanceLabelsText, dashboardText);
  const year = planYearAt(useClock().now());
  const isOnBalances = useFlag('healthCareBalances');
  const hasBalances = useFlag('accumulations') || isOnBalances;
  const { data: remote, retry } = useBalances();
  return (
    <Card
      className={remote.status === 'success' || remote.failure ? '' : 'limits-waiting'}
      title={t('dashboard.limits.title', { year: String(year) })}
      action={
        hasBalances && <Link to="/member/healthcarebalances">{t('dashboard.limits.all')}</Link>
      }
    >
      <Part
        data={remote}
        what="limits"
        retry={retry}
        keepWhileLoading
        lines={6}
        isEmpty={({ balance }) => balance.length === 0}
        empty={<p>{t('balanceLabels.none')}</p>}
      >
        {(answer) => <Limits answer={answer} />}
      </Part>
      {/* They are about the totals in the next card, too. */}
      <NotStatedNotes />
    </Card>
  );
}

type Answer = OutputOf<typeof balances.getBenefitBalance>;

function Limits({ answer }: { answer: Answer }) {
  const t = useText(balanceLabelsText, fillCostText);
  const { businessLine, userInfo } = useSession();
  const { now } = useStage(answer, null, null);
  const medicare = businessLine === 'MEDD';
  const isCombined = userInfo?.deductibleRxMedCombined || userInfo?.oOPRxMedCombined;
  const limits = spendingLimits(answer, signedInPerson(userInfo));
  const { leavesOut } = useListedBalances(answer);
  const cost = useFillCostNow(answer);
  return (
    <>
      <div className="grid">
        {(['deductible', 'outOfPocket'] as const).map((kind) => (
          <div className="c6 stack" key={kind}>
            <h3>{t(`balanceLabels.${kind}`)}</h3>
            <LimitMeter
              label={t('balanceLabels.individual')}
              of={`own ${kind}`}
              limit={limits[kind].individual}
              family={limits[kind].family}
            />
            <LimitMeter
              label={t('balanceLabels.family')}
              of={`family ${kind}`}
              limit={limits[kind].family}
              leftOnly={leavesOut}
            />
          </div>
        ))}
      </div>
      {!medicare && isCombined && <p className="small mute">{t('balanceLabels.combined')}</p>}
      {medicare && now && (
        <div className="note stack s1">
          <b {...says('stageNow', 'own', now.stage)}>{t(`balanceLabels.stage.${now.stage}`)}</b>
          <StageSentence now={now} cost={cost} />
        </div>
      )}
      {!medicare && (
        <div className="note stack s1">
          <b>{t('fillCost.title')}</b>
          <FillCostSentence now={cost} />
        </div>
      )}
    </>
  );
}
