import { fileURLToPath } from 'node:url';
import { readAccounts, welcome } from './accounts.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { portRows, readPorts, startPortalStack } from './portal-stack.mjs';
import { checkPorts } from './ports.mjs';
import { runUntilStopped } from './run-until-stopped.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dev = process.argv.includes('--dev');
const showsLines = dev || process.argv.includes('--verbose');

await runUntilStopped(async () => {
  checkNodeVersion(root);
  // Before installing and building, so that nobody waits for those in vain.
  const ports = readPorts(process.env);
  await checkPorts(portRows(ports, { dev }));
  ensureInstalled(root);
  const stack = await startPortalStack({
    root,
    dev,
    ports,
    say: console.log,
    onLine: (name, line) => {
      if (showsLines) console.log(`[${name}] ${line}`);
    },
  });
  console.log(welcome(stack.address, readAccounts(root)).join('\n'));
  return stack;
});
