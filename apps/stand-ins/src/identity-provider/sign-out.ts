import type { KoaContextWithOIDC, Provider, AdapterPayload } from 'oidc-provider';
import { sessionCookie } from './provider-settings';

type Session = NonNullable<KoaContextWithOIDC['oidc']['session']>;

/**
 * Ends the session of a user whom the portal redirects here with the id of that session (logout_hint) or
 * their id token, without a confirmation: notifies the other clients of the session and redirects the
 * browser back. Returns false when both are missing or another session's; then the user has to confirm.
 */
export async function signOutAtOnce(ctx: KoaContextWithOIDC, provider: Provider): Promise<boolean> {
  const { session, params } = ctx.oidc;
  if (!session || !namesSession(ctx, session)) return false;
  for (const [clientId, { grantId }] of Object.entries(session.authorizations ?? {})) {
    const client = await provider.Client.find(clientId);
    const sid = session.sidFor(clientId);
    if (client?.backchannelLogoutUri && sid && session.accountId) {
      await tellClient(client, session.accountId, sid);
    }
    if (grantId) await revokeGrant(provider, grantId);
  }
  await session.destroy();
  ctx.cookies.set(sessionCookie, null);
  goBack(ctx, params);
  return true;
}

function namesSession({ oidc }: KoaContextWithOIDC, session: Session): boolean {
  const { client, entities, params } = oidc;
  const idToken = entities['IdTokenHint'] as { payload: { sub?: string } } | undefined;
  if (idToken) return idToken.payload.sub === session.accountId;
  const hint = params?.['logout_hint'];
  return (
    client !== undefined && typeof hint === 'string' && hint === session.sidFor(client.clientId)
  );
}

/** Without a session of this provider there is nothing to end and nothing to ask. */
export function goBackWithoutSession(ctx: KoaContextWithOIDC): void {
  const { session, params } = ctx.oidc;
  if (!session?.accountId && params?.['post_logout_redirect_uri']) goBack(ctx, params);
}

/** Back-channel logout. A portal that cannot be reached does not keep anybody signed in here. */
async function tellClient(client: object, accountId: string, sid: string): Promise<void> {
  // The method is missing from the package's types.
  const portal = client as {
    clientId: string;
    backchannelLogout: (accountId: string, sid: string) => Promise<void>;
  };
  try {
    await portal.backchannelLogout(accountId, sid);
  } catch (error) {
    console.error(`${portal.clientId} was not notified of the sign-out:`, error);
  }
}

/** Ends what was granted in one sign-in: its tokens no longer work. */
async function revokeGrant(provider: Provider, grantId: string): Promise<void> {
  await provider.AccessToken.revokeByGrantId(grantId);
  await provider.RefreshToken.revokeByGrantId(grantId);
  await provider.AuthorizationCode.revokeByGrantId(grantId);
  await provider.Grant.adapter.destroy(grantId);
}

/** The provider has checked the URL against the client's list before. */
function goBack(ctx: KoaContextWithOIDC, params: KoaContextWithOIDC['oidc']['params']): void {
  const target = params?.['post_logout_redirect_uri'];
  const url = new URL(typeof target === 'string' ? target : '/signed-out', ctx.oidc.issuer);
  if (typeof params?.['state'] === 'string') url.searchParams.set('state', params['state']);
  ctx.redirect(url.href);
  ctx.status = 303;
}

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
