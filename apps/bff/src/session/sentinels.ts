import { createClient } from 'redis';

/** Sentinels that know which of several servers is the primary. */
export interface SentinelSettings {
  /** Where they are: host:port. */
  addresses: readonly string[];
  /** What they call the servers. */
  name: string;
  password: string | undefined;
}

const deadlineMs = 500;

type SentinelClient = ReturnType<typeof openClient>;

function openClient(address: string, password: string | undefined) {
  const client = createClient({
    url: `redis://${address}`,
    ...(password === undefined ? {} : { password }),
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: { connectTimeout: deadlineMs, reconnectStrategy: false },
  });
  // Whoever waits for an answer is told; nobody else has to know.
  client.on('error', () => undefined);
  return client;
}

/** Asks one Sentinel after the other, the one that answered last first. */
export class Sentinels {
  private order: string[];
  private open: { address: string; client: SentinelClient } | undefined;

  constructor(private readonly settings: SentinelSettings) {
    this.order = [...settings.addresses];
  }

  /** The primary's host and port, as the Sentinels name it. Throws when none of them answers. */
  async primary(): Promise<string> {
    let cause: unknown;
    for (const address of this.order) {
      try {
        const primary = await this.ask(address);
        this.order = [address, ...this.order.filter((other) => other !== address)];
        return primary;
      } catch (error) {
        cause = error;
        this.close();
      }
    }
    throw new Error('No Sentinel names a primary', { cause });
  }

  close(): void {
    this.open?.client.destroy();
    this.open = undefined;
  }

  private async ask(address: string): Promise<string> {
    const { name, password } = this.settings;
    if (this.open?.address !== address || !this.open.client.isReady) {
      this.close();
      this.open = { address, client: openClient(address, password) };
      await this.open.client.connect();
    }
    const asked = this.open.client.sendCommand<[string, string] | null>([
      ...['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', name],
    ]);
    const answer = await within(asked);
    if (answer === null) throw new Error(`${address} knows no servers called ${name}`);
    const [host, port] = answer;
    return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
  }
}

function within<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time')), deadlineMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
