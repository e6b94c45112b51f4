import { createClient } from 'redis';
import { type RedisLogin, socketOf } from './redis-client';

const deadlineMs = 500;

type AskingClient = ReturnType<typeof openClient>;

function openClient(login: RedisLogin) {
  const client = createClient({
    url: login.address,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: { ...socketOf(login), connectTimeout: deadlineMs, reconnectStrategy: false },
  });
  // Whoever waits for an answer is told; nobody else has to know.
  client.on('error', () => undefined);
  return client;
}

/** Asks one server after the other, the one that answered last first, over a connection that it keeps. */
export class AskInTurn {
  private order: string[];
  private open: { place: string; client: AskingClient } | undefined;

  /** `places` are host:port; `loginAt` says how to log in there. */
  constructor(
    places: readonly string[],
    private readonly loginAt: (place: string) => RedisLogin,
  ) {
    this.order = [...places];
  }

  /**
   * What `read` makes of the first answer that it does not throw at. Throws the last failure when there
   * is none.
   */
  async ask<T>(words: readonly string[], read: (answer: unknown, place: string) => T): Promise<T> {
    let cause: unknown;
    for (const place of this.order) {
      try {
        const found = read(await this.askOne(place, words), place);
        this.order = [place, ...this.order.filter((other) => other !== place)];
        return found;
      } catch (error) {
        cause = error;
        this.close();
      }
    }
    throw cause;
  }

  /** Those that are known so far are asked too, after the ones that are there. */
  learn(places: readonly string[]): void {
    this.order = [...new Set([...this.order, ...places])];
  }

  close(): void {
    this.open?.client.destroy();
    this.open = undefined;
  }

  private async askOne(place: string, words: readonly string[]): Promise<unknown> {
    if (this.open?.place !== place || !this.open.client.isReady) {
      this.close();
      this.open = { place, client: openClient(this.loginAt(place)) };
      await this.open.client.connect();
    }
    return within(this.open.client.sendCommand([...words]));
  }
}

function within<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time')), deadlineMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
