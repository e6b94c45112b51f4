import { startedOnDashboard } from '@portal/domain';
import { useText } from '../../../language';
import { usePriceADrug } from '../../../plan';
import { Button, Card } from '../../../ui';
import { FilledDrugs, type MyDrug, PriceStart } from '../../drugs';
import dashboardText from '../dashboard.text';

/** The price of a drug, typed or recently filled. Either marks the flow as started here (Spec §4). */
export function PriceCard({ drugs }: { drugs: readonly MyDrug[] }) {
  const t = useText(dashboardText);
  const path = usePriceADrug();
  if (!path) return null;
  const title = t('dashboard.price.title');
  return (
    <Card tint title={title} className="no-print">
      <PriceStart path={path} state={startedOnDashboard} label={title} className="stack">
        <Button type="submit" icon="search" wide>
          {t('dashboard.price.show')}
        </Button>
      </PriceStart>
      <FilledDrugs
        {...{ drugs, path }}
        title={t('dashboard.price.yours')}
        state={startedOnDashboard}
      />
    </Card>
  );
}
