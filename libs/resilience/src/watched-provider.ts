import type { StandIns } from './stand-ins';
import { freePort } from './free-port';
import { bringBack, startRelay } from './relay';

export const clientId = 'member-portal';
export const clientSecret = 'secret of the fault tests';

/** Holds a refresh token before it reaches the provider, or the provider's response to it. */
type Phase = 'before' | 'after';

/**
 * The real identity provider, seen through a window: every refresh token that reaches it is counted, and
 * a test can delay the next one.
 */
export class WatchedProvider {
  /** Refresh tokens that were redeemed or refused; `status` is the provider's answer. */
  readonly redemptions: { status: number }[] = [];
  /** Seconds that access tokens live which are issued from now on. */
  accessTokenSeconds = 600;
  private held: { reached: (release: () => void) => void; phase: Phase } | undefined;

  private constructor(
    readonly issuer: string,
    private readonly port: number,
  ) {}

  /** For the portal at this origin. */
  static async start(
    { portalClient, startIdentityProvider }: Omit<StandIns, 'startStandIns'>,
    portal: string,
  ) {
    const [window, port] = [await freePort(), await freePort()];
    const issuer = `http://localhost:${window}`;
    const watched = new WatchedProvider(issuer, port);
    const provider = await startIdentityProvider({
      port,
      issuer,
      clients: [portalClient(portal, clientId, clientSecret)],
      lifetimes: { accessToken: () => watched.accessTokenSeconds, refreshTokenReuse: 10 },
    });
    const running = await startRelay(watched.answer, window);
    return {
      watched,
      stop: async () => {
        await running.stop();
        await provider.stop();
      },
    };
  }

  /** Stops the next refresh token on its way. Resolves once it has come so far; what it gives lets it go on. */
  holdNext(phase: Phase): Promise<() => void> {
    return new Promise((reached) => (this.held = { reached, phase }));
  }

  private readonly answer: Parameters<typeof startRelay>[0] = async (whole, response, passOn) => {
    const { request, body } = whole;
    const isRefresh = request.url === '/token' && body.includes('grant_type=refresh_token');
    const held = isRefresh ? this.held : undefined;
    if (held) this.held = undefined;
    const stop = () => new Promise<void>((release) => held?.reached(release));
    if (held?.phase === 'before') await stop();
    const answer = await passOn(whole, this.port);
    if (isRefresh) this.redemptions.push({ status: answer.statusCode ?? 0 });
    if (held?.phase === 'after') await stop();
    bringBack(answer, response);
  };
}
