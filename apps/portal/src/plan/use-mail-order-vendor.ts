import { type ClientId, clientIdOf, clientOf } from '@portal/client-config';
import { useAgeRestriction } from '../session/use-age-restriction';
import { useFlag, useSession } from '../session/use-session';
import type { SessionState } from '../session/session.slice';

/**
 * Whether a vendor runs mail order (Spec §9): the client, or the pharmacy client of the features answer, is one
 * of the vendors. That the identifiers mean this is assumed.
 */
export function hasMailOrderVendor({ client, pharmacyClient }: SessionState): boolean {
  const isVendor = (id: ClientId) => clientOf(id).mailOrderVendor;
  return isVendor(client) || (pharmacyClient !== '' && isVendor(clientIdOf(pharmacyClient)));
}

/** Whether the member may order at the vendor (`VendorOrders`): an adult, whose vendor has a web address. */
export function useOrdersFromVendor(): boolean {
  const hasLink = useHasMailOrderLink();
  return useAgeRestriction() === null && hasLink;
}

/** Whether a link can lead to mail order: with the feature, and, where a vendor runs it, with the vendor's link. */
export function useHasMailOrderLink(): boolean {
  const session = useSession();
  const enabled = useFlag('mailOrder');
  return enabled && (!hasMailOrderVendor(session) || Boolean(session.userInfo?.mailOrderLink));
}

export const useMailOrderVendor = (): boolean => hasMailOrderVendor(useSession());
