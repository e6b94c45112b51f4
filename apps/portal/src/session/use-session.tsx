import { type Addition, clientOf, type FlagName } from '@portal/client-config';
import type { Endpoint } from '@portal/contracts';
import { isWithin } from '@portal/domain/family-access';
import type { ReactNode } from 'react';
import { hasAddition } from './session-facts';
import { selectSession, type SessionState } from './session.slice';
import { useAppSelector } from '../store';

/** The session of the page, a new object when it changes. */
export function useSession(): SessionState {
  return useAppSelector(selectSession);
}

/** Whether the person who is signed in may make a call: a caregiver only within what the member allowed. */
export function useMayCall({ caregivers }: Pick<Endpoint, 'caregivers'>): boolean {
  const { caregiver } = useSession();
  return !caregiver || isWithin(caregiver.scopes, caregivers);
}

/** Whether a feature is on; with two names, the first counts for members and the second for visitors. */
export function useFlag(flag: FlagName, forVisitors: FlagName = flag): boolean {
  const { signedIn, flags } = useSession();
  return flags.includes(signedIn ? flag : forVisitors);
}

/**
 * The same for what leads into the portal and out of it: where a client's features are forced (Spec §1),
 * the list cannot name it, and every user must be able to go on (docs/decisions/012).
 */
export function useWayFlag(flag: FlagName, forVisitors: FlagName = flag): boolean {
  const forced = clientOf(useSession().client).forcedFlags !== null;
  return useFlag(flag, forVisitors) || forced;
}

/** Where features are forced no flag opens the login page: the landing page has the way in and its messages. */
export const hasLoginPage = (client: SessionState['client']): boolean =>
  clientOf(client).forcedFlags === null;

/** A section that shows only when its feature is on (Spec §6), with an optional fallback. */
export function IfFeature(props: {
  flag: FlagName;
  fallback?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return useFlag(props.flag) ? props.children : props.fallback;
}

/** Whether the client has what we add to the specification (`additions` of client-config). */
export const useAddition = (addition: Addition): boolean => hasAddition(useSession(), addition);

/** What says something of an addition: nothing where the client leaves it out. */
export function IfAddition({ name, children }: { name: Addition; children: ReactNode }): ReactNode {
  return useAddition(name) && children;
}
