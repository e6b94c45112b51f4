import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What a person reads when the tests can't have a Redis: they fail with it, they are never skipped. */
export class NoRedisServer extends Error {
  override readonly name = 'NoRedisServer';

  constructor(program: string, tried: string) {
    super(
      `These tests need a real Redis and there is no ${program} on this machine${tried}. Install one ` +
        `(Debian and Ubuntu: "apt-get install redis-server", macOS: "brew install redis") or set ` +
        `REDIS_URL to one that may be written to.`,
    );
  }
}

/**
 * Gives a redis-server that can be started; on Debian, and as root, it is installed once when it is
 * missing. Throws NoRedisServer.
 */
export function findRedisServer(program = 'redis-server', mayInstall = isRootOnDebian()): string {
  if (runs(program)) return program;
  if (!mayInstall) throw new NoRedisServer(program, '');
  const outcome = install(program);
  if (!runs(program)) throw new NoRedisServer(program, `; installing it failed (${outcome})`);
  return program;
}

function runs(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Installs the package of that name and gives the last line that apt-get wrote. */
function install(name: string): string {
  // Test files run side by side: the second one to get here waits for the first one's package lock.
  const options = ['-o', 'DPkg::Lock::Timeout=180', '-o', 'Dpkg::Use-Pty=0', '-y', '-q'];
  const aptGet = (...args: string[]) =>
    spawnSync('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...args], {
      encoding: 'utf8',
      timeout: 300_000,
    });
  const attempt = () => aptGet('install', '--no-install-recommends', name);
  let result = attempt();
  if (result.status !== 0) {
    aptGet('update');
    result = attempt();
  }
  return result.stderr?.trim().split('\n').at(-1) ?? 'apt-get did not start';
}
