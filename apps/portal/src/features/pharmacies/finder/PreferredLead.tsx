import { chargeFor, entryForPlan } from '@portal/domain';
import { useText } from '../../../language';
import { useRequested } from '../../../store';
import { finderBenefits } from './finder.requests';
import finderText from './finder.text';

/** For members: where a fill costs least; preferred pharmacies only where the plan has another price there. */
export function PreferredLead() {
  const t = useText(finderText);
  const { data } = useRequested(finderBenefits).data;
  const tiers = (data && entryForPlan(data.displays, data.planCode)?.tiers) ?? [];
  const hasPreferred = tiers.some((tier) => {
    const [preferred, standard] = (['preferredRetail', 'retail'] as const).map((kind) =>
      chargeFor(tier, kind, 30),
    );
    return preferred && JSON.stringify(preferred) !== JSON.stringify(standard);
  });
  return <>{t(hasPreferred ? 'pharmacies.leadPreferred' : 'pharmacies.lead')}</>;
}
