import { useFormat, useText } from '../../language';
import { IfFeature, useSession } from '../../session';
import { Link } from 'react-router-dom';
import { Card, DataState } from '../../ui';
import { benefitBalance, StageSentence, useStage } from '../balances';
import {
  costIn,
  costWords,
  type Tier,
  tierName,
  tiersOf,
  useBenefits,
  benefitWordsText,
} from '../benefits';
import dashboardText from './dashboard.text';
import { useAppSelector } from '../../store';

/** What thirty days at a pharmacy cost in the lower tiers, or that nothing more is to pay; with the way to all benefits. */
export function BenefitsCard() {
  return (
    <IfFeature flag="benefits">
      <Benefits />
    </IfFeature>
  );
}

/** The tiers most fills are in. */
const shownTiers = 3;

function Benefits() {
  const t = useText(benefitWordsText, dashboardText);
  const { data, retry } = useBenefits();
  const { businessLine } = useSession();
  const { now } = useStage(useAppSelector(benefitBalance.select).data, null, null);
  const nothingMore = businessLine === 'MEDD' && now?.stage === 'catastrophic';
  return (
    <Card
      title={t('dashboard.benefits.title')}
      className={data.status === 'success' || data.failure ? '' : 'benefits-waiting'}
    >
      <DataState
        data={data}
        loading={t('benefitWords.loading')}
        failed={t('benefitWords.failed')}
        onRetry={retry}
        keepWhileLoading
        lines={4}
        isEmpty={(answer) => tiersOf(answer).length === 0}
        empty={<p>{t('benefitWords.none')}</p>}
      >
        {(answer) =>
          nothingMore ? (
            <StageSentence now={now} />
          ) : (
            <Tiers tiers={tiersOf(answer).slice(0, shownTiers)} />
          )
        }
      </DataState>
      <Link className="end" to="/member/benefits">
        {t('dashboard.benefits.all')}
      </Link>
    </Card>
  );
}

function Tiers({ tiers }: { tiers: readonly Tier[] }) {
  const t = useText(benefitWordsText, dashboardText);
  const format = useFormat();
  return (
    <>
      <p className="mute">{t('dashboard.benefits.lead')}</p>
      <dl className="figures">
        {tiers.map((tier) => {
          const cost = costIn(tier, 'retail', 30);
          return (
            <div key={tier.tier}>
              <dt>
                {tierName(tier.tier, t) ||
                  t('benefitWords.tierNumber', { tier: String(tier.tier) })}
                {tier.deductibleApplies && (
                  <small className="mute">{t('benefitWords.afterDeductible')}</small>
                )}
              </dt>
              <dd className="num">
                {cost ? costWords(cost, t, format) : t('dashboard.benefits.notAtPharmacy')}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
