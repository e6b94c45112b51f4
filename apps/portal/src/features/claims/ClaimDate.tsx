import { dateWords, useFormat, useText } from '../../language';

/** A claim's service date. */
export function ClaimDate({ date }: { date: string }) {
  const t = useText();
  return dateWords(date, useFormat().date) || t('claimWords.notAvailable');
}
