import { createHash, randomBytes } from 'node:crypto';
import { type Agent, createAgent, type Response as AgentResponse } from '@portal/testing/supertest';

export const portalOrigin = 'http://localhost:4200';
export const clientSecret = 'member-portal-development-secret';
const redirectUri = `${portalOrigin}/member/auth/callback`;

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
}

/** Where a redirect leads, as an absolute URL. */
export const locationOf = ({ headers, request }: AgentResponse): string =>
  new URL(headers['location'] ?? '', request.url).href;

/** The portal's side of a sign-in: the page it sends a browser to, and the exchange of the code. */
export class Portal {
  private readonly verifier = randomBytes(32).toString('base64url');

  constructor(readonly issuer: string) {}

  /** A browser at the provider. */
  agent(): Agent {
    return createAgent(this.issuer);
  }

  /** The path of the provider that a sign-in begins at. */
  signInPath(more: Record<string, string> = {}): string {
    const challenge = createHash('sha256').update(this.verifier).digest('base64url');
    const query = new URLSearchParams({
      client_id: 'member-portal',
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid profile email groups offline_access',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...more,
    });
    return `/auth?${query.toString()}`;
  }

  /** Begins a sign-in; gives the path of its form. */
  async formOf(agent: Agent, more?: Record<string, string>): Promise<string> {
    return pathOf(locationOf(await agent.get(this.signInPath(more))));
  }

  /** Signs a user in through the form and gives their tokens. */
  async signIn(username: string, agent = this.agent()): Promise<Tokens> {
    const form = agent.post(await this.formOf(agent)).type('form');
    const sent = await form.send({ username, password: 'demo' });
    const back = new URL(locationOf(await agent.get(pathOf(locationOf(sent)))));
    return (await this.exchange(back.searchParams.get('code') ?? '')).json() as Promise<Tokens>;
  }

  exchange(code: string): Promise<Response> {
    return this.token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: this.verifier,
    });
  }

  refresh(refreshToken: string): Promise<Response> {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  userinfo(accessToken: string): Promise<Response> {
    const headers = { authorization: `Bearer ${accessToken}` };
    return fetch(`${this.issuer}/userinfo`, { method: 'POST', headers });
  }

  signOutPath(idToken?: string): string {
    const query = new URLSearchParams({
      client_id: 'member-portal',
      post_logout_redirect_uri: `${portalOrigin}/member/login`,
      ...(idToken && { id_token_hint: idToken }),
    });
    return `/session/end?${query.toString()}`;
  }

  revoke(refreshToken: string): Promise<Response> {
    return this.token({ token: refreshToken }, '/token/revocation');
  }

  private token(form: Record<string, string>, path = '/token'): Promise<Response> {
    const basic = Buffer.from(`member-portal:${clientSecret}`).toString('base64');
    return fetch(`${this.issuer}${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams(form),
    });
  }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
