import type { ClientAuthMethod } from '@portal/contracts';
import { Outbox, portalClient, startIdentityProvider, startStandIns } from '@portal/stand-ins';
import { freePort } from '@portal/resilience';
import { developmentDefaults } from '../src/settings/development-defaults';
import type { Settings } from '../src/config';
import { startBff } from './start-bff';

/** Seconds that an access token of the identity provider lives. */
interface Options {
  accessToken?: number;
  /** Of the portal at the identity provider. */
  client?: { authMethod: ClientAuthMethod; publicJwk?: object };
  settings?: Partial<Settings>;
  /** When the identity provider asks for a second factor. */
  secondFactor?: 'on-request' | 'code';
}

/** The whole embedded stack in this process: identity provider, stand-ins and BFF, each on a free port. */
export async function startStack(options: Options = {}) {
  const { accessToken, client, settings, secondFactor } = options;
  const [portalPort, identityPort] = [await freePort(), await freePort()];
  const issuer = `http://localhost:${identityPort}`;
  const { OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = developmentDefaults;
  const outbox = new Outbox();
  const standIns = await startStandIns({ port: 0, now: 'fixed', issuer, outbox });
  const identityProvider = await startIdentityProvider({
    port: identityPort,
    issuer,
    outbox,
    clients: [{ ...portalClient(`http://localhost:${portalPort}`, id, secret), ...client }],
    ...(secondFactor && { secondFactor }),
    ...(accessToken === undefined ? {} : { lifetimes: { accessToken } }),
  });
  const bff = await startBff({
    port: portalPort,
    issuer,
    upstream: standIns.url,
    settings: { SCENARIOS: true, ...settings },
  });
  return {
    bff,
    issuer,
    /** What was sent by email and text message. */
    outbox,
    stop: async () => {
      await bff.stop();
      await Promise.all([identityProvider.stop(), standIns.stop()]);
    },
  };
}

export type Stack = Awaited<ReturnType<typeof startStack>>;
