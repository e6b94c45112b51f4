import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { idempotencyHeader } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import type { Agent } from '@portal/testing/supertest';
import type { Deployment } from './deployment';
import { bodyOf, memberIdOf } from './member';
import type { Replica } from './replica';
import { again, until } from './wait';

/** What one replica answered after something was taken back. */
export interface Revocation {
  /** Milliseconds from the answer that it is taken back to the first refusal; 0 when that came before. */
  refusedAfterMs: number;
  /** Calls that were sent after the answer and allowed all the same. */
  allowedAfter: number;
}

/** The path of an entry with its parameters filled in. */
const pathOf = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_whole, name: string) => params[name] ?? '');

const { caregivers, claims, accountSecurity, familyAccess } = areas;
const invitee = { name: 'Pim Newbury', email: 'pim.newbury@example.com' };
const language = 'en';
const dates = { fromDate: '2026-01-01', toDate: '2026-11-05' };

/** A member ends the access of a caregiver who reads their claims at every replica: one result each. */
export async function revokeCaregiver(deployment: Deployment): Promise<Revocation[]> {
  const member = await deployment.signIn('family-access');
  const memberId = await memberIdOf(member);
  const { person } = await bodyOf<{ person: { accessId: string } }>(
    member
      .post(familyAccess.invite.path)
      .set({ [idempotencyHeader]: randomUUID() })
      .send({ memberId, ...invitee, isAdult: true, scopes: ['claims'], language }),
  );
  const caregiver = await deployment.signIn('caregiver');
  const token = await invitationToken(deployment);
  const accepted = { token, answer: 'accept', isAdult: true, agrees: true };
  await bodyOf(caregiver.post(familyAccess.answer.path).send(accepted));
  const { accessId } = person;
  await bodyOf(caregiver.post(caregivers.start.path).send({ accessId }));
  const path = pathOf(familyAccess.revoke.path, { memberId, accessId });
  return takeBack(deployment, () => again(() => bodyOf(member.delete(path))), {
    agent: caregiver,
    path: pathOf(claims.getHistory.path, { memberId, ...dates }),
  });
}

/** A member ends the session of their other browser, which calls every replica: one result each. */
export async function endOtherSession(deployment: Deployment): Promise<Revocation[]> {
  const member = await deployment.signIn();
  const other = await deployment.signIn();
  const { sessions } = await bodyOf<{ sessions: { id: string; isThis: boolean }[] }>(
    other.get(accountSecurity.getSessions.path),
  );
  const { id = '' } = sessions.find(({ isThis }) => isThis) ?? {};
  const path = pathOf(accountSecurity.endSession.path, { sessionId: id });
  return takeBack(deployment, () => again(() => bodyOf(member.delete(path))), {
    agent: other,
    path: areas.notifications.getCounts.path,
  });
}

interface Calls {
  agent: Agent;
  path: string;
}

/**
 * One call at a time to each replica, from half a second before it is taken back, and until each has allowed one, to two
 * seconds after, and until each has refused one.
 */
async function takeBack(
  { replicas }: Deployment,
  revoke: () => Promise<unknown>,
  { agent, path }: Calls,
): Promise<Revocation[]> {
  let revokedAt = Infinity;
  let isOver = false;
  const [allowing, refusing] = [new Set<Replica>(), new Set<Replica>()];
  const { host } = new URL(agent.origin);
  const poll = async (replica: Replica): Promise<Revocation> => {
    const outcome = { refusedAfterMs: Infinity, allowedAfter: 0 };
    while (!isOver) {
      const sentAt = performance.now();
      const { status } = await agent.at(replica.origin).get(path).set('host', host);
      const isAllowed = status < 400;
      const isRefused = status === 401 || status === 403;
      if (isAllowed) allowing.add(replica);
      if (isAllowed && sentAt > revokedAt) outcome.allowedAfter += 1;
      if (isRefused && !allowing.has(replica))
        throw new Error(`${path} was never allowed: ${status}.`);
      if (isRefused && outcome.refusedAfterMs === Infinity) {
        refusing.add(replica);
        outcome.refusedAfterMs = Math.max(0, performance.now() - revokedAt);
      }
    }
    return outcome;
  };
  const polls = Promise.all(replicas.map(poll));
  const revocation = async () => {
    const all = (those: Set<Replica>) => () => those.size === replicas.length;
    try {
      await Promise.all([pause(500), until(all(allowing), 'Not every replica allows it.')]);
      await revoke();
      revokedAt = performance.now();
      await Promise.all([pause(2000), until(all(refusing), 'Not every replica refuses it.')]);
    } finally {
      isOver = true;
    }
  };
  const [outcomes] = await Promise.all([polls, revocation()]);
  return outcomes;
}

/** The token in the link of the last invitation that the outbox has. */
async function invitationToken({ standIns }: Deployment): Promise<string> {
  const url = new URL('/outbox/messages', standIns);
  url.search = String(new URLSearchParams({ to: invitee.email, kind: 'email' }));
  const { messages } = (await (await fetch(url)).json()) as { messages: { text: string }[] };
  const [, token] = /[?&]token=(\S+)/.exec(messages[0]?.text ?? '') ?? [];
  if (!token) throw new Error('The outbox has no invitation.');
  return token;
}
