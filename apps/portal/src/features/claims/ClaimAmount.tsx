import { claimAmount } from '@portal/domain';
import { useText } from '../../language';
import { VisuallyHidden } from '../../ui';
import claimLabelsText from './claim-labels.text';

/** An amount as `$ 12.00` (Spec §3, Claim row); a missing one is a blank, with words for a screen reader (CL-2). */
export function ClaimAmount({ amount }: { amount: number | null }) {
  const t = useText(claimLabelsText);
  const text = claimAmount(amount);
  return text === '' ? <VisuallyHidden>{t('claimLabels.notAvailable')}</VisuallyHidden> : text;
}
