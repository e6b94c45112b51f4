import { dateWords, useFormat, useText } from '../../language';
import claimWordsText from './claim-words.text';

/** A claim's service date. */
export function ClaimDate({ date }: { date: string }) {
  const t = useText(claimWordsText);
  return dateWords(date, useFormat().date) || t('claimWords.notAvailable');
}
