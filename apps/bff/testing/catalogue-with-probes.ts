import { Catalogue, defineEndpoints, endpoint, upstreams } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import * as z from 'zod/mini';

const upstream = 'member';
const base = `${upstreams.member.prefix}/probes`;
const shared = { upstream, auth: 'member', response: z.unknown(), spec: 'tests' } as const;
const quick = { ...shared, timeoutMs: 300 } as const;
/** Longer than any test: what ends such a call is not its deadline. */
const patient = { ...shared, timeoutMs: 60_000 } as const;
const bytes = { responseType: { stream: 'application/octet-stream' } } as const;
const summary = 'A call for tests only.';

/** Calls with short deadlines and of kinds that the real catalogue has few of. */
export const probes = defineEndpoints('probes', 'any', {
  json: endpoint({ ...quick, summary, method: 'GET', path: `${base}/json` }),
  stream: endpoint({ ...quick, ...bytes, summary, method: 'GET', path: `${base}/stream` }),
  patientJson: endpoint({ ...patient, summary, method: 'GET', path: `${base}/patient-json` }),
  patientStream: endpoint({
    ...patient,
    ...bytes,
    summary,
    method: 'GET',
    path: `${base}/patient-stream`,
  }),
  change: endpoint({
    ...quick,
    summary,
    method: 'POST',
    path: `${base}/change`,
    body: z.object({ text: z.string() }),
    maxBodyBytes: 1000,
  }),
  allowedChange: endpoint({
    ...quick,
    summary,
    method: 'POST',
    path: `${base}/allowed-change`,
    body: z.object({ text: z.string() }),
    allowedInEmulation: true,
  }),
  upload: endpoint({
    ...quick,
    ...bytes,
    summary,
    method: 'POST',
    path: `${base}/upload`,
    body: z.object({ text: z.string() }),
    maxBodyBytes: 1000,
  }),
  anybody: endpoint({ ...quick, auth: 'either', summary, method: 'GET', path: `${base}/anybody` }),
  withoutTokens: endpoint({
    ...quick,
    auth: 'none',
    summary,
    method: 'GET',
    path: `${base}/without-tokens`,
  }),
  drug: endpoint({
    ...quick,
    upstream: 'drug',
    summary,
    method: 'GET',
    path: `${upstreams.drug.prefix}/probe`,
  }),
  gateway: endpoint({
    ...quick,
    upstream: 'gateway',
    summary,
    method: 'GET',
    path: `${upstreams.gateway.prefix}/probe`,
  }),
  maps: endpoint({
    ...quick,
    upstream: 'maps',
    summary,
    method: 'GET',
    path: `${upstreams.maps.prefix}/probe`,
  }),
});

export const catalogueWithProbes = new Catalogue([...Object.values(areas), probes]);

/**
 * The two ways in which a call travels: a name for titles, a read, a read with a long deadline, a change, and the
 * type of the answers.
 */
export const transports = [
  {
    kind: 'JSON',
    read: probes.json,
    patient: probes.patientJson,
    change: probes.change,
    type: 'application/json',
  },
  {
    kind: 'bytes',
    read: probes.stream,
    patient: probes.patientStream,
    change: probes.upload,
    type: 'application/octet-stream',
  },
] as const;
