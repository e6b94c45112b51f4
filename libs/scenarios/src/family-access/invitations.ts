import { isSameEmail } from '@portal/domain/account';
import { accessEndsAt, type AccessScope, accessStatus } from '@portal/domain/family-access';
import type { PlayRequest } from '../memory/check-request';
import type { Context, Memory } from '../memory/behaviour';
import type { Identity, Json } from '../files/scenario-file';
import { accessIn, factsOf, type StoredAccess, type StoredUse } from './access-file';
import { ownIdOf } from '../people/person';

/** Scopes as the service writes them. */
export const rowsOf = (scopes: readonly AccessScope[]) => scopes.map((scope) => ({ scope }));

const iso = (time: number) => new Date(time).toISOString();

/** Who makes a call: the user of the token. It is the member, unless a caregiver's call was passed on. */
export const callerOf = ({ caller }: PlayRequest, { identity }: Context): Identity | undefined =>
  caller ?? identity;

/** A person who acts for the member. Two may have one name. */
export interface Caregiver {
  accessId: string;
  name: string;
}

/** The person who makes a call for the member; undefined for the member themselves. */
export function caregiverOf(
  memory: Memory,
  request: PlayRequest,
  context: Context,
): Caregiver | undefined {
  const username = callerOf(request, context)?.username;
  if (username === context.identity?.username) return undefined;
  const access = accessIn(memory, context).access.find(
    (each) => each.caregiver === username && isActive(each, context),
  );
  return access && { accessId: access.accessId, name: access.name };
}

export const isActive = (access: StoredAccess, { now }: Pick<Context, 'now'>): boolean =>
  accessStatus(factsOf(access), now.getTime()) === 'active';

/** A person whom the member invited, as the member sees them. */
export function personOf(access: StoredAccess, { now }: Pick<Context, 'now'>) {
  const { accessId, name, email, scopes, invitedAt } = access;
  const facts = factsOf(access);
  return {
    accessId,
    name,
    email,
    invitedAt,
    scopes: rowsOf(scopes),
    status: accessStatus(facts, now.getTime()),
    endsAt: iso(accessEndsAt(facts)),
    changedAt: access.revokedAt ?? access.declinedAt ?? access.acceptedAt,
  };
}

/** What the person sees of the invitation before they answer. */
export function invitationOf(access: StoredAccess, { identity }: Context): Json {
  return {
    givenName: identity?.claims.given_name ?? null,
    familyName: identity?.claims.family_name ?? null,
    scopes: rowsOf(access.scopes),
    endsAt: iso(accessEndsAt(factsOf(access))),
  };
}

type Outcome = 'open' | 'expired' | 'closed' | 'otherAccount' | 'own' | 'unknown';

/** What an invitation is to the account that opens its link. */
export function outcomeFor(
  access: StoredAccess | undefined,
  caller: Identity | undefined,
  context: Context,
): Outcome {
  if (!access || !caller) return 'unknown';
  if (caller.username === context.identity?.username) return 'own';
  if (!isSameEmail(caller.claims.email, access.email)) return 'otherAccount';
  const status = accessStatus(factsOf(access), context.now.getTime());
  if (status === 'invited') return 'open';
  return status === 'expired' ? 'expired' : 'closed';
}

/** The member of this scenario, as their caregiver chooses them. */
export const caredForOf = (access: StoredAccess, context: Context) => ({
  accessId: access.accessId,
  memberId: ownIdOf(context),
  userName: context.scenario.identity ?? '',
  givenName: context.identity?.claims.given_name ?? null,
  familyName: context.identity?.claims.family_name ?? null,
  scopes: rowsOf(access.scopes),
  endsAt: iso(accessEndsAt(factsOf(access))),
});

const hourMs = 3_600_000;

/** The uses with one more; one within the hour of the same scope says the same already. */
export function withUse(uses: readonly StoredUse[], use: StoredUse): StoredUse[] {
  const isSame = (each: StoredUse) =>
    each.accessId === use.accessId &&
    each.scope === use.scope &&
    Date.parse(use.usedAt) - Date.parse(each.usedAt) < hourMs;
  return uses.some(isSame) ? [...uses] : [...uses, use];
}
