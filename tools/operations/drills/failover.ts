import { failoverUnderLoad } from '@portal/resilience';
import * as standIns from '@portal/stand-ins';
import { type Row, seconds } from './report';

const members = 16;

/** The primary of Redis is killed; Sentinels make another one of its replica. Needs no containers. */
export const failover = () => killPrimary('sentinels');

/** A primary of a Redis Cluster is killed; its replica takes its place. Needs no containers. */
export const clusterFailover = () => killPrimary('cluster');

async function killPrimary(kind: 'sentinels' | 'cluster'): Promise<Row[]> {
  const { requests, unavailable, lost, signedOut, slowestMs, recoveredAfterMs } =
    await failoverUnderLoad(standIns, members, kind);
  return [
    { what: `calls of ${members} members`, saw: String(requests) },
    { what: 'answers 503, cookie unchanged', saw: String(unavailable) },
    { what: 'calls lost', saw: String(lost), goal: lost === 0 },
    { what: 'people signed out', saw: String(signedOut), goal: signedOut === 0 },
    { what: 'the slowest answer', saw: `${Math.round(slowestMs)} ms` },
    {
      what: 'until every member is answered (a second of it until the others call it dead)',
      saw: seconds(recoveredAfterMs),
      goal: recoveredAfterMs < 8000,
    },
  ];
}
