import { Catalogue, defineEndpoints, endpoint, upstreams } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import * as z from 'zod/mini';

const upstream = 'member';
const base = `${upstreams.member.prefix}/probes`;
/** The deadline is longer than any test: what ends such a call is something else. */
const shared = {
  upstream,
  auth: 'member',
  response: z.unknown(),
  spec: 'tests',
  timeoutMs: 60_000,
} as const;
/** For the tests of the deadline itself. */
const quick = { ...shared, timeoutMs: 300 } as const;
const bytes = { responseType: { stream: 'application/octet-stream' } } as const;
const summary = 'A call for tests only.';

/** Calls of kinds that the real catalogue has few of. */
export const probes = defineEndpoints('probes', 'any', {
  json: endpoint({ ...shared, summary, method: 'GET', path: `${base}/json` }),
  stream: endpoint({ ...shared, ...bytes, summary, method: 'GET', path: `${base}/stream` }),
  quickJson: endpoint({ ...quick, summary, method: 'GET', path: `${base}/quick-json` }),
  quickStream: endpoint({
    ...quick,
    ...bytes,
    summary,
    method: 'GET',
    path: `${base}/quick-stream`,
  }),
  change: endpoint({
    ...shared,
    summary,
    method: 'POST',
    path: `${base}/change`,
    body: z.object({ text: z.string() }),
    maxBodyBytes: 1000,
  }),
  allowedChange: endpoint({
    ...shared,
    summary,
    method: 'POST',
    path: `${base}/allowed-change`,
    body: z.object({ text: z.string() }),
    allowedInEmulation: true,
  }),
  upload: endpoint({
    ...shared,
    ...bytes,
    summary,
    method: 'POST',
    path: `${base}/upload`,
    body: z.object({ text: z.string() }),
    maxBodyBytes: 1000,
  }),
  anybody: endpoint({
    ...shared,
    auth: 'either',
    summary,
    method: 'GET',
    path: `${base}/anybody`,
  }),
  withoutTokens: endpoint({
    ...shared,
    auth: 'none',
    summary,
    method: 'GET',
    path: `${base}/without-tokens`,
  }),
  drug: endpoint({
    ...shared,
    upstream: 'drug',
    summary,
    method: 'GET',
    path: `${upstreams.drug.prefix}/probe`,
  }),
  gateway: endpoint({
    ...shared,
    upstream: 'gateway',
    summary,
    method: 'GET',
    path: `${upstreams.gateway.prefix}/probe`,
  }),
  maps: endpoint({
    ...shared,
    upstream: 'maps',
    summary,
    method: 'GET',
    path: `${upstreams.maps.prefix}/probe`,
  }),
});

export const catalogueWithProbes = new Catalogue([...Object.values(areas), probes]);

/**
 * The two ways in which a call travels: a name for titles, a read, a read with a short deadline, a change, and the
 * type of the answers.
 */
export const transports = [
  {
    kind: 'JSON',
    read: probes.json,
    quick: probes.quickJson,
    change: probes.change,
    type: 'application/json',
  },
  {
    kind: 'bytes',
    read: probes.stream,
    quick: probes.quickStream,
    change: probes.upload,
    type: 'application/octet-stream',
  },
] as const;
