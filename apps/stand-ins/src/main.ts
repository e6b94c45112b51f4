import { readSettings } from '@portal/env';
import { loadFixtures } from './load-fixtures';
import { AccountStore } from './identity-provider/account-store';
import { portalClient, startIdentityProvider } from './identity-provider/start-identity-provider';
import type { Running } from './listen';
import { Outbox } from './outbox/outbox';
import { startStandIns } from './services/start-stand-ins';
import { settingsSchema } from './settings';

const running: Running[] = [];

async function start(): Promise<void> {
  const settings = readSettings(settingsSchema);
  const fixtures = loadFixtures(settings.FIXTURES);
  const issuer = settings.IDENTITY_ADDRESS ?? `http://localhost:${settings.IDENTITY_PORT}`;
  const outbox = new Outbox();
  const accounts = new AccountStore(fixtures.identities.values());
  const standIns = await startStandIns({
    port: settings.PORT,
    host: settings.BIND_HOST,
    now: settings.SCENARIO_CLOCK,
    fixtures,
    issuer,
    outbox,
    accounts,
    portal: new URL(settings.PORTAL_ADDRESS).origin,
  });
  running.push(standIns);
  console.log(`The stand-ins answer at ${standIns.url}`);
  const identityProvider = await startIdentityProvider({
    port: settings.IDENTITY_PORT,
    host: settings.BIND_HOST,
    issuer,
    clients: [
      {
        ...portalClient(
          settings.PORTAL_ADDRESS,
          settings.OIDC_CLIENT_ID,
          settings.OIDC_CLIENT_SECRET,
        ),
        authMethod: settings.OIDC_AUTH_METHOD,
        publicJwk: settings.OIDC_PUBLIC_JWK,
      },
    ],
    fixtures,
    outbox,
    accounts,
    secondFactor: settings.SECOND_FACTOR,
  });
  running.push(identityProvider);
  console.log(`The identity provider answers at ${issuer}`);
}

async function stop(): Promise<void> {
  await Promise.all(running.splice(0).map((each) => each.stop()));
  // Also closes the channel to a parent, which would keep the process alive.
  process.exit();
}

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, () => void stop());

start().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
  void stop();
});
