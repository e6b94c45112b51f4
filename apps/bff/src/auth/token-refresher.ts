import type { Logger } from '@portal/logger';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import type { Session, Tokens } from '../session/session';
import { loggedSession, type Sessions } from '../session/sessions';
import type { IdentityProvider } from './identity-provider';
import type { IdentityProviders } from './identity-providers';
import { InvalidGrant } from './provider-failure';
import { TokenKeeper } from './token-keeper';

const longestHeadStartMs = 30_000;
const longestWaitMs = 10_000;

/**
 * Renews the tokens of a session before they run out, once however many calls ask at the same time:
 * a refresh token that rotates is good for one use, and a second use would end the whole grant.
 */
export class TokenRefresher {
  private readonly running = new Map<string, Promise<Tokens>>();
  private readonly keeper: TokenKeeper;

  constructor(
    private readonly sessions: Sessions,
    private readonly providers: IdentityProviders,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    this.keeper = new TokenKeeper(sessions);
  }

  /**
   * Leaves the session with usable tokens. Throws UNAUTHENTICATED, and ends the session, only when the
   * provider says that the grant is over; any other failure is a 502 or 503, and the session stays.
   */
  ensureFresh(session: Session): Promise<void> | undefined {
    session.tokens = this.keeper.notYetKept(session) ?? session.tokens;
    return this.isDue(session.tokens) ? this.renewOnce(session) : undefined;
  }

  private async renewOnce(session: Session): Promise<void> {
    const { id } = session.key;
    let renewal = this.running.get(id);
    if (!renewal) {
      renewal = this.renew(session).finally(() => this.running.delete(id));
      this.running.set(id, renewal);
    }
    session.tokens = await renewal;
  }

  /** Due in the last fifth of its life, at most thirty seconds before the end. */
  private isDue({ accessExpiresAt, accessIssuedAt }: Tokens): boolean {
    const headStart = Math.min(longestHeadStartMs, (accessExpiresAt - accessIssuedAt) / 5);
    return this.clock() >= accessExpiresAt - headStart;
  }

  private async renew(session: Session): Promise<Tokens> {
    return this.sessions.exclusively(session, longestWaitMs, async () => {
      // Another replica may have been faster while this one waited for the lock.
      const current = await this.sessions.read(session.key.cookieValue);
      if (!current) throw new AppError('UNAUTHENTICATED');
      current.tokens = this.keeper.notYetKept(current) ?? current.tokens;
      if (!this.isDue(current.tokens)) return current.tokens;
      const { refresh } = current.tokens;
      if (refresh === undefined) return this.withoutRefreshToken(current);
      try {
        const renewed = await this.providerOf(current).refresh({ ...current.tokens, refresh });
        if (!(await this.keeper.keep(current, renewed))) {
          this.makeWorthless(current, renewed);
          throw new AppError('UNAUTHENTICATED');
        }
        this.log.debug('tokens-refreshed', { session: loggedSession(current) });
        return renewed;
      } catch (error) {
        return this.afterFailure(current, error);
      }
    });
  }

  private async withoutRefreshToken(session: Session): Promise<Tokens> {
    if (this.isStillGood(session)) return session.tokens;
    return this.giveUp(session, 'no-refresh-token');
  }

  private async afterFailure(session: Session, error: unknown): Promise<Tokens> {
    if (error instanceof InvalidGrant) {
      return (await this.renewedElsewhere(session)) ?? this.giveUp(session, 'invalid-grant');
    }
    const failed = AppError.from(error);
    if (failed.code === 'UNAUTHENTICATED') throw failed;
    this.log.warn('token-refresh-failed', {
      session: loggedSession(session),
      code: failed.code,
      error: failed,
    });
    if (this.isStillGood(session)) return session.tokens;
    throw failed;
  }

  /** Somebody who had lost the lock may have been at it too: then the tokens they left are the good ones. */
  private async renewedElsewhere({ key, tokens }: Session): Promise<Tokens | undefined> {
    const current = await this.sessions.read(key.cookieValue);
    return current && current.tokens.refresh !== tokens.refresh ? current.tokens : undefined;
  }

  /** The session ended meanwhile, and with it went only the refresh token that was traded in just now. */
  private makeWorthless(session: Session, renewed: Tokens): void {
    this.providerOf(session)
      .revoke(renewed)
      .catch((error: unknown) => {
        this.log.warn('token-not-revoked', { session: loggedSession(session), error });
      });
  }

  private isStillGood({ tokens }: Session): boolean {
    return this.clock() < tokens.accessExpiresAt;
  }

  private async giveUp(session: Session, reason: string): Promise<never> {
    await this.sessions.end(session);
    this.log.audit('session-ended', {
      actor: session.user,
      session: loggedSession(session),
      reason,
    });
    throw new AppError('UNAUTHENTICATED');
  }

  private providerOf(session: Session): IdentityProvider {
    const provider = this.providers.ofSession(session.identity);
    if (!provider) throw new AppError('IDENTITY_PROVIDER_UNAVAILABLE');
    return provider;
  }
}
