import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test, on a port of this machine. */
export interface TestServer {
  port: number;
  origin: string;
  /** Breaks off what is under way. */
  stop(): Promise<void>;
}

/** Lets a server listen on a free port, or on this one. */
export async function listen(server: Server, port = 0, host = 'localhost'): Promise<TestServer> {
  await once(server.listen(port, host), 'listening');
  const given = (server.address() as AddressInfo).port;
  return {
    port: given,
    origin: `http://${host}:${given}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
