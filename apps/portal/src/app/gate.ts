import type { FlagName } from '@portal/client-config';
import type { Screen } from './screens';

/** The user who requests a screen. */
export interface Visitor {
  signedIn: boolean;
  flags: readonly FlagName[];
}

export type Admission =
  | { admitted: true }
  /** `state` travels with the navigation: `/not-authorized` gets the route's name (RT-2). */
  | { admitted: false; to: string; state?: { route: string } };

const dashboard: Admission = { admitted: false, to: '/member/dashboard' };

/**
 * Whether a user may see a screen, or where they go instead (RT-2 to RT-5). `wanted` is the path and query
 * that they requested: the login page passes it on, and signing in leads back to it.
 */
export function admit(screen: Screen, { signedIn, flags }: Visitor, wanted: string): Admission {
  if (signedIn && (screen.loginRedirect || screen.visitorsOnly)) return dashboard;
  if (!signedIn && screen.protected) {
    return { admitted: false, to: `/member/login?returnTo=${encodeURIComponent(wanted)}` };
  }
  const needed = screen.gate && screen.gate[signedIn ? 'members' : 'visitors'];
  if (needed && !needed.some((flag) => flags.includes(flag))) {
    return { admitted: false, to: '/not-authorized', state: { route: screen.id } };
  }
  return { admitted: true };
}
