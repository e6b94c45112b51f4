import { dateText, useFormat, useText } from '../../language';
import claimLabelsText from './claim-labels.text';

/** A claim's service date. */
export function ClaimDate({ date }: { date: string }) {
  const t = useText(claimLabelsText);
  return dateText(date, useFormat().date) || t('claimLabels.notAvailable');
}
