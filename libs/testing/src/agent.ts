import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { csrfHeader } from '@portal/contracts';
import supertest, { type Response, type Test } from 'supertest';

/** Browsers resolve every name under localhost to this machine; some systems do not. */
const lookupAsBrowser: LookupFunction = (name, options, done) =>
  lookup(name.endsWith('.localhost') ? 'localhost' : name, options, done);

interface Settings {
  /** The certificate authority to trust. */
  authority?: string;
  /** False: a change does not send the headers that prove its origin. */
  csrf?: boolean;
}

/** The last response to a navigation, and the URL where it ended. */
export interface Visited {
  response: Response;
  url: string;
}

/**
 * A supertest agent for one origin: it saves cookies, and its changes send the headers that prove where
 * they come from. A request is sent when it is awaited.
 */
export class Agent extends supertest.agent {
  private readonly hostname: string;

  constructor(
    readonly origin: string,
    private readonly settings: Settings = {},
  ) {
    const { authority, csrf = true } = settings;
    super(origin, authority === undefined ? {} : { ca: authority });
    this.hostname = new URL(origin).hostname;
    this.set({ connection: 'close', 'accept-encoding': 'identity' });
    this.use((request: Test) => {
      request.lookup(lookupAsBrowser);
      if (csrf && !['GET', 'HEAD'].includes(request.method)) {
        request.set({ [csrfHeader]: '1', 'sec-fetch-site': 'same-origin', origin });
      }
    });
    this.on('response', (response: Response) => this.correctCookies(response));
  }

  /** The Cookie header of a request to the root. */
  get cookieHeader(): string {
    return this.cookies().toValueString();
  }

  get cookieNames(): string[] {
    return this.cookies().map(({ name }) => name);
  }

  cookie(name: string): string | undefined {
    return this.cookies().find((cookie) => cookie.name === name)?.value;
  }

  hasCookie(name: string): boolean {
    return this.cookieNames.includes(name);
  }

  setCookie(name: string, value: string): void {
    this.jar.setCookie(`${name}=${value}; path=/`, this.hostname, '/');
  }

  deleteCookie(name: string): void {
    this.jar.setCookie(
      `${name}=; path=/; expires=${new Date(0).toUTCString()}`,
      this.hostname,
      '/',
    );
  }

  /** An agent with the same cookies for another origin, e.g. the identity provider's. */
  at(origin: string): Agent {
    return this.withSameCookies(new Agent(origin, this.settings));
  }

  /** An agent with the same cookies that adds no header to a change. */
  withoutCsrf(): Agent {
    return this.withSameCookies(new Agent(this.origin, { ...this.settings, csrf: false }));
  }

  /** An agent with a copy of the cookies, e.g. for another replica. */
  clone(origin = this.origin): Agent {
    const copy = new Agent(origin, this.settings);
    for (const { name, value } of this.cookies()) copy.setCookie(name, value);
    return copy;
  }

  /** Opens a page by its path or URL and follows redirects, to other origins too. */
  async visit(to: string, redirects = 20): Promise<Visited> {
    const { origin, pathname, search, href } = new URL(to, this.origin);
    const page = this.at(origin).get(`${pathname}${search}`).set('accept', 'text/html');
    return this.follow(await page, href, redirects);
  }

  /** Submits a form as its page does, and follows redirects. */
  async submit(to: string, fields: Record<string, string>): Promise<Visited> {
    const { origin, pathname, search, href } = new URL(to);
    const form = this.at(origin).post(`${pathname}${search}`).type('form').send(fields);
    return this.follow(await form, href);
  }

  private async follow(response: Response, url: string, redirects = 20): Promise<Visited> {
    const { location } = response.headers as { location?: string };
    if (location === undefined || redirects === 0) return { response, url };
    return this.visit(new URL(location, url).href, redirects - 1);
  }

  private withSameCookies(agent: Agent): Agent {
    agent.jar = this.jar;
    return agent;
  }

  private cookies() {
    const { hostname: domain } = this;
    return this.jar.getCookies({ domain, path: '/', secure: true, script: false });
  }

  /** The cookie jar of superagent ignores Max-Age; and browsers send Secure cookies to localhost. */
  private correctCookies({ headers }: Response): void {
    for (const cookie of this.cookies()) cookie.secure = false;
    for (const line of headers['set-cookie'] ?? []) {
      if (/; *max-age=0/i.test(line)) this.deleteCookie(line.slice(0, line.indexOf('=')));
    }
  }
}

export type { Response, Test };

/** For the portal at this origin; `authority` is a certificate authority to trust. */
export const createAgent = (origin: string, authority?: string): Agent =>
  new Agent(origin, authority === undefined ? {} : { authority });
