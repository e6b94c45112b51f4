import type { ScriptedProvider } from '@portal/resilience';
import type { Agent, Response } from '@portal/testing/supertest';
import { cookies } from '../src/http/cookies';

/** Begins a sign-in; gives the address it leads to. */
export async function login(agent: Agent, query = ''): Promise<string> {
  return (await agent.get(`/member/auth/login${query}`)).headers.location ?? '';
}

/** Comes back from the identity provider. */
export async function callback(agent: Agent, query: URLSearchParams | string): Promise<Response> {
  return agent.get(`/member/auth/callback?${query}`);
}

/** Begins a sign-in, consents and comes back. */
export async function signIn(
  agent: Agent,
  provider: ScriptedProvider,
  query = '',
): Promise<Response> {
  return callback(agent, provider.consent(await login(agent, query)));
}

export async function sessionStatus(agent: Agent): Promise<{ signedIn: boolean }> {
  return (await agent.get('/member/api/session')).body as { signedIn: boolean };
}

/** The Set-Cookie line of a session, if an answer has one. */
export function sessionCookieIn({ headers }: Response): string | undefined {
  return (headers['set-cookie'] as string[] | undefined)?.find((line) =>
    line.startsWith(cookies.session),
  );
}
