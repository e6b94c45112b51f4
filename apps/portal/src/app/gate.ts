import { clientOf, type FlagName } from '@portal/client-config';
import { isWithin } from '@portal/domain/family-access';
import {
  caregiverStart,
  choosesMember,
  hasAddition,
  hasLoginPage,
  type SessionState,
} from '../session';
import { caregiversNeed, type Screen } from './screens';

/** The user who requests a screen. */
export interface Visitor extends Pick<
  SessionState,
  'staff' | 'emulation' | 'handedOver' | 'caregiver'
> {
  signedIn: boolean;
  flags: readonly FlagName[];
  businessLine?: SessionState['businessLine'];
  client?: SessionState['client'];
}

export type Admission =
  | { admitted: true }
  | { admitted: false; to: string; state?: Refusal | NotShared }
  | typeof leftOut;

/** The client does not have the screen: there is none at its path. */
const leftOut = { admitted: false, to: null } as const;

/** What `/not-authorized` gets with the navigation: the route's name (RT-2). */
export interface Refusal {
  route: string;
  /** For a visitor whom signing in may admit: the path, query and fragment to return to. */
  returnTo?: string;
}

const dashboard: Admission = { admitted: false, to: '/member/dashboard' };
/** What `/member/caring` gets with the navigation: the screen that the member did not allow. */
export interface NotShared {
  notShared: string;
}

const toCaregiverStart = { admitted: false, to: caregiverStart } as const;
const staffStart: Admission = { admitted: false, to: '/member/staff' };

/**
 * Whether a user may see a screen, or where they go instead (RT-2 to RT-5). `wanted` is the path, query
 * and fragment that they requested: the login page passes it on, and signing in leads back to it. Staff who act for no one
 * get the start page of staff in place of every screen that shows a member's own record; a caregiver gets theirs in
 * place of what the member did not allow.
 */
export function admit(screen: Screen, visitor: Visitor, wanted: string): Admission {
  const { signedIn, flags, businessLine, caregiver, client } = visitor;
  const choosing = choosesMember(visitor);
  if (isLeftOut(screen, visitor)) return leftOut;
  const start = caregiver ? toCaregiverStart : choosing ? staffStart : dashboard;
  if (signedIn && (screen.loginRedirect || screen.visitorsOnly)) return start;
  if (!signedIn && screen.id === 'login' && client && !hasLoginPage(client)) {
    return { admitted: false, to: `/member${wanted.slice(screen.path.length)}` };
  }
  const elsewhere = placeForVisitors(screen, visitor, wanted);
  if (!signedIn && elsewhere) return { admitted: false, to: elsewhere };
  if (!signedIn && screen.protected) {
    return { admitted: false, to: `/member/login?returnTo=${encodeURIComponent(wanted)}` };
  }
  if (isNotShared(screen, visitor)) {
    // Signing in and stopping lead to the dashboard: that it is not shared needs no word.
    if (screen.id === 'dashboard') return toCaregiverStart;
    return { ...toCaregiverStart, state: { notShared: screen.id } };
  }
  if (screen.staffOnly) return choosing ? { admitted: true } : dashboard;
  if (choosing && showsOwnRecord(screen)) return staffStart;
  if (screen.line && businessLine && screen.line !== businessLine) {
    return { admitted: false, to: '/not-authorized', state: { route: screen.id } };
  }
  const needed = screen.gate && screen.gate[signedIn ? 'members' : 'visitors'];
  if (needed && !needed.some((flag) => flags.includes(flag))) {
    const mayOpen = !signedIn && opensForMembers(screen);
    const state = { route: screen.id, ...(mayOpen && { returnTo: wanted }) };
    return { admitted: false, to: '/not-authorized', state };
  }
  return { admitted: true };
}

/** Whether a caregiver acts whom the member did not allow the screen. */
export const isNotShared = (screen: Screen, { caregiver }: Pick<Visitor, 'caregiver'>): boolean =>
  !!caregiver && !isWithin(caregiver.scopes, caregiversNeed(screen));

/** Whether the client leaves out what the screen belongs to. */
export const isLeftOut = (
  { ours }: Screen,
  session: Pick<Visitor, 'client' | 'caregiver'>,
): boolean => typeof ours === 'string' && !hasAddition(session, ours);

/** Where the client leads a visitor of the screen (Spec §2.4), unless a message to a member led there. */
function placeForVisitors({ path, forVisitors }: Screen, { client }: Visitor, wanted: string) {
  if (!forVisitors || !client || isFromMessage(wanted)) return undefined;
  const place = clientOf(client)[forVisitors];
  return place === path ? undefined : place;
}

/** `?request=` is in the message about a request of the member's: signing in leads to what it says. */
const isFromMessage = (wanted: string): boolean =>
  new URLSearchParams(wanted.split('#')[0]?.split('?')[1]).has('request');

/** Members need other flags than visitors: signing in can make a difference. */
function opensForMembers({ gate, visitorsOnly }: Screen): boolean {
  return !visitorsOnly && !!gate?.members.some((flag) => !gate.visitors.includes(flag));
}

const showsOwnRecord = ({ protected: isProtected, ownRecord, gate }: Screen): boolean =>
  Boolean(isProtected || ownRecord) || gate?.visitors.length === 0;
