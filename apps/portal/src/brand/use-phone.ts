import { clientOf } from '@portal/client-config';
import { useEmergency } from './emergency';
import { useSession } from '../session/use-session';

/** The number to call: that of an emergency in force, else the one on the member's card, else the client's. */
export function usePhone(): string {
  const usual = useUsualPhone();
  return useEmergency()?.phone || usual;
}

/** The number to call on any other day. */
export function useUsualPhone(): string {
  const { client, userInfo } = useSession();
  return userInfo?.phone || clientOf(client).phone;
}
