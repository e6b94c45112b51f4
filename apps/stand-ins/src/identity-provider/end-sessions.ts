import type { AdapterPayload, Provider } from 'oidc-provider';
import { revokeGrant, tellClient } from './sign-out';

/** Ends every session of a person at the provider, and tells the portals, which end theirs. */
export async function endSessionsOf(
  provider: Provider,
  sessions: readonly AdapterPayload[],
): Promise<void> {
  for (const { jti, accountId, authorizations } of sessions) {
    for (const [clientId, { sid, grantId }] of Object.entries(authorizations ?? {})) {
      const client = await provider.Client.find(clientId);
      if (client?.backchannelLogoutUri && sid && accountId) {
        await tellClient(client, accountId, sid);
      }
      if (grantId) await revokeGrant(provider, grantId);
    }
    if (jti) await provider.Session.adapter.destroy(jti);
  }
}
