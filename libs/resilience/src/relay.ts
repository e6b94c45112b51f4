import {
  type Agent,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';

/** A request that was read whole, so that it can be sent a second time. */
export interface WholeRequest {
  request: IncomingMessage;
  body: Buffer;
}

export async function readWhole(request: IncomingMessage): Promise<WholeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return { request, body: Buffer.concat(chunks) };
}

/** Sends a request on as it came, Host and all; resolves with the head of the answer. */
export function passOn(
  { request, body }: WholeRequest,
  port: number,
  agent: Agent,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, url: path, headers } = request;
    const outgoing = httpRequest({ host: 'localhost', port, method, path, headers, agent });
    outgoing.once('response', resolve).once('error', reject);
    outgoing.end(body);
  });
}

/** Brings an answer back as it comes; one that breaks off breaks off here too. */
export function bringBack(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
  answer.once('error', () => response.destroy());
  answer.pipe(response);
}
