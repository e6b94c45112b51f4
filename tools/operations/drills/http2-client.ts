import { type ClientHttp2Session, connect, constants } from 'node:http2';
import type { Agent } from '@portal/testing/supertest';

/** Sends what a signed-in agent would, over one HTTP/2 connection, as browsers do. */
export class Http2Client {
  private session: ClientHttp2Session | undefined;

  constructor(
    private readonly signedIn: Agent,
    private readonly authority: string,
  ) {}

  /**
   * The status of the response. What the server says that it has not begun is sent again on a new connection, as
   * RFC 9113 §8.7 has it; throws when the connection breaks under a call.
   */
  async call(method: 'GET' | 'POST', path: string): Promise<{ status: number; text: string }> {
    for (;;) {
      try {
        return { status: await this.once(method, path), text: '' };
      } catch (error) {
        if (!notBegun(error)) throw error;
        this.session = undefined;
      }
    }
  }

  close(): void {
    this.session?.destroy();
  }

  private async once(method: string, path: string): Promise<number> {
    const { origin, cookieHeader } = this.signedIn;
    const { host, port } = new URL(origin);
    let { session } = this;
    if (!session || session.closed || session.destroyed) {
      const { authority: ca } = this;
      session = connect(`https://127.0.0.1:${port}`, { ca, servername: new URL(origin).hostname });
      session.on('error', () => undefined);
      this.session = session;
    }
    const stream = session.request({
      ':method': method,
      ':path': path,
      ':authority': host,
      cookie: cookieHeader,
      ...(method === 'GET'
        ? {}
        : { 'x-csrf': '1', 'sec-fetch-site': 'same-origin', origin, 'content-length': '0' }),
    });
    return new Promise((resolve, reject) => {
      let status = 0;
      stream.on('response', (headers) => (status = headers[':status'] ?? 0));
      stream.on('error', (error: Error & { rstCode?: number }) => {
        error.rstCode = stream.rstCode ?? 0;
        reject(error);
      });
      stream.on('close', () => (status ? resolve(status) : reject(new Error('No answer'))));
      stream.resume();
      stream.end();
    });
  }
}

function notBegun(error: unknown): boolean {
  const { code, rstCode } = error as { code?: string; rstCode?: number };
  return (
    rstCode === constants.NGHTTP2_REFUSED_STREAM ||
    ['ERR_HTTP2_GOAWAY_SESSION', 'ERR_HTTP2_INVALID_SESSION'].includes(code ?? '')
  );
}
