import { useFormat, useText } from '../../../language';
import claimLabelsText from '../claim-labels.text';

/** Writes an amount of the statement; one that no claim says is "Not available", and never zero. */
export function useAmountText(): (amount: number | null) => string {
  const t = useText(claimLabelsText);
  const format = useFormat();
  return (amount) => (amount === null ? t('claimLabels.notAvailable') : format.money(amount));
}
