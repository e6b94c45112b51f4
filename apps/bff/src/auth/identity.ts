import type { Settings } from '../config';
import type { Identity } from '../session/session';
import type { Site } from '../settings/sites';

type Claims = Readonly<Record<string, unknown>> & { groups?: unknown; sid?: unknown };

/** The identity from the claims of the id token and of userinfo; userinfo wins. */
export function identityOf(
  { issuer, clientId, logoutHintClaim }: Pick<Site, 'issuer' | 'clientId' | 'logoutHintClaim'>,
  idToken: Claims & { sub: string },
  userinfo: Claims,
  settings: Pick<Settings, 'PROVIDER_GROUP' | 'ADMIN_PORTAL_GROUP'>,
): Identity {
  const claims = { ...idToken, ...userinfo };
  const groups = groupsIn(claims);
  const memberId = claims['member_id'];
  const { sid } = idToken;
  const logoutHint = idToken[logoutHintClaim];
  return {
    subject: idToken.sub,
    issuer,
    clientId,
    ...(typeof sid === 'string' ? { sid } : {}),
    ...(typeof logoutHint === 'string' ? { logoutHint } : {}),
    groups,
    variant: groups.includes(settings.PROVIDER_GROUP) ? 'provider' : 'member',
    fromAdminPortal: groups.includes(settings.ADMIN_PORTAL_GROUP),
    ...(typeof memberId === 'string' && memberId !== '' ? { memberId } : {}),
  };
}

/** The groups of claims: a list, or one group as a text, which some providers send for a list of one. */
export function groupsIn({ groups }: Claims): string[] {
  return [groups].flat().filter((group): group is string => typeof group === 'string');
}
