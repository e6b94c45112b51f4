import { createLogger } from '@portal/logger';
import { freePort, listen } from '@portal/resilience';
import { createAgent } from '@portal/testing/supertest';
import { configOf, readConfig, type Settings } from '../src/config';
import { setCookie, cookies } from '../src/http/cookies';
import { createDependencies, type Overrides } from '../src/dependencies';
import { createServer } from '../src/server';
import type { Identity, SessionMember, Tokens } from '../src/session/session';

interface Options {
  /** The port to listen on; a free one unless given. */
  port?: number;
  settings?: Partial<Settings>;
  /** The origin of every upstream, and the issuer of sign-ins. */
  upstream?: string;
  issuer?: string;
  overrides?: Overrides;
}

const nowhere = 'http://localhost:9';

/** The real BFF on a free port, with a clock that a test moves and a log that it reads. */
export async function startBff(options: Options = {}) {
  const { settings, upstream, issuer, overrides } = options;
  const port = options.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const service = upstream ?? nowhere;
  const config = configOf({
    ...readConfig({}).settings,
    NODE_ENV: 'test',
    PORT: port,
    PUBLIC_URL: origin,
    OIDC_ISSUER: issuer ?? nowhere,
    UPSTREAM_MEMBER: service,
    UPSTREAM_DRUG: service,
    UPSTREAM_PHARMACY: service,
    UPSTREAM_GATEWAY: service,
    UPSTREAM_MAPS: service,
    SCENARIOS: false,
    // Else a portal that was built would render pages, and call services for them.
    PORTAL_FOLDER: 'no-portal',
    ...settings,
  });
  let offset = 0;
  const clock = () => Date.now() + offset;
  const lines: string[] = [];
  const log = createLogger({
    service: 'bff',
    level: 'debug',
    destination: { write: (line) => lines.push(line) },
  });
  const dependencies = createDependencies(config, { clock, log, ...overrides });
  const server = await listen(createServer(dependencies), port);

  return {
    origin,
    dependencies,
    log: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    logText: () => lines.join(''),
    advance: (ms: number) => (offset += ms),
    agent: () => createAgent(origin),
    /** An agent with a session, without a sign-in. Null: the user info of the member was not read yet. */
    signedIn: async (
      tokens: Partial<Tokens> = {},
      identity: Partial<Identity> = {},
      member: Partial<SessionMember> | null = {},
    ) => {
      const session = await dependencies.sessions.begin(
        { ...identityOf(config.settings.OIDC_ISSUER), ...identity },
        { ...tokensAt(clock()), ...tokens },
      );
      if (member) {
        const readFor = session.tokens.accessIssuedAt;
        await dependencies.sessions.saveMember(session, { ...adult, readFor, ...member });
      }
      const agent = createAgent(origin);
      const [name = '', value = ''] = setCookie(cookies.session, session.key.cookieValue, {
        secure: origin.startsWith('https:'),
      }).split(/[=;]/);
      agent.setCookie(name, value);
      return agent;
    },
    stop: async (graceMs = 0) => {
      await server.stop();
      await dependencies.close(graceMs);
    },
  };
}

export type StartedBff = Awaited<ReturnType<typeof startBff>>;

export const identityOf = (issuer: string): Identity => ({
  subject: 'commercial-member',
  issuer,
  groups: ['member'],
  variant: 'member',
  fromAdminPortal: false,
});

const adult: Omit<SessionMember, 'readFor'> = {
  memberId: 'M-1',
  birthDate: '1978-03-02',
  role: 'member',
  handedOver: [],
  of: '',
};

/** Tokens with an hour to live, each recognisable in a text. */
export const tokensAt = (now: number): Tokens => ({
  access: 'access-token.planted',
  id: 'id-token.planted',
  refresh: 'refresh-token.planted',
  mailOrder: 'mail-order-token.planted',
  accessIssuedAt: now,
  accessExpiresAt: now + 3_600_000,
});
