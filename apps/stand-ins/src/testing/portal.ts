import { createHash, randomBytes } from 'node:crypto';
import { Browser, locationOf } from './browser';

export const portalOrigin = 'http://localhost:4200';
export const clientSecret = 'member-portal-development-secret';
const redirectUri = `${portalOrigin}/member/auth/callback`;

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
}

/** The portal's side of a sign-in: the address it sends a browser to, and the exchange of the code. */
export class Portal {
  private readonly verifier = randomBytes(32).toString('base64url');

  constructor(readonly issuer: string) {}

  signInAddress(more: Record<string, string> = {}): string {
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
    return `${this.issuer}/auth?${query.toString()}`;
  }

  /** Signs somebody in through the form and gives their tokens. */
  async signIn(username: string, browser = new Browser()): Promise<Tokens> {
    const form = locationOf(await browser.open(this.signInAddress()));
    const sent = await browser.open(form, {
      method: 'POST',
      body: new URLSearchParams({ username, password: 'demo' }),
    });
    const back = new URL(locationOf(await browser.open(locationOf(sent))));
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

  signOutAddress(idToken?: string): string {
    const query = new URLSearchParams({
      client_id: 'member-portal',
      post_logout_redirect_uri: `${portalOrigin}/member/login`,
      ...(idToken && { id_token_hint: idToken }),
    });
    return `${this.issuer}/session/end?${query.toString()}`;
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
