import { useFlag } from '../session/use-session';

/**
 * The path of the price screen that this user has, of the updated tool where both are on; null without either
 * (Spec §6: flag 6; the flags of the updated tool and of visitors are assumed). The menus' rows say the same.
 */
export function usePriceADrug(): string | null {
  const updated = useFlag('updatedPriceADrug', 'unsecuredUpdatedPriceADrug');
  const plain = useFlag('priceADrug', 'unsecuredPriceADrug');
  if (updated) return '/member/price-a-drug';
  return plain ? '/member/drug-pricing' : null;
}
