import { idempotencyHeader, requestPath, type Endpoint } from '@portal/contracts';
import { inputsFor } from '@portal/contracts/all-examples';
import { type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import { loadFixtures, type Scenario, worldOf } from '@portal/scenarios';
import type { Agent } from '@portal/testing/supertest';
import type { Settings } from '../src/config';
import { MemberServices } from './member-services';
import { startBff, type StartedBff } from './start-bff';

/** A member of the service's answers, in the world of a scenario: example inputs are accepted otherwise. */
export const exampleWorld = {
  ...worldOf(loadFixtures().scenarios.get('commercial-member') as Scenario),
  memberId: 'M-1',
};

/** A BFF whose services know one member and their family, new for each test. */
export function useMemberServices(settings: Partial<Settings> = {}) {
  let services: MemberServices;
  let upstream: ScriptedUpstream;
  let bff: StartedBff;
  beforeEach(async () => {
    services = new MemberServices();
    upstream = await startScriptedUpstream();
    services.play(upstream);
    bff = await startBff({ upstream: upstream.origin, settings });
  });
  afterEach(async () => {
    await bff.stop();
    await upstream.stop();
  });
  return {
    get services() {
      return services;
    },
    get upstream() {
      return upstream;
    },
    get bff() {
      return bff;
    },
    /** Signed in just now: the user info was not read yet. */
    signedIn: (tokens = {}, identity = {}) => bff.signedIn(tokens, identity, null),
    paths: () => upstream.requests.map(({ path }) => path),
    audited: () =>
      bff
        .log()
        .filter(({ level }) => level === 'audit')
        .map(({ event, endpointId, code, role }) => ({ event, endpointId, code, role })),
  };
}

export const refused = (code: string) => ({ status: 403, body: { code, status: 403 } });

/** An example call of an endpoint. */
export function send(
  agent: Agent,
  endpoint: Endpoint,
  input = inputsFor(endpoint, exampleWorld)[0] ?? {},
) {
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  const call = agent[method](requestPath(endpoint, input));
  if (endpoint.onceByKey) void call.set(idempotencyHeader, 'key-1');
  return method === 'get' ? call : call.send(input['body'] as object);
}
