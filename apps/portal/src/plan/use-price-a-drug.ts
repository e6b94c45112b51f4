import type { SessionState } from '../session/session.slice';
import { useSession } from '../session/use-session';

/**
 * The path of the price screen that this user has, of the updated tool where both are on; null without either
 * (Spec §6: flag 6; the flags of the updated tool and of visitors are assumed). The menus' rows say the same.
 */
export function priceScreenPath({
  signedIn,
  flags,
}: Pick<SessionState, 'signedIn' | 'flags'>): string | null {
  if (flags.includes(signedIn ? 'updatedPriceADrug' : 'unsecuredUpdatedPriceADrug'))
    return '/member/price-a-drug';
  return flags.includes(signedIn ? 'priceADrug' : 'unsecuredPriceADrug')
    ? '/member/drug-pricing'
    : null;
}

/** The path of the price screen of this user; null without one. */
export const usePriceADrug = (): string | null => priceScreenPath(useSession());
