import { createApiClient, fetchTransport } from '@portal/api-client';
import { proxiedUpstreams } from '@portal/contracts';
import { areas, catalogue } from '@portal/contracts/all';
import { createLogger } from '@portal/logger';
import type { AddressInfo } from 'node:net';
import { firstValueFrom, type Observable } from 'rxjs';
import { readConfig } from '../src/config';
import { cookieName, cookies } from '../src/cookies';
import { createDependencies } from '../src/dependencies';
import { createServer } from '../src/server';
import type { CallInput } from './example-inputs';

/**
 * Fixed dummy tokens: they say what they are and open nothing, and the provider's verification
 * accepts them by their pattern.
 */
export const dummyTokens = { access: 'dummy-access-token', id: 'dummy-id-token' } as const;

/** The real BFF in front of one service at `upstream`, and the portal's own client in front of the BFF. */
export async function startEgress(upstream: string) {
  const services = proxiedUpstreams.map((name) => [`UPSTREAM_${name.toUpperCase()}`, upstream]);
  const config = readConfig({
    NODE_ENV: 'test',
    SCENARIOS: 'off',
    ...Object.fromEntries(services),
  });
  const dependencies = createDependencies(config, {
    log: createLogger({ service: 'bff', level: 'silent' }),
  });
  const server = createServer(dependencies);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const own = config.settings.PUBLIC_ADDRESS;
  const session = await signIn(dependencies);
  const clientOf = (headers: Record<string, string>) =>
    createApiClient({
      transport: fetchTransport(`http://localhost:${port}`),
      headers: { origin: own, ...headers },
      strict: true,
    });
  const member = clientOf({
    cookie: `${cookieName(cookies.session, false)}=${session.key.cookieValue}`,
  });
  const visitor = clientOf({});
  return {
    /** Makes a call by its endpoint id, signed in or not. */
    call: (endpointId: string, input: CallInput, signedIn: boolean): Promise<unknown> => {
      // Such a call is made when the portal asks the BFF to have its answer ready.
      if (catalogue.get(endpointId).forBffOnly) {
        return firstValueFrom(member(areas.session).fetchMailOrderToken({ body: input }));
      }
      const [area, name] = endpointId.split('.') as [keyof typeof areas, string];
      const calls = (signedIn ? member : visitor)(areas[area]) as unknown as Record<
        string,
        (input: CallInput) => Observable<unknown>
      >;
      return firstValueFrom((calls[name] as (input: CallInput) => Observable<unknown>)(input));
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await dependencies.close();
    },
  };
}

function signIn({ sessions, clock, config }: ReturnType<typeof createDependencies>) {
  const [site] = config.sites;
  return sessions.begin(
    {
      subject: 'contract',
      issuer: site.issuer,
      groups: ['member'],
      variant: 'member',
      fromAdminPortal: false,
    },
    { ...dummyTokens, accessIssuedAt: clock(), accessExpiresAt: clock() + 3_600_000 },
  );
}
