import { areas } from '@portal/contracts/all';
import { requestPath } from '@portal/contracts';
import { type ScriptedUpstream, sendRaw, startScriptedUpstream } from '@portal/resilience';
import { connect } from 'node:net';
import { catalogueWithProbes, probes } from '../testing/catalogue-with-probes';
import { startBff, type StartedBff } from '../testing/start-bff';
import { receiveLimits } from './http/receive-limits';

const { events, reports, session, pharmacies } = areas;
const backChannelLogout = '/member/auth/back-channel-logout';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const usualLimits = { ...receiveLimits };
let upstream: ScriptedUpstream;
let bff: StartedBff;
let cookie: string;
beforeAll(async () => {
  Object.assign(receiveLimits, { headersMs: 750, restMs: 300 });
  upstream = await startScriptedUpstream();
  bff = await startBff({
    upstream: upstream.origin,
    overrides: { catalogue: catalogueWithProbes },
  });
  cookie = (await bff.signedIn()).cookieHeader;
});
afterAll(async () => {
  await bff.stop();
  await upstream.stop();
  Object.assign(receiveLimits, usualLimits);
});
beforeEach(() => upstream.requests.splice(0));
afterEach(() => expect(upstream.requests).toEqual([]));

const headersOf = (path: string, more: Record<string, string>) =>
  Object.entries({
    host: new URL(bff.origin).host,
    origin: bff.origin,
    'sec-fetch-site': 'same-origin',
    'x-csrf': '1',
    'content-type': 'application/json',
    ...more,
  }).reduce((text, [name, value]) => `${text}${name}: ${value}\r\n`, `POST ${path} HTTP/1.1\r\n`);

/** Sends a chunk whenever the server takes one, until it closes; returns what it answered. */
async function sendEndless(head: string, chunk: string): Promise<string> {
  const { hostname, port } = new URL(bff.origin);
  const socket = connect(Number(port), hostname);
  let got = '';
  socket.setEncoding('latin1').on('data', (text: string) => (got += text));
  socket.on('error', () => undefined);
  const send = (): void => {
    if (socket.destroyed) return;
    socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`, () => setImmediate(send));
  };
  socket.write(`${head}transfer-encoding: chunked\r\n\r\n`, send);
  await new Promise((resolve) => socket.once('close', resolve));
  return got;
}

describe('security 29: a body without an end is answered, and its connection closed', () => {
  const kibibyte = 'x'.repeat(1024);

  test.each([
    ['of a report of events', events.report.path, {}, 413],
    ['of a report of an error', session.reportClientError.path, {}, 413],
    [
      'of a report of a violation',
      reports.reportContentSecurity.path,
      { 'content-type': 'application/csp-report' },
      413,
    ],
    ['of a logout by the identity provider', backChannelLogout, form, 413],
    ['of a sign-out', session.signOut.path, {}, 200],
    ['of a call without a session', probes.change.path, {}, 401],
    ['of another site', probes.change.path, { 'sec-fetch-site': 'cross-site' }, 403],
    ['of another type', probes.change.path, { 'content-type': 'text/plain' }, 415],
    ['of an unknown call', '/portalmicroservices/api/unknown', {}, 404],
    ['of an unknown call of our own', '/member/api/unknown', {}, 404],
    ['of an unknown path', '/unknown', {}, 404],
    ['of a path that is not accepted', '/member//x', {}, 400],
  ])('%s', async (_what, path, headers: Record<string, string>, status) => {
    const got = await sendEndless(headersOf(path, headers), kibibyte);
    expect(got).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(got).toMatch(/\r\nconnection: close\r\n/i);
  });

  test('of a call of a member', async () => {
    const got = await sendEndless(headersOf(probes.change.path, { cookie }), kibibyte);
    expect(got).toMatch(/^HTTP\/1\.1 413 [^]*\r\nconnection: close\r\n/i);
  });

  test.each([
    ['a page', '/member/claims'],
    ['health', '/health/live'],
  ])('of %s, which needs no body', async (_what, path) => {
    const get = headersOf(path, {}).replace('POST', 'GET');
    expect(await sendEndless(get, kibibyte)).toMatch(/^HTTP\/1\.1 \d{3} /);
  });
});

describe('security 29: a client that is too slow is closed', () => {
  beforeAll(() => void Object.assign(receiveLimits, { bodyMs: 300 }));
  test.each([
    ['headers', () => headersOf(events.report.path, {}), 408],
    [
      'the body of a report',
      () => `${headersOf(events.report.path, { 'content-length': '20' })}\r\n{"ev`,
      408,
    ],
    [
      'the body of a logout by the identity provider',
      () => `${headersOf(backChannelLogout, { ...form, 'content-length': '20' })}\r\nlog`,
      408,
    ],
    [
      'the body of a call',
      () => `${headersOf(probes.change.path, { 'content-length': '20', cookie })}\r\n{"te`,
      408,
    ],
    [
      'a body that is refused',
      () => `${headersOf(probes.change.path, { 'content-length': '20' })}\r\n{"te`,
      401,
    ],
  ])('%s', async (_what, text, status) => {
    expect(await sendRaw(bff.origin, text())).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});

describe('security 22: a body that two parsers could read differently', () => {
  const setDefault = pharmacies.setDefault.path;
  const body = '{"memberId":"M-1","npi":"1234567893"}';

  test.each([
    ['is compressed', { 'content-encoding': 'gzip' }, body, 415],
    ['is in another encoding', { 'content-type': 'application/json; charset=utf-16' }, body, 415],
    ['is truncated', {}, body.slice(0, -1), 400],
    ['is empty', {}, ' ', 400],
    ['is not UTF-8', {}, body.replace('M-1', 'M-\xff'), 400],
    ['has a byte-order mark inside', {}, body.replace('M-1', '\ufeffM-1'), 400],
    ['is no object', {}, '"text"', 400],
    ['lacks a field', {}, '{"memberId":"M-1"}', 400],
  ])('%s: refused', async (_what, headers: Record<string, string>, text, status) => {
    const bytes = Buffer.from(text, _what === 'is not UTF-8' ? 'latin1' : 'utf8');
    const length = String(bytes.length);
    const all = { cookie, 'content-length': length, connection: 'close', ...headers };
    const head = `${headersOf(setDefault, all)}\r\n`;
    const got = await sendRaw(bff.origin, head + bytes.toString('latin1'));
    expect(got).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(got).not.toContain('M-1');
  });
});

describe('security 29: a framing that two servers could read differently', () => {
  test.each([
    ['two lengths', 'content-length: 2\r\ncontent-length: 3\r\n\r\n{}'],
    ['a length and chunks', 'content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a list of encodings', 'transfer-encoding: chunked, gzip\r\n\r\n0\r\n\r\n'],
    ['an unknown encoding', 'transfer-encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a bare line feed', 'x-a: 1\nx-b: 2\r\n\r\n'],
    ['a folded header', 'x-a: 1\r\n  2\r\n\r\n'],
    ['a space before the colon', 'x-a : 1\r\n\r\n'],
    ['a negative length', 'content-length: -1\r\n\r\n'],
    [
      'a chunk that is too long to count',
      'transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n',
    ],
    ['large headers', `x-a: ${'a'.repeat(64 * 1024)}\r\n\r\n`],
  ])('%s: 4xx, and the next request is served', async (_what, rest) => {
    const got = await sendRaw(bff.origin, headersOf(probes.change.path, { cookie }) + rest);
    expect(got).toMatch(/^HTTP\/1\.1 4\d\d /);
    const alive = await bff.agent().get(requestPath(session.getStatus, {}));
    expect(alive.status).toBe(200);
  });
});
