import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that runs; `stop` closes it and every open connection. */
export interface Running {
  /** Its origin, e.g. http://localhost:4202 */
  url: string;
  stop: () => Promise<void>;
}

/** Serves on localhost (port 0: any free one). Rejects with a plain sentence when the port is taken. */
export async function listen(
  title: string,
  handler: RequestListener,
  port: number,
  host = 'localhost',
): Promise<Running> {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(portTaken(title, port)) : error);
    });
    server.listen(port, host, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => close(server),
  };
}

const portTaken = (title: string, port: number) =>
  `${title} cannot start: port ${port} is taken. Stop what uses it, or set another port.`;

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
