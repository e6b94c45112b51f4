import { type ClientId, clientIdOf, clientOf } from '@portal/client-config';
import { useSession } from './use-session';
import type { SessionState } from './session.slice';

/**
 * Whether a vendor runs mail order (Spec §9): the client, or the pharmacy client of the features answer, is one
 * of the vendors. That the identifiers mean this is assumed.
 */
export function hasMailOrderVendor({ client, pharmacyClient }: SessionState): boolean {
  const isVendor = (id: ClientId) => clientOf(id).mailOrderVendor;
  return isVendor(client) || (pharmacyClient !== '' && isVendor(clientIdOf(pharmacyClient)));
}

export const useMailOrderVendor = (): boolean => hasMailOrderVendor(useSession());
