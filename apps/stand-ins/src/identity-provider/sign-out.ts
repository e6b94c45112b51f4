import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { sessionCookie } from './provider-settings';

/**
 * Ends the session of somebody whom the portal sends here with an id token of theirs: no question is
 * asked, other clients of the session are told, and the browser goes straight back. Answers false when
 * the id token is missing or somebody else's; then the person is asked.
 */
export async function signOutAtOnce(ctx: KoaContextWithOIDC, provider: Provider): Promise<boolean> {
  const { session, entities, params } = ctx.oidc;
  const hint = entities['IdTokenHint'] as { payload: { sub?: string } } | undefined;
  if (!session || !hint || hint.payload.sub !== session.accountId) return false;
  for (const [clientId, { grantId }] of Object.entries(session.authorizations ?? {})) {
    const client = await provider.Client.find(clientId);
    const sid = session.sidFor(clientId);
    if (client?.backchannelLogoutUri && sid && session.accountId) {
      await tell(client, session.accountId, sid);
    }
    if (grantId) await revokeGrant(provider, grantId);
  }
  await session.destroy();
  ctx.cookies.set(sessionCookie, null);
  goBack(ctx, params);
  return true;
}

/** Without a session of this provider there is nothing to end and nothing to ask. */
export function goBackWithoutSession(ctx: KoaContextWithOIDC): void {
  const { session, params } = ctx.oidc;
  if (!session?.accountId && params?.['post_logout_redirect_uri']) goBack(ctx, params);
}

/** Back-channel logout. A portal that cannot be reached does not keep anybody signed in here. */
async function tell(client: object, accountId: string, sid: string): Promise<void> {
  // The method is missing from the package's types.
  const portal = client as {
    clientId: string;
    backchannelLogout: (accountId: string, sid: string) => Promise<void>;
  };
  try {
    await portal.backchannelLogout(accountId, sid);
  } catch (error) {
    console.error(`${portal.clientId} was not told of the sign-out:`, error);
  }
}

async function revokeGrant(provider: Provider, grantId: string): Promise<void> {
  await provider.AccessToken.revokeByGrantId(grantId);
  await provider.RefreshToken.revokeByGrantId(grantId);
  await provider.AuthorizationCode.revokeByGrantId(grantId);
  await provider.Grant.adapter.destroy(grantId);
}

/** The provider has held the address against the client's list before it gets here. */
function goBack(ctx: KoaContextWithOIDC, params: KoaContextWithOIDC['oidc']['params']): void {
  const target = params?.['post_logout_redirect_uri'];
  const address = new URL(typeof target === 'string' ? target : '/signed-out', ctx.oidc.issuer);
  if (typeof params?.['state'] === 'string') address.searchParams.set('state', params['state']);
  ctx.redirect(address.href);
  ctx.status = 303;
}
