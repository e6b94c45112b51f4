import { benefits } from '@portal/contracts/benefits';
import { isAfterDeductible } from '@portal/domain/facts';
import { useFormat, useText } from '../../../language';
import { IfFeature } from '../../../session';
import { Card, Link, Part } from '../../../ui';
import { FillCostSentence } from '../../../plan/fill-cost/FillCostSentence';
import { useFillCostNow } from '../../../plan/fill-cost/use-fill-cost';
import { benefitLabelsText, costIn, costText, type Tier, tierName, tiersOf } from '../../benefits';
import dashboardText from '../dashboard.text';
import { useBalancesHere } from '../../../plan/use-balances';
import { useCall } from '../../../store';

/** The tiers most fills are in. */
const shownTiers = 3;

/** What thirty days at a pharmacy cost in the lower tiers, or that nothing more is to pay; with the way to all benefits. */
export function BenefitsCard() {
  const t = useText(benefitLabelsText, dashboardText);
  const { data, retry } = useCall(benefits.getSummary);
  const balance = useBalancesHere().data;
  const cost = useFillCostNow(balance);
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
          cost.cost === 'nothing' || cost.cost === 'helpCopay' ? (
            <FillCostSentence now={cost} />
          ) : (
            <Tiers
              tiers={tiersOf(answer).slice(0, shownTiers)}
              isDeductibleOpen={isAfterDeductible(cost)}
            />
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

interface TiersProps {
  tiers: readonly Tier[];
  /** Some of the deductible is left to pay, or may be. */
  isDeductibleOpen: boolean;
}

function Tiers({ tiers, isDeductibleOpen }: TiersProps) {
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
                {tier.deductibleApplies && isDeductibleOpen && (
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
