import { planYearAt } from '@portal/domain';
import '../../styles/lists.css';
import '../../styles/table.css';
import { useText } from '../../language';
import { useClock } from '../../platform';
import { PrintedFor } from '../../brand';
import { Button, Card, DataState } from '../../ui';
import './benefits.css';
import { CostsCard } from './CostsCard';
import { ExtraHelpCard } from './ExtraHelpCard';
import { LimitsCard } from './LimitsCard';
import { NetworkCard } from './NetworkCard';
import { tiersOf } from './plan-costs';
import { RulesCard } from './RulesCard';
import { useBenefits } from './use-benefits';
import benefitLabelsText from './benefit-labels.text';
import benefitsText from './benefits.text';
import screenTitlesText from '../../language/screen-titles.text';

/** /member/benefits: the plan in plain words. */
export function BenefitsScreen() {
  const t = useText(screenTitlesText, benefitLabelsText, benefitsText);
  const clock = useClock();
  const { data, retry } = useBenefits();
  const benefits = data.data;
  const tiers = benefits ? tiersOf(benefits) : [];
  const planYear = benefits?.planYear ?? planYearAt(clock.now());
  const year = String(planYear);
  return (
    <div className="stack s5">
      <PrintedFor />
      <div className="between">
        <div className="stack s1">
          <h1>{t('screens.benefits')}</h1>
          <p className="mute">
            {benefits?.planName && `${t('benefits.plan', { plan: benefits.planName, year })} `}
            {t('benefits.lead')}
          </p>
        </div>
        <Button className="no-print" kind="secondary" icon="printer" onClick={() => window.print()}>
          {t('benefits.print')}
        </Button>
      </div>
      {benefits && <ExtraHelpCard level={benefits.extraHelp} planYear={planYear} />}
      {tiers.length > 0 ? (
        <CostsCard tiers={tiers} />
      ) : (
        <Card
          title={t('benefits.costsTitle')}
          className={data.status === 'success' || data.failure ? '' : 'costs-waiting'}
        >
          <DataState
            data={data}
            loading={t('benefitLabels.loading')}
            failed={t('benefitLabels.failed')}
            onRetry={retry}
            lines={9}
          >
            {() => <p>{t('benefitLabels.none')}</p>}
          </DataState>
        </Card>
      )}
      <div className="grid">
        <LimitsCard />
        {benefits && <NetworkCard benefits={benefits} tiers={tiers} />}
        <RulesCard planYear={planYear} />
      </div>
    </div>
  );
}
