import type { Dependencies } from '../dependencies';
import type { Redis } from '../redis/redis';
import { StoreUnavailable } from '../redis/store-unavailable';

/** What the process needs in order to serve members; a check that throws, or takes too long, has failed. */
type Check = () => Promise<unknown>;

const deadlineMs = 1_000;
/** However often somebody asks, the services behind are asked once in this time. */
const rememberedMs = 1_000;

/** Whether each service that the BFF can't do without answers. Never throws. */
export class Readiness {
  private last: { at: number; answers: Promise<Record<string, boolean>> } | undefined;
  private readonly reached = new Set<string>();

  constructor(private readonly checks: Readonly<Record<string, Check>>) {}

  look(): Promise<Record<string, boolean>> {
    const now = performance.now();
    if (!this.last || now - this.last.at > rememberedMs) {
      this.last = { at: now, answers: this.lookAfresh() };
    }
    return this.last.answers;
  }

  /**
   * Whether this process may be sent to: each service has answered it once, so that its settings are right.
   * One that goes away later is away for every replica alike, and what works without it goes on working.
   */
  get reachedAll(): boolean {
    return Object.keys(this.checks).every((name) => this.reached.has(name));
  }

  private async lookAfresh(): Promise<Record<string, boolean>> {
    const answers = Object.entries(this.checks).map(
      async ([name, check]) => [name, await succeeds(check)] as const,
    );
    const all = await Promise.all(answers);
    for (const [name, answered] of all) if (answered) this.reached.add(name);
    return Object.fromEntries(all);
  }
}

/** The store is asked each time; a provider that was found once is not asked again. */
export function readinessOf({ providers, redis }: Pick<Dependencies, 'providers' | 'redis'>) {
  return new Readiness({
    identityProvider: () => Promise.all([...providers.values()].map((each) => each.connect())),
    sessionStore: async () => redis && requireUp(redis),
  });
}

/** The connection pings every server that has keys twice a second. */
async function requireUp(redis: Redis): Promise<void> {
  if (!redis.isUp) throw new StoreUnavailable('Redis does not answer');
}

async function succeeds(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), deadlineMs);
  });
  const answered = check().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}
