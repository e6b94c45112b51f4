import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Recorded {
  method: string;
  url: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** Resolves when the caller has gone before the answer was whole. */
  left: Promise<void>;
}

type Script = (request: Recorded, response: ServerResponse) => void | Promise<void>;

/** A service whose responses a test scripts, and which records its requests. */
export interface ScriptedUpstream {
  origin: string;
  requests: Recorded[];
  /** How many connections were ever opened to it. */
  connections(): number;
  /** The response from now on; at first `{"ok":true}`. */
  play(script: Script): void;
  stop(): Promise<void>;
}

export const answerJson =
  (body: unknown, status = 200, headers: Record<string, string | string[]> = {}): Script =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

export async function startScriptedUpstream(): Promise<ScriptedUpstream> {
  let script: Script = answerJson({ ok: true });
  let opened = 0;
  const requests: Recorded[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    void record(request, response).then((recorded) => {
      requests.push(recorded);
      return script(recorded, response);
    });
  });
  server.on('connection', (socket) => {
    opened += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    requests,
    connections: () => opened,
    play: (next) => (script = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function record(request: IncomingMessage, response: ServerResponse): Promise<Recorded> {
  const left = new Promise<void>((resolve) =>
    response.once('close', () => {
      if (!response.writableFinished) resolve();
    }),
  );
  let body = '';
  for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString('utf8');
  const url = request.url ?? '';
  const [path = '', query = ''] = url.split('?');
  const { method = '', headers } = request;
  return { method, url, path, query: new URLSearchParams(query), headers, body, left };
}
