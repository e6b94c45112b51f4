import { benefits as benefitCalls } from '@portal/contracts/benefits';
import { planYearAt } from '@portal/domain';
import '../../styles/lists.css';
import '../../styles/table.css';
import { useText } from '../../language';
import { useClock } from '../../platform';
import { useCall } from '../../store';
import { Page } from '../../brand';
import { Card, Part } from '../../ui';
import './benefits.css';
import { CostsCard } from './CostsCard';
import { ExtraHelpCard } from './ExtraHelpCard';
import { LimitsCard } from './LimitsCard';
import { NetworkCard } from './NetworkCard';
import { tiersOf } from './plan-costs';
import { RulesCard } from './RulesCard';
import benefitLabelsText from './benefit-labels.text';
import benefitsText from './benefits.text';
import screenTitlesText from '../../language/screen-titles.text';

/** /member/benefits: the plan in plain words. */
export function BenefitsScreen() {
  const t = useText(screenTitlesText, benefitLabelsText, benefitsText);
  const clock = useClock();
  const { data, retry } = useCall(benefitCalls.getSummary);
  const benefits = data.data;
  const tiers = benefits ? tiersOf(benefits) : [];
  const planYear = benefits?.planYear ?? planYearAt(clock.now());
  const year = String(planYear);
  return (
    <Page
      title={t('screens.benefits')}
      lead={
        <>
          {benefits?.planName && `${t('benefits.plan', { plan: benefits.planName, year })} `}
          {t('benefits.lead')}
        </>
      }
      print
    >
      {benefits && <ExtraHelpCard level={benefits.extraHelp} planYear={planYear} />}
      {tiers.length > 0 ? (
        <CostsCard tiers={tiers} />
      ) : (
        <Card
          title={t('benefits.costsTitle')}
          className={data.status === 'success' || data.failure ? '' : 'costs-waiting'}
        >
          <Part data={data} what="benefits" retry={retry} lines={9}>
            {() => <p>{t('benefitLabels.none')}</p>}
          </Part>
        </Card>
      )}
      <div className="grid">
        <LimitsCard />
        {benefits && <NetworkCard benefits={benefits} tiers={tiers} />}
        <RulesCard planYear={planYear} />
      </div>
    </Page>
  );
}
