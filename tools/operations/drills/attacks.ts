import { connect } from 'node:http2';
import { request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { memberChange } from '@portal/resilience';
import { portal } from './containers';

/** A body that an anonymous client sends, written until it has an answer or the connection breaks. */
interface Body {
  /** Declared in advance; without it the body is endless. */
  length?: number;
  chunk: Buffer;
  /** Milliseconds between two chunks. */
  everyMs: number;
}

const bodies: Record<string, Body> = {
  oversized: { length: 3_000_000, chunk: Buffer.alloc(64_000), everyMs: 0 },
  'larger than a call takes': { length: 100_000, chunk: Buffer.alloc(100_000), everyMs: 0 },
  endless: { chunk: Buffer.alloc(16_000), everyMs: 5 },
  slow: { length: 60_000, chunk: Buffer.alloc(1), everyMs: 500 },
};
const connectionsOfEach = 4;
// Of the block for documentation: no member has it.
const address = '203.0.113.66';

const attackHeaders = {
  'x-forwarded-for': address,
  'content-type': 'application/json',
  'x-csrf': '1',
  'sec-fetch-site': 'same-origin',
};

/** What one request was answered; 0 when the connection broke. */
type Send = (body: Body, ca: string) => Promise<number>;

async function write(
  { length = Infinity, chunk, everyMs }: Body,
  target: { write(chunk: Buffer): unknown; end(): unknown; destroyed: boolean },
  isAnswered: () => boolean,
): Promise<void> {
  for (let sent = 0; sent < length && !isAnswered() && !target.destroyed; sent += chunk.length) {
    target.write(chunk.subarray(0, length - sent));
    await pause(everyMs);
  }
  if (!target.destroyed) target.end();
}

const overHttp1: Send = (body, ca) =>
  new Promise((resolve) => {
    const { hostname, port, host } = new URL(portal);
    const { length } = body;
    const sending = request({
      host: '127.0.0.1',
      port,
      servername: hostname,
      ca,
      method: 'POST',
      path: memberChange,
      agent: false,
      headers: { ...attackHeaders, host, ...(length ? { 'content-length': length } : {}) },
    });
    let status = 0;
    sending.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume().on('close', () => resolve(status));
    });
    sending.on('error', () => resolve(status));
    sending.on('close', () => resolve(status));
    void write(body, sending, () => status > 0);
  });

const overHttp2: Send = (body, ca) =>
  new Promise((resolve) => {
    const { hostname, port, host } = new URL(portal);
    const session = connect(`https://127.0.0.1:${port}`, { ca, servername: hostname });
    let status = 0;
    const end = () => {
      session.destroy();
      resolve(status);
    };
    session.on('error', end);
    const stream = session.request({
      ...attackHeaders,
      ':method': 'POST',
      ':path': memberChange,
      ':authority': host,
      ...(body.length ? { 'content-length': body.length } : {}),
    });
    stream.on('response', (headers) => (status = headers[':status'] ?? 0));
    stream.on('error', end);
    stream.on('close', end);
    stream.resume();
    void write(body, stream, () => status > 0);
  });

/** How often each kind of body was answered what, e.g. `413`, `connection closed`, `open`. */
export type Answers = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** An anonymous client that sends such bodies over HTTP/1.1 and HTTP/2 for as long as it is told to. */
export async function attack(ms: number, ca: string): Promise<Answers> {
  const answers = new Map<string, Map<string, number>>();
  const endsAt = performance.now() + ms;
  const loop = async (kind: string, body: Body, version: string, send: Send) => {
    while (performance.now() < endsAt) {
      const left = endsAt - performance.now();
      const status = await Promise.race([send(body, ca), pause(left, 'open')]);
      const outcome = status === 0 ? 'connection closed' : String(status);
      const key = `${kind}, ${version}`;
      const counts = answers.get(key) ?? new Map<string, number>();
      answers.set(key, counts.set(outcome, (counts.get(outcome) ?? 0) + 1));
    }
  };
  await Promise.all(
    Object.entries(bodies).flatMap(([kind, body]) =>
      Object.entries({ 'HTTP/1.1': overHttp1, 'HTTP/2': overHttp2 }).flatMap(([version, send]) =>
        Array.from({ length: connectionsOfEach }, () => loop(kind, body, version, send)),
      ),
    ),
  );
  return answers;
}
