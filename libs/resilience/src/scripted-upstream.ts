import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { listen, type TestServer } from './test-server';

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
export interface ScriptedUpstream extends TestServer {
  requests: Recorded[];
  /** How many connections were ever opened to it. */
  connections(): number;
  /** The response from now on; at first `{"ok":true}`. */
  play(script: Script): void;
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
  const server = createServer((request, response) => {
    void record(request, response).then((recorded) => {
      requests.push(recorded);
      return script(recorded, response);
    });
  });
  server.on('connection', () => (opened += 1));
  return {
    ...(await listen(server)),
    requests,
    connections: () => opened,
    play: (next) => (script = next),
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
