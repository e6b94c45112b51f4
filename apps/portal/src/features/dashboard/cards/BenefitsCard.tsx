import { balances } from '@portal/contracts/balances';
import { benefits } from '@portal/contracts/benefits';
import { useFormat, useText } from '../../../language';
import { IfFeature, useSession } from '../../../session';
import { Card, Link, Part } from '../../../ui';
import { StageSentence, useStage } from '../../balances';
import { costIn, costText, type Tier, tierName, tiersOf, benefitLabelsText } from '../../benefits';
import dashboardText from '../dashboard.text';
import { requestOf, useAnswer, useCall } from '../../../store';

/** The tiers most fills are in. */
const shownTiers = 3;

/** What thirty days at a pharmacy cost in the lower tiers, or that nothing more is to pay; with the way to all benefits. */
export function BenefitsCard() {
  const t = useText(benefitLabelsText, dashboardText);
  const { data, retry } = useCall(benefits.getSummary);
  const { businessLine } = useSession();
  const { now } = useStage(useAnswer(requestOf(balances.getBenefitBalance)).data, null, null);
  const nothingMore = businessLine === 'MEDD' && now?.stage === 'catastrophic';
  return (
    <Card
      title={t('dashboard.benefits.title')}
      className={data.status === 'success' || data.failure ? '' : 'benefits-waiting'}
    >
      <Part
        data={data}
        what="benefits"
        retry={retry}
        keepWhileLoading
        lines={4}
        isEmpty={(answer) => tiersOf(answer).length === 0}
        empty={<p>{t('benefitLabels.none')}</p>}
      >
        {(answer) =>
          nothingMore ? (
            <StageSentence now={now} />
          ) : (
            <Tiers tiers={tiersOf(answer).slice(0, shownTiers)} />
          )
        }
      </Part>
      <IfFeature flag="benefits">
        <Link className="end" to="/member/benefits">
          {t('dashboard.benefits.all')}
        </Link>
      </IfFeature>
    </Card>
  );
}

function Tiers({ tiers }: { tiers: readonly Tier[] }) {
  const t = useText(benefitLabelsText, dashboardText);
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
                  t('benefitLabels.tierNumber', { tier: String(tier.tier) })}
                {tier.deductibleApplies && (
                  <small className="mute">{t('benefitLabels.afterDeductible')}</small>
                )}
              </dt>
              <dd className="num">
                {cost ? costText(cost, t, format) : t('dashboard.benefits.notAtPharmacy')}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
