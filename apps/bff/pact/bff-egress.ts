import { createApiClient, fetchTransport } from '@portal/api-client';
import { type Endpoint, proxiedUpstreams } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import type { CallInput } from '@portal/contracts/examples';
import { createLogger } from '@portal/logger';
import type { AddressInfo } from 'node:net';
import { firstValueFrom, type Observable } from 'rxjs';
import { isForMailOrder } from '../src/session/mail-order-token';
import { readConfig } from '../src/config';
import { cookieName, cookies } from '../src/http/cookies';
import { createDependencies } from '../src/dependencies';
import { createServer } from '../src/server';

/**
 * Fixed dummy tokens: they say what they are and open nothing, and the provider's verification
 * accepts them by their pattern.
 */
export const dummyTokens = { access: 'dummy-access-token', id: 'dummy-id-token' } as const;
/** The client id of the portal at the identity provider. */
export const clientId = 'member-portal';
const forMailOrder = {
  mailOrder: 'dummy-mail-order-token',
  mailOrderMemberId: 'DUMMY-MEMBER-ID',
} as const;

/**
 * The tokens of the session that makes a call. A call to mail order has those of mail order; the call that
 * fetches them does not have them yet.
 */
export const tokensFor = (endpoint: Endpoint) => ({
  ...dummyTokens,
  ...(isForMailOrder(endpoint) && !endpoint.forBffOnly ? forMailOrder : {}),
});

/** The real BFF in front of one service at `upstream`, and the portal's own client in front of the BFF. */
export async function startEgress(upstream: string) {
  const services = proxiedUpstreams.map((name) => [`UPSTREAM_${name.toUpperCase()}`, upstream]);
  const config = readConfig({
    NODE_ENV: 'test',
    SCENARIOS: 'off',
    OIDC_CLIENT_ID: clientId,
    // One process requests every failure: the circuit must not open.
    BREAKER_FAILURES: '10000',
    BREAKER_PERCENT: '100',
    ...Object.fromEntries(services),
  });
  const dependencies = createDependencies(config, {
    log: createLogger({ service: 'bff', level: 'silent' }),
  });
  const server = createServer(dependencies);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const issues: string[] = [];
  const clientOf = (headers: Record<string, string>) =>
    createApiClient({
      transport: fetchTransport(`http://localhost:${port}`),
      headers: { origin: config.settings.PUBLIC_URL, ...headers },
      onResponseIssue: ({ endpointId, field }) => issues.push(`${endpointId}: ${field}`),
    });
  const clientFor = async (endpoint: Endpoint, signedIn: boolean) => {
    if (!signedIn) return clientOf({});
    const { key } = await signIn(dependencies, endpoint);
    return clientOf({ cookie: `${cookieName(cookies.session, false)}=${key.cookieValue}` });
  };
  return {
    /** Makes a call in a new session, or as a visitor. */
    call: async (endpoint: Endpoint, input: CallInput, signedIn: boolean): Promise<unknown> => {
      const client = await clientFor(endpoint, signedIn);
      // The BFF makes such a call itself, when the portal requests the token.
      if (endpoint.forBffOnly) {
        return firstValueFrom(client(areas.session).fetchMailOrderToken({ body: input }));
      }
      const [area, name] = endpoint.id.split('.') as [keyof typeof areas, string];
      const calls = client(areas[area]) as unknown as Record<
        string,
        (input: CallInput) => Observable<unknown>
      >;
      const call = calls[name] as (input: CallInput) => Observable<unknown>;
      const response = await firstValueFrom(call(input));
      if (issues.length > 0) throw new Error(`A response has issues: ${issues.join(', ')}.`);
      return response;
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await dependencies.close();
    },
  };
}

function signIn(
  { sessions, clock, config }: ReturnType<typeof createDependencies>,
  endpoint: Endpoint,
) {
  const [site] = config.sites;
  return sessions.begin(
    {
      subject: 'contract',
      issuer: site.issuer,
      groups: ['member'],
      variant: 'member',
      fromAdminPortal: false,
    },
    { ...tokensFor(endpoint), accessIssuedAt: clock(), accessExpiresAt: clock() + 3_600_000 },
  );
}
