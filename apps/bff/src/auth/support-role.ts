import type { Session } from '../session/session';
import { staffRoleOf } from '../session/staff-role';
import { groupsIn } from './identity';
import type { IdentityProviders } from './identity-providers';

/**
 * Requests the groups of a user from the identity provider: the session has those of the sign-in. A provider
 * needs the group of providers instead.
 */
export class SupportRole {
  private readonly running = new Map<string, Promise<boolean>>();

  constructor(
    private readonly providers: IdentityProviders,
    private readonly groups: { support: string; provider: string },
  ) {}

  /** Whether the user is in the group now; one request for concurrent calls of a session. Throws AppError. */
  async check(session: Session): Promise<boolean> {
    const { id } = session.key;
    const running =
      this.running.get(id) ?? this.request(session).finally(() => this.running.delete(id));
    this.running.set(id, running);
    return running;
  }

  private async request({ identity, tokens }: Session): Promise<boolean> {
    const provider = this.providers.ofSession(identity);
    if (!provider) return false;
    const claims = await provider.claimsOf(tokens.access, identity.subject);
    const role = staffRoleOf(identity, this.groups.support);
    return role !== undefined && groupsIn(claims).includes(this.groups[role]);
  }
}
