import { lostServer } from '@portal/resilience';
import * as standIns from '@portal/stand-ins';
import { type Row, seconds } from './report';

const members = 24;

/** One of three primaries of a Redis Cluster is lost and has no replica. Needs no containers. */
export async function lostServerOfCluster(): Promise<Row[]> {
  const met = await lostServer(standIns, members);
  const { requests, lostElsewhere, signIns, failedSignIns, readyAfterMs } = met;
  return [
    { what: `calls of ${members} members`, saw: String(requests) },
    { what: 'members whose session was there', saw: String(met.affected) },
    { what: 'their answers 503, cookie unchanged', saw: String(met.unavailable) },
    {
      what: 'calls of the others that failed',
      saw: String(lostElsewhere),
      goal: lostElsewhere === 0,
    },
    {
      what: `of ${signIns} sign-ins failed`,
      saw: String(failedSignIns),
      goal: failedSignIns === 0,
    },
    {
      what: 'until a new replica was ready',
      saw: readyAfterMs === undefined ? 'never' : seconds(readyAfterMs),
      goal: readyAfterMs !== undefined,
    },
  ];
}
