import {
  Agent,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { listen, type TestServer } from './test-server';

/** A request that was read whole, so that it can be sent a second time. */
export interface WholeRequest {
  request: IncomingMessage;
  body: Buffer;
}

/** Sends a request on as it came, Host and all, to a port; resolves with the head of the answer. */
type PassOn = (whole: WholeRequest, port: number) => Promise<IncomingMessage>;

/** A server that answers each request by `answer`, and breaks off what that fails for. */
export async function startRelay(
  answer: (whole: WholeRequest, response: ServerResponse, passOn: PassOn) => Promise<void>,
  port?: number,
): Promise<TestServer> {
  const agent = new Agent({ keepAlive: true });
  const passOn: PassOn = ({ request, body }, target) =>
    new Promise((resolve, reject) => {
      const { method, url: path, headers } = request;
      const outgoing = httpRequest({
        host: 'localhost',
        port: target,
        method,
        path,
        headers,
        agent,
      });
      outgoing.once('response', resolve).once('error', reject);
      outgoing.end(body);
    });
  const server = createServer((request, response) => {
    readWhole(request)
      .then((whole) => answer(whole, response, passOn))
      .catch(() => response.destroy());
  });
  // On a busy machine an idle connection would be closed under the next request on it.
  server.keepAliveTimeout = 60_000;
  const running = await listen(server, port);
  return {
    ...running,
    stop: async () => {
      agent.destroy();
      await running.stop();
    },
  };
}

async function readWhole(request: IncomingMessage): Promise<WholeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return { request, body: Buffer.concat(chunks) };
}

/** Brings an answer back as it comes; one that breaks off breaks off here too. */
export function bringBack(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
  answer.once('error', () => response.destroy());
  answer.pipe(response);
}
