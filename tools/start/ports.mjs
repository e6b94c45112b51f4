import { createServer } from 'node:net';
import { StartError } from './start-error.mjs';

/** Both loopback addresses: `localhost` may mean either. */
const hosts = ['127.0.0.1', '::1'];
const noSuchAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Listens for a moment; resolves to the port that was given, or rejects with the system's error. */
function tryToListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: given } = server.address();
      server.close(() => resolve(given));
    });
  });
}

/** The system's word for why a port can't be had on the loopback (`EADDRINUSE` …), or undefined. */
export async function whyNotFree(port) {
  for (const host of hosts) {
    const code = await tryToListen(port, host).then(
      () => undefined,
      (error) => error.code,
    );
    if (code && !noSuchAddress.has(code)) return code;
  }
  return undefined;
}

/**
 * Throws a StartError that names every port which can't be had, and how to free or to change it.
 * Takes rows { port, title, setting }.
 */
export async function checkPorts(rows) {
  const sentences = [];
  for (const { port, title, setting } of rows) {
    const code = await whyNotFree(port);
    if (code === 'EADDRINUSE') {
      sentences.push(
        `Port ${port} (${title}) is taken by another program. Stop that program ` +
          `(\`lsof -i :${port}\` names it), or choose another port: ${setting}=${port + 100} npm start`,
      );
    } else if (code) {
      sentences.push(
        `Port ${port} (${title}) can't be opened (${code}). Choose another: ${setting}=${Math.max(port, 4100) + 100} npm start`,
      );
    }
  }
  if (sentences.length > 0) throw new StartError(sentences.join('\n'));
}

/** The requested number of different free ports. */
export async function freePorts(count) {
  const found = new Set();
  while (found.size < count) {
    const port = await tryToListen(0, hosts[0]);
    if (!(await whyNotFree(port))) found.add(port);
  }
  return [...found];
}
