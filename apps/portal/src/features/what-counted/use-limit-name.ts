import { useText } from '../../language';
import { balanceLabelsText } from '../balances';
import countedText from './counted.text';
import type { KnownLimit } from './limits';

/** Gives the name of a limit with whose it is. */
export function useLimitName(): (limit: KnownLimit) => string {
  const t = useText(countedText, balanceLabelsText);
  return ({ kind, scope, firstName }) => {
    const limit = t(`balanceLabels.${kind}`);
    if (scope === 'family') return t('counted.ofFamily', { limit });
    return firstName === '' ? limit : t('counted.ofPerson', { limit, name: firstName });
  };
}
