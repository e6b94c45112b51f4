import { fileURLToPath } from 'node:url';
import { readAccounts, welcome } from './accounts.mjs';
import { StartError } from './start-error.mjs';
import { ensureInstalled } from './install.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dev = process.argv.includes('--dev');
const showsLines = dev || process.argv.includes('--verbose');

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    stopping = true;
    console.log('\nStopping …');
  });
}

try {
  ensureInstalled(root);
  const { portRows, readPorts, startPortalStack } = await import('./portal-stack.mjs');
  const { checkPorts } = await import('./ports.mjs');
  const ports = readPorts(process.env);
  // Before building, which takes longer.
  await checkPorts(portRows(ports, { dev }));
  if (!dev) console.log('Building what has changed …');
  const stack = await startPortalStack({
    root,
    dev,
    ports,
    onLine: (name, line) => {
      if (showsLines) console.log(`[${name}] ${line}`);
    },
  });
  const outbox = `http://localhost:${ports.standIns}/outbox/`;
  console.log(welcome(stack.address, readAccounts(root), outbox).join('\n'));
  await stack.broken;
} catch (error) {
  if (!stopping) {
    console.error(error instanceof StartError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
