import { useFlag, useSession } from '../session/use-session';

/** Spec §2.1, a full-page link: the pharmacy locator of members, or of visitors; null without the feature. */
export function usePharmacyLocator(): string | null {
  const hasFeature = useFlag('findAPharmacy', 'unsecuredFindAPharmacy');
  const { signedIn } = useSession();
  if (!hasFeature) return null;
  return signedIn ? '/member/pharmacylocator' : '/member/publicPharmacylocator';
}
