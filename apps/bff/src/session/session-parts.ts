import type {
  Activity,
  Emulation,
  Identity,
  MemberName,
  RecentMember,
  Session,
  SessionMember,
  Tokens,
} from './session';
import type { SessionKey } from './session-key';
import type { StoredSession } from './store/session-store';

/** The part `emulation`, as it is sealed. */
interface EmulationPart {
  current?: Emulation | undefined;
  recent?: readonly RecentMember[] | undefined;
  endedAccess?: MemberName | undefined;
}

/** The part `emulation` of a session, sealed; '' when there is nothing to store. */
export function sealEmulation({ key, emulation, recent, endedAccess }: Session): string {
  const part: EmulationPart = { current: emulation, recent, endedAccess };
  return !emulation && !recent && !endedAccess ? '' : key.seal('emulation', part);
}

/** The parts of a stored session, decrypted; undefined when the key of the cookie does not open them. */
export function openParts(
  key: SessionKey,
  stored: StoredSession,
): Omit<Session, 'user'> | undefined {
  const identity = key.open('identity', stored.identity) as Identity | undefined;
  const tokens = key.open('tokens', stored.tokens) as Tokens | undefined;
  const acting = stored.emulation
    ? (key.open('emulation', stored.emulation) as EmulationPart | undefined)
    : {};
  if (!identity || !tokens || !acting) return undefined;
  const { current: emulation, recent, endedAccess } = acting;
  const activity = JSON.parse(stored.activity) as Activity;
  const member = stored.member
    ? (key.open('member', stored.member) as SessionMember | undefined)
    : undefined;
  return { key, identity, tokens, activity, emulation, recent, endedAccess, member };
}
