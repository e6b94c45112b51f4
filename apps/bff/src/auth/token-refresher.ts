import type { Logger } from '@portal/logger';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import type { Session, Tokens } from '../session/session';
import { loggedSession, type Sessions } from '../session/sessions';
import type { IdentityProvider } from './identity-provider';
import type { IdentityProviders } from './identity-providers';
import { InvalidGrant } from './provider-failure';

export interface RefresherParts {
  sessions: Sessions;
  providers: IdentityProviders;
  clock: Clock;
  log: Logger;
  metrics: {
    tokensRefreshed(outcome: 'renewed' | 'failed'): void;
    sessionsEnded(reason: string, count: number): void;
  };
}

const maxLeadMs = 30_000;
const lockWaitMs = 10_000;

/**
 * Refreshes the tokens of a session before they expire, once for any number of concurrent calls: a
 * rotating refresh token is valid for one use, and a second use would revoke the whole grant.
 */
export class TokenRefresher {
  private readonly running = new Map<string, Promise<Tokens>>();

  constructor(private readonly parts: RefresherParts) {}

  /**
   * Gives the session valid tokens. Throws UNAUTHENTICATED, and ends the session, only when the provider
   * answers that the grant is revoked; any other failure is a 502 or 503, and the session stays.
   */
  ensureFresh(session: Session): Promise<void> | undefined {
    return this.isDue(session.tokens) ? this.refreshOnce(session) : undefined;
  }

  private async refreshOnce(session: Session): Promise<void> {
    const { id } = session.key;
    let refresh = this.running.get(id);
    if (!refresh) {
      refresh = this.refresh(session).finally(() => this.running.delete(id));
      this.running.set(id, refresh);
    }
    session.tokens = await refresh;
  }

  /** Due in the last fifth of its lifetime, at most thirty seconds before it expires. */
  private isDue({ accessExpiresAt, accessIssuedAt }: Tokens): boolean {
    const lead = Math.min(maxLeadMs, (accessExpiresAt - accessIssuedAt) / 5);
    return this.parts.clock() >= accessExpiresAt - lead;
  }

  private async refresh(session: Session): Promise<Tokens> {
    const { sessions, metrics, log } = this.parts;
    return sessions.exclusively(session, lockWaitMs, async (current) => {
      // Another replica may have refreshed them while this one waited for the lock.
      if (!this.isDue(current.tokens)) return current.tokens;
      const { refresh } = current.tokens;
      if (refresh === undefined) return this.withoutRefreshToken(current);
      try {
        const renewed = await this.providerOf(current).refresh({ ...current.tokens, refresh });
        const revoke = (unused: Tokens) => this.revoke(current, unused);
        if (!(await sessions.pendingTokens.save(current, renewed, revoke))) {
          revoke(renewed);
          throw new AppError('UNAUTHENTICATED');
        }
        metrics.tokensRefreshed('renewed');
        log.debug('tokens-refreshed', { session: loggedSession(current) });
        return renewed;
      } catch (error) {
        return this.afterFailure(current, error);
      }
    });
  }

  private async withoutRefreshToken(session: Session): Promise<Tokens> {
    if (this.isStillValid(session)) return session.tokens;
    return this.end(session, 'no-refresh-token');
  }

  private async afterFailure(session: Session, error: unknown): Promise<Tokens> {
    if (error instanceof InvalidGrant) {
      return (await this.refreshedElsewhere(session)) ?? this.end(session, 'invalid-grant');
    }
    const failed = AppError.from(error);
    if (failed.code === 'UNAUTHENTICATED') throw failed;
    this.parts.metrics.tokensRefreshed('failed');
    this.parts.log.warn('token-refresh-failed', {
      session: loggedSession(session),
      code: failed.code,
      error: failed,
    });
    if (this.isStillValid(session)) return session.tokens;
    throw failed;
  }

  /** A replica whose lock expired may have refreshed them too: then its tokens are the valid ones. */
  private async refreshedElsewhere({ key, tokens }: Session): Promise<Tokens | undefined> {
    const current = await this.parts.sessions.read(key.cookieValue);
    return current && current.tokens.refresh !== tokens.refresh ? current.tokens : undefined;
  }

  /** The session ended meanwhile: sign-out revoked the old refresh token, which was used just now. */
  private revoke(session: Session, renewed: Tokens): void {
    this.providerOf(session)
      .revoke(renewed)
      .catch((error: unknown) => {
        this.parts.log.warn('token-revocation-failed', { session: loggedSession(session), error });
      });
  }

  private isStillValid({ tokens }: Session): boolean {
    return this.parts.clock() < tokens.accessExpiresAt;
  }

  private async end(session: Session, reason: string): Promise<never> {
    const { sessions, metrics, log } = this.parts;
    await sessions.end(session);
    metrics.sessionsEnded(reason, 1);
    log.audit('session-ended', {
      actor: session.user,
      session: loggedSession(session),
      reason,
    });
    throw new AppError('UNAUTHENTICATED');
  }

  private providerOf(session: Session): IdentityProvider {
    const provider = this.parts.providers.ofSession(session.identity);
    if (!provider) throw new AppError('IDENTITY_PROVIDER_UNAVAILABLE');
    return provider;
  }
}
