import { entryForPlan, hasPreferredPrices } from '@portal/domain';
import { useText } from '../../../language';
import { useRequested } from '../../../store';
import { finderBenefits } from './finder.requests';
import finderText from './finder.text';

/** For members: where a fill costs least; preferred pharmacies only where the plan has its own prices there. */
export function PreferredLead() {
  const t = useText(finderText);
  const { data } = useRequested(finderBenefits).data;
  const tiers = (data && entryForPlan(data.displays, data.planCode)?.tiers) ?? [];
  const hasPreferred = hasPreferredPrices(tiers);
  return <>{t(hasPreferred ? 'pharmacies.leadPreferred' : 'pharmacies.lead')}</>;
}
