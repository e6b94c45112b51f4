import { clientOf } from '@portal/client-config';
import { useSession } from './use-session';

/** The number to call: the one on the member's card, else the client's. */
export function usePhone(): string {
  const { client, userInfo } = useSession();
  return userInfo?.phone || clientOf(client).phone;
}
