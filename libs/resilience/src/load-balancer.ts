import { bringBack, startRelay } from './relay';
import type { TestServer } from './test-server';

const askEveryMs = 100;

interface Target {
  port: number;
  ready: boolean;
}

/**
 * A plain load balancer in round robin over the replicas that report ready, or over all when none does.
 * Tries the next replica when a connection is refused; when a request was sent and not answered, only for
 * a GET.
 */
export class LoadBalancer {
  /** Requests that had to go to a second replica. */
  sentAgain = 0;
  private readonly targets: Target[];
  private running: TestServer | undefined;
  private timer: NodeJS.Timeout | undefined;
  private turn = 0;

  constructor(ports: readonly number[]) {
    this.targets = ports.map((port) => ({ port, ready: true }));
  }

  async listen(port: number): Promise<void> {
    this.running = await startRelay(this.answer, port);
    this.timer = setInterval(() => this.targets.forEach(ask), askEveryMs).unref();
  }

  /** Whether requests go to the replica with this port. */
  sendsTo(port: number): boolean {
    return this.targets.some((target) => target.port === port && target.ready);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running?.stop();
  }

  private readonly answer: Parameters<typeof startRelay>[0] = async (whole, response, passOn) => {
    const changesNothing = whole.request.method === 'GET';
    for (const target of this.inTurn()) {
      try {
        bringBack(await passOn(whole, target.port), response);
        return;
      } catch (error) {
        this.sentAgain += 1;
        const neverSent = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
        if (neverSent) target.ready = false;
        else if (!changesNothing) break;
      }
    }
    response.writeHead(502, { 'x-lost-by': 'load-balancer' }).end();
  };

  /** The replicas in the order in which this request tries them; each one twice, for one that just came back. */
  private inTurn(): Target[] {
    this.turn += 1;
    const ready = this.targets.filter((target) => target.ready);
    const order = ready.length > 0 ? ready : this.targets;
    const at = this.turn % order.length;
    const others = this.targets.filter((target) => !order.includes(target));
    return [...order.slice(at), ...order.slice(0, at), ...others];
  }
}

async function ask(target: Target): Promise<void> {
  target.ready = await fetch(`http://localhost:${target.port}/health/ready`, {
    signal: AbortSignal.timeout(1000),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}
