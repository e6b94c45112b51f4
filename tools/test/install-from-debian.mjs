import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a package with apt-get where that is possible, for root on Debian; says whether it did. */
export function installFromDebian(title, name, say) {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!isDebianRoot) return false;
  say(`Installing ${title} with apt-get (once) …`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', name);
}
