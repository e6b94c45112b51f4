import type { FlagName } from '@portal/client-config';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSession, type SessionState } from './session.slice';

export function useSession(): SessionState {
  return useSelector(selectSession);
}

/** Whether a feature is on; with two names, the first counts for members and the second for visitors. */
export function useFlag(flag: FlagName, forVisitors: FlagName = flag): boolean {
  const { signedIn, flags } = useSession();
  return flags.includes(signedIn ? flag : forVisitors);
}

/** A section that shows only when its feature is on (Spec §6), with an optional fallback. */
export function IfFeature(props: {
  flag: FlagName;
  fallback?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return useFlag(props.flag) ? props.children : props.fallback;
}
