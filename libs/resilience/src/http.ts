import { type Agent, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { globalAgent, request as httpsRequest } from 'node:https';
import { lookup } from 'node:dns';
import { connect, type LookupFunction } from 'node:net';

export interface Sent {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  signal?: AbortSignal;
  /** Keeps connections; without it every request has its own. */
  agent?: Agent;
}

export interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body as JSON; throws when it is none. */
  json(): unknown;
}

/** Names under localhost are this machine to every browser, but not to every system. */
const asBrowsersDo: LookupFunction = (name, options, done) =>
  lookup(name.endsWith('.localhost') ? 'localhost' : name, options, done);

/** One HTTP request as it is, without a cookie jar, redirects or headers of its own. */
export function send(
  address: string,
  { method = 'GET', headers = {}, body, signal, agent }: Sent = {},
) {
  return new Promise<Got>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const secure = address.startsWith('https:');
    const outgoing = (secure ? httpsRequest : httpRequest)(
      address,
      {
        method,
        headers: { ...length, ...headers },
        agent: agent ?? false,
        // Whom the process trusts counts without a kept connection too.
        ...(secure ? { ca: globalAgent.options.ca } : {}),
        lookup: asBrowsersDo,
        ...(signal ? { signal } : {}),
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const { statusCode: status = 0, headers: got } = incoming;
          resolve({ status, headers: got, text, json: () => JSON.parse(text) as unknown });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Writes bytes to a port and gives everything that comes back until the other side closes. */
export function sendRaw(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    let got = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (got += chunk));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(got) : reject(error),
    );
    socket.on('close', () => resolve(got));
  });
}
