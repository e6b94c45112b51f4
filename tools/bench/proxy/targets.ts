import { join } from 'node:path';
import type { MeasuredCall } from './calls';
import { seenPath } from './calls';
import { nginxStart } from './nginx';
import { type Running, type ServerStart, startServer } from './processes';
import type { Run } from './run';

/** A proxy under test, with the cookie of a signed-in member if it keeps sessions. */
export interface Target extends Running {
  cookie: string | undefined;
}

export interface Surroundings extends Run {
  redisUrl: string;
}

interface Peer {
  name: string;
  /** Attaches the token of a signed-in session; the others only pass bytes on. */
  sessions: boolean;
  start(around: Surroundings, port: number): ServerStart;
}

/** Every peer that keeps sessions begins one here. */
const signInPath = '/sign-in';

const peersFolder = join(import.meta.dirname, '..', 'packages', 'peers');

const nodePeer = (name: string, file: string, sessions: boolean): Peer => ({
  name,
  sessions,
  start: ({ upstream, redisUrl }, port) => ({
    name,
    port,
    command: process.execPath,
    args: [join(peersFolder, file), String(port), upstream, redisUrl, signInPath],
  }),
});

/** What the BFF is measured against; names are those of the tables and of `--without`. */
export const peers: readonly Peer[] = [
  nodePeer('bare-node', 'bare-node.mjs', false),
  {
    name: 'nginx',
    sessions: false,
    start: ({ upstream, scratch }, port) => nginxStart(port, upstream, scratch),
  },
  nodePeer('fastify', 'fastify.mjs', true),
  nodePeer('express-session', 'express-session.mjs', true),
  nodePeer('express-openid-connect', 'express-openid-connect.mjs', true),
];

/** Starts a peer and signs in where it keeps sessions. */
export async function startPeer(peer: Peer, around: Surroundings, port: number): Promise<Target> {
  const running = await startServer({ ...peer.start(around, port), core: around.core });
  if (!peer.sessions) return { ...running, cookie: undefined };
  const answer = await fetch(running.address + signInPath);
  const cookie = cookiesOf(answer.headers);
  if (!cookie) throw new Error(`"${peer.name}" gave no session cookie (${answer.status}).`);
  return { ...running, cookie };
}

/** The cookies that an answer sets, as a browser would send them back. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Makes sure that a proxy does its job before its speed counts. Throws with what is wrong. */
export async function checkJob(
  { name, address, cookie }: Target,
  { path, bytes }: MeasuredCall,
  upstream: string,
): Promise<void> {
  const fail = (reason: string) =>
    new Error(`"${name}" does not do its job for ${path}: ${reason}.`);
  const answer = await fetch(address + path, { headers: cookie ? { cookie } : {} });
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw fail(`it answered ${answer.status}`);
  if (byteLength !== bytes) throw fail(`${byteLength} bytes came instead of ${bytes}`);
  if (!cookie) return;
  const seen = (await (await fetch(upstream + seenPath)).json()) as Record<string, string>;
  if (!seen.authorization?.startsWith('Bearer ')) throw fail('no token reached the upstream');
  if (seen.cookie) throw fail('the session cookie reached the upstream');
  const anonymous = await fetch(address + path);
  if (anonymous.status !== 401) throw fail(`without a session it answered ${anonymous.status}`);
}
