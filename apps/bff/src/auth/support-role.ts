import type { Session } from '../session/session';
import { groupsIn } from './identity';
import type { IdentityProviders } from './identity-providers';

/** Requests the groups of a user from the identity provider: the session has those of the sign-in. */
export class SupportRole {
  private readonly running = new Map<string, Promise<boolean>>();

  constructor(
    private readonly providers: IdentityProviders,
    private readonly group: string,
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
    return groupsIn(claims).includes(this.group);
  }
}
