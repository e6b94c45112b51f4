import { startedOnDashboard } from '@portal/domain';
import { useText } from '../../../language';
import { usePriceADrug } from '../../../plan';
import { Button, Card } from '../../../ui';
import { FilledDrugs, PriceStart, useOwnDrugs } from '../../drugs';
import dashboardText from '../dashboard.text';

/**
 * The price of a drug, typed or recently filled. Either marks the flow as started here (Spec §4). Requests the drugs also
 * where the client has no prices: the savings and the first steps need them, and which of these are there differs.
 */
export function PriceCard() {
  const t = useText(dashboardText);
  const drugs = useOwnDrugs()?.drugs ?? [];
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
        drugs={drugs}
        path={path}
        title={t('dashboard.price.yours')}
        state={startedOnDashboard}
      />
    </Card>
  );
}
