import { once } from 'node:events';
import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { csrfHeader } from '@portal/contracts';
import type { Agent } from '@portal/testing/supertest';

/** Sends what a signed-in agent would, over one kept HTTP/1.1 connection. */
export class KeptConnection {
  private readonly connection: HttpAgent;

  constructor(
    private readonly signedIn: Pick<Agent, 'origin' | 'cookieHeader'>,
    private readonly authority?: string,
  ) {
    const isSecure = signedIn.origin.startsWith('https:');
    this.connection = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 1 });
  }

  /**
   * The response. A read whose kept connection was closed before an answer is sent again on a new one, as browsers
   * do; throws when the connection breaks otherwise.
   */
  async call(method: 'GET' | 'POST', path: string): Promise<{ status: number; text: string }> {
    const { hostname, host, port, protocol, origin } = new URL(this.signedIn.origin);
    const change = { [csrfHeader]: '1', 'sec-fetch-site': 'same-origin', origin };
    const request = (protocol === 'https:' ? httpsRequest : httpRequest)({
      agent: this.connection,
      host: '127.0.0.1',
      port,
      path,
      method,
      ...(this.authority === undefined ? {} : { ca: this.authority, servername: hostname }),
      headers: { host, cookie: this.signedIn.cookieHeader, ...(method === 'GET' ? {} : change) },
    });
    request.end();
    try {
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      return { status: response.statusCode ?? 0, text: await text(response) };
    } catch (error) {
      const wasClosed = (error as NodeJS.ErrnoException).code === 'ECONNRESET';
      if (method === 'GET' && request.reusedSocket && wasClosed) return this.call(method, path);
      throw error;
    }
  }

  close(): void {
    this.connection.destroy();
  }
}
