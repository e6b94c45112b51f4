import type { Identity, Json } from '../files/scenario-file';
import {
  type Behaviour,
  type Behaviours,
  type Context,
  type Memory,
  remember,
  answer,
  derived,
} from '../memory/behaviour';

const idleMs = 15 * 60_000;
const absoluteMs = 8 * 3_600_000;

/** A session of the BFF; times are in milliseconds. */
interface Session {
  isSignedIn: boolean;
  beganAt: number;
  extendedAt: number;
  /** The member for whom the user acts, and when they began. */
  acting?: { memberId: string; beganAt: number };
  /** The access with which the user acts as a caregiver, and what its member allows. */
  caredFor?: { accessId: string; scopes: string[] };
}

/** A scenario with an identity begins signed in. */
export const sessionOf = (memory: Memory, { identity, now }: Context): Session =>
  (memory.facts['session'] as Session | undefined) ?? {
    isSignedIn: identity !== undefined,
    beganAt: now.getTime(),
    extendedAt: now.getTime(),
  };

export const rememberSession = (memory: Memory, session: Session): Memory =>
  remember(memory, 'session', { ...session });

/** Whether this run of a scenario has a session: from the start when it has an identity, until it signs out. */
export function isSignedIn(hasIdentity: boolean, memory: Memory): boolean {
  const session = memory.facts['session'] as Session | undefined;
  return session?.isSignedIn ?? hasIdentity;
}

const emulationMs = 30 * 60_000;

/** The role of a person who acts for members, by their groups. */
const staffRoleOf = (identity: Identity | undefined) =>
  (['support', 'provider'] as const).find((group) => identity?.claims.groups.includes(group));

/** Spec §4, Idle: 15 minutes without use, 8 hours at most. */
export function statusOf(session: Session, { identity, now }: Context): Json {
  const { isSignedIn, beganAt, extendedAt, acting, caredFor } = session;
  if (!isSignedIn) return { signedIn: false };
  const staff = staffRoleOf(identity);
  return {
    signedIn: true,
    variant: staff === 'provider' ? 'provider' : 'member',
    fromAdminPortal: false,
    idleExpiresAt: at(extendedAt + idleMs),
    expiresAt: at(beganAt + absoluteMs),
    ...(staff && { staff }),
    ...(caredFor && { caregiver: { scopes: caredFor.scopes } }),
    ...(acting && {
      emulation: {
        mode: 'emulation',
        expiresAt: at(acting.beganAt + emulationMs),
        remainingMs: acting.beganAt + emulationMs - now.getTime(),
      },
    }),
  };
}

const at = (time: number): string => new Date(time).toISOString();

const status = (change: (session: Session, now: number) => Session): Behaviour =>
  derived((memory, _request, context) => {
    const session = change(sessionOf(memory, context), context.now.getTime());
    return answer(rememberSession(memory, session), statusOf(session, context));
  });

export const behaviours: Behaviours = {
  'session.signOut': derived((memory, _request, context) =>
    answer(rememberSession(memory, { ...sessionOf(memory, context), isSignedIn: false }), {
      location: '/member/login',
    }),
  ),
  'session.reportClientError': derived((memory) => answer(memory, { accepted: true })),
  'session.fetchMailOrderToken': derived((memory) => answer(memory, { ready: true })),
  'session.getStatus': status((session) => session),
  'session.extend': status((session, now) => ({ ...session, extendedAt: now })),
  'session.stopEmulation': status(
    ({ acting: _acting, caredFor: _caredFor, ...session }) => session,
  ),
  'events.report': derived((memory, { body }) => {
    const { events } = body as { events: unknown[] };
    return answer(memory, { accepted: events.length });
  }),
};
