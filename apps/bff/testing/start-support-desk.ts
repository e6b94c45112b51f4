import { createLogger } from '@portal/logger';
import { answerJson, startScriptedProvider, startScriptedUpstream } from '@portal/resilience';
import { user } from '@portal/contracts/user';
import type { Agent } from '@portal/testing/supertest';
import { cookies } from '../src/http/cookies';
import { catalogueWithProbes } from './catalogue-with-probes';
import { sessionStatus, signIn } from './sign-in-visits';
import { startBff } from './start-bff';

export const emulatedUserCookie = 'emulated-user';

/** A BFF with a provider whose people are support staff, a service, and a log that a test can break. */
export async function startSupportDesk() {
  const provider = await startScriptedProvider();
  const upstream = await startScriptedUpstream();
  const { path: userInfo } = user.getMemberInfo;
  upstream.play((request, response) =>
    answerJson(request.path === userInfo ? { memebrId: 'M-1' } : { ok: true })(request, response),
  );
  const lines: Record<string, unknown>[] = [];
  let logIsBroken = false;
  const log = createLogger({
    service: 'bff',
    destination: {
      write: (line) => {
        if (logIsBroken) throw new Error('The log is broken.');
        lines.push(JSON.parse(line) as Record<string, unknown>);
      },
    },
  });
  const bff = await startBff({
    issuer: provider.issuer,
    upstream: upstream.origin,
    overrides: { catalogue: catalogueWithProbes, log },
  });
  provider.signInAs({ subject: 'support-agent', groups: ['member', 'support'], lifetime: 3600 });
  const signedIn = async () => {
    const agent = bff.agent();
    await signIn(agent, provider);
    return agent;
  };
  return {
    bff,
    provider,
    upstream,
    /** Everything that was logged, as text. */
    logText: () => JSON.stringify(lines),
    breakLog: (broken: boolean) => (logIsBroken = broken),
    signedIn,
    /** A support person who acts for a member; what led there is forgotten. */
    acting: async (subject = 'commercial-member') => {
      const agent = await signedIn();
      agent.setCookie(emulatedUserCookie, subject);
      await agent.get('/member/api/session');
      upstream.requests.splice(0);
      lines.splice(0);
      return agent;
    },
    /** Whom the session acts for after a page asked for its status, which does not name them. */
    emulationOf: async (agent: Agent) => {
      const { emulation } = (await sessionStatus(agent)) as { emulation?: { expiresAt: string } };
      const session = await bff.dependencies.sessions.read(agent.cookie(cookies.session) ?? '');
      return emulation && { subject: session?.emulation?.subject, expiresAt: emulation.expiresAt };
    },
    /** The auditor's lines but those of sign-ins. */
    audit: () => lines.filter(({ level, event }) => level === 'audit' && event !== 'signed-in'),
    /** The emulated user of each call to the service. */
    sentFor: () =>
      upstream.requests
        .filter(({ path }) => path !== userInfo)
        .map(({ headers }) => headers['emulated-user']),
    stop: async () => {
      await bff.stop();
      await Promise.all([upstream.stop(), provider.stop()]);
    },
  };
}

export type SupportDesk = Awaited<ReturnType<typeof startSupportDesk>>;
