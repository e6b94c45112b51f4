import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildUpstream } from './build';
import { requirePrograms, startServer, stopAll } from './processes';

/** What a benchmark of the proxied path has before it starts a proxy. */
export interface Run {
  upstream: string;
  /** Folder for files that live as long as the run. */
  scratch: string;
  /** Cores of the proxies and of everything else; undefined leaves them to the system. */
  core: number | undefined;
  loadCore: number | undefined;
  takePort(): number;
}

export const tell = (text: string) => process.stderr.write(`${text}\n`);

/** Starts the upstream, runs `work`, and ends everything that was started; the command ends with 1 when it fails. */
export async function runBench(
  { pin, portBase }: { pin: boolean; portBase: number },
  work: (run: Run) => Promise<void>,
): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'bench-proxy-'));
  const cleanUp = async () => {
    await stopAll();
    await rm(scratch, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
  }
  try {
    const isPinned = pin && availableParallelism() >= 2;
    tell(
      isPinned
        ? 'Proxies run on core 0; load generator, upstream and Redis on core 1.'
        : 'No process is kept on a core.',
    );
    const [core, loadCore] = isPinned ? [0, 1] : [undefined, undefined];
    requirePrograms({ wrk: 'wrk', ...(isPinned ? { taskset: 'util-linux' } : {}) });
    let nextPort = portBase;
    const takePort = () => nextPort++;
    const module = await buildUpstream();
    const port = takePort();
    const { address: upstream } = await startServer({
      name: 'upstream',
      command: process.execPath,
      args: [module, String(port)],
      port,
      core: loadCore,
    });
    await work({ upstream, scratch, core, loadCore, takePort });
  } catch (error) {
    tell((error as Error).message);
    process.exitCode = 1;
  } finally {
    await cleanUp();
  }
}
