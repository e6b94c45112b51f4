import { Verifier } from '@pact-foundation/pact';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startStandIns } from '../src';

const folder = join(__dirname, '../../../pacts');
const pacts = readdirSync(folder).filter((file) => file.endsWith('.json'));

/** The stand-ins keep to what the portal asks of the services; the one state handler serves every state. */
describe.each(pacts)('the stand-ins keep to %s', (file) => {
  test('for every interaction', async () => {
    const standIns = await startStandIns({ port: 0, now: 'fixed', providerStates: true });
    try {
      const report = await new Verifier({
        provider: (JSON.parse(readFileSync(join(folder, file), 'utf8')) as Pact).provider.name,
        providerBaseUrl: standIns.url,
        pactUrls: [join(folder, file)],
        providerStatesSetupUrl: `${standIns.url}/_state`,
        logLevel: 'error',
      }).verifyProvider();
      expect(report).toBeDefined();
    } finally {
      await standIns.stop();
    }
  }, 60_000);
});

test('a service that answers otherwise is caught', async () => {
  const standIns = await startStandIns({ port: 0, now: 'fixed', scenario: 'upstream-down' });
  try {
    const verified = new Verifier({
      provider: 'member-service',
      providerBaseUrl: standIns.url,
      pactUrls: [join(folder, 'member-portal-bff-member-service.json')],
      logLevel: 'error',
    }).verifyProvider();
    await expect(verified).rejects.toThrow();
  } finally {
    await standIns.stop();
  }
}, 60_000);

interface Pact {
  provider: { name: string };
}
