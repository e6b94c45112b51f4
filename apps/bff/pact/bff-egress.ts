import { createApiClient, fetchTransport } from '@portal/api-client';
import { errorCodeOf, type InputOf, proxiedUpstreams } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import type { CallInput } from '@portal/contracts/examples';
import { namedMembers } from '@portal/contracts/named-members';
import { createLogger } from '@portal/logger';
import { listen } from '@portal/resilience';
import type { IncomingMessage } from 'node:http';
import { firstValueFrom, type Observable } from 'rxjs';
import { emulatedUser, tokensOf } from './callers';
import type { ContractCase } from './contract-case';
import { AppError } from '../src/app-error';
import { readConfig } from '../src/config';
import { cookieName, cookies } from '../src/http/cookies';
import { createRequestContext } from '../src/http/request-context';
import { createDependencies } from '../src/dependencies';
import { createServer } from '../src/server';

/** The client id of the portal at the identity provider. */
export const clientId = 'member-portal';
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
    // Nor must a limit be reached, or an answer wait.
    QUICK_REFILL_TRIES: '10000',
    QUICK_REFILL_TRIES_PER_IP: '10000',
    QUICK_REFILL_ANSWER_MS: '1',
    REGISTRATION_TRIES: '10000',
    REGISTRATION_TRIES_PER_IP: '10000',
    ...Object.fromEntries(services),
  });
  const dependencies = createDependencies(config, {
    // Not silent: a search whose audit line is not written is refused.
    log: createLogger({ service: 'bff', destination: { write: () => undefined } }),
  });
  const { origin, stop } = await listen(createServer(dependencies));
  const issues: string[] = [];
  const clientOf = (headers: Record<string, string>) =>
    createApiClient({
      transport: fetchTransport(origin),
      headers: () => ({ origin: config.settings.PUBLIC_URL, ...headers }),
      onResponseIssue: ({ endpointId, field }) => issues.push(`${endpointId}: ${field}`),
    });
  const clientFor = async (each: Made) => {
    if (each.caller === 'visitor') return clientOf({});
    const { key } = await signIn(dependencies, each);
    return clientOf({ cookie: `${cookieName(cookies.session, false)}=${key.cookieValue}` });
  };
  return {
    /** Makes a call in a new session, or as a visitor. */
    call: async (each: Made): Promise<unknown> => {
      const { endpoint, input } = each;
      const client = await clientFor(each);
      // The BFF makes such a call itself, when the portal requests a search, or the token.
      if (endpoint === areas.members.search) {
        const { body } = input as InputOf<typeof areas.members.search>;
        return firstValueFrom(client(areas.staff).findMembers({ body }));
      }
      if (endpoint === areas.familyAccess.getCaredFor) {
        return firstValueFrom(client(areas.caregivers).getMembers());
      }
      if (endpoint === areas.familyAccess.recordUse) {
        return recordUse(dependencies, each).catch((error: unknown) => {
          const { code, status } = AppError.from(error);
          throw Object.assign(new Error(code), { code: errorCodeOf(status, { code }) });
        });
      }
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
      await stop();
      await dependencies.close();
    },
  };
}

/** The BFF makes this call before another one of a caregiver; here it is made alone. */
async function recordUse(dependencies: ReturnType<typeof createDependencies>, each: Made) {
  const { body } = each.input as InputOf<typeof areas.familyAccess.recordUse>;
  const session = await signIn(dependencies, each);
  const request = { headers: {}, method: 'GET' } as IncomingMessage;
  const context = createRequestContext(request, dependencies.config);
  return dependencies.caregiverGrants.use(context, session, body.accessId, body.scope);
}

type Made = Pick<ContractCase, 'endpoint' | 'input' | 'caller' | 'memberId'>;

/** A session of the member whom the call names, an adult, so that the BFF does not request the user info. */
async function signIn(
  { sessions, clock, config }: ReturnType<typeof createDependencies>,
  { endpoint, input, caller, memberId }: Made,
) {
  const [site] = config.sites;
  const now = clock();
  const session = await sessions.begin(
    {
      subject: 'contract',
      issuer: site.issuer,
      groups: ['member', ...(caller === 'support' ? ['support'] : [])],
      variant: endpoint.staffOnly ? 'provider' : 'member',
      fromAdminPortal: false,
      memberId,
    },
    { ...tokensOf(caller), accessIssuedAt: now, accessExpiresAt: now + 3_600_000 },
  );
  if (caller === 'support') {
    await sessions.saveEmulation(session, {
      subject: emulatedUser,
      startedAt: now,
      expiresAt: now + 60_000,
      roleCheckedFor: now,
    });
  }
  const [named = memberId] = namedMembers(endpoint, {
    params: input,
    query: input,
    body: input['body'],
  });
  await sessions.saveMember(session, {
    memberId: named,
    birthDate: '1978-03-02',
    role: 'member',
    handedOver: [],
    of: caller === 'support' ? emulatedUser : '',
    readFor: now,
  });
  return session;
}
