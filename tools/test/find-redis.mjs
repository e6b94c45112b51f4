import { spawnSync } from 'node:child_process';
import { installFromDebian } from './install-from-debian.mjs';

const runs = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Has a redis-server ready before tests start one each, side by side. Where there is none and none can be
 * installed it says so, and the tests that need one fail with the same words.
 */
export function ensureRedis(
  say = console.log,
  program = 'redis-server',
  install = installFromDebian,
) {
  if (runs(program)) return true;
  if (install('Redis', 'redis-server', say) && runs(program)) return true;
  say(
    `There is no ${program} on this machine, so the tests of sessions in Redis are going to fail. Install ` +
      'one (Debian and Ubuntu: "apt-get install redis-server", macOS: "brew install redis").',
  );
  return false;
}
