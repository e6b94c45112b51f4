import { balances } from '@portal/contracts/balances';
import { claims } from '@portal/contracts/claims';
import { user } from '@portal/contracts/user';

/** A call that is measured: the path that a browser requests, and the size of the upstream's answer in bytes. */
export interface MeasuredCall {
  name: string;
  path: string;
  bytes: number;
}

const memberId = 'M1000001';

/** One small and one large answer, each under a path of the catalogue. */
export const measuredCalls: readonly MeasuredCall[] = [
  { name: '4 KB', path: balances.getPlanBalance.path, bytes: 4 * 1024 },
  {
    name: '100 KB',
    path: claims.getHistory.path
      .replace(':fromDate', '2026-01-01')
      .replace(':toDate', '2026-03-31')
      .replace(':memberId', memberId),
    bytes: 100 * 1024,
  },
];

/** The path at which the upstream returns the headers of its last call, as JSON. Requested directly only. */
export const seenPath = '/seen';

/** The BFF requests the user info once, to learn which member may be named. */
const userInfo = {
  path: user.getMemberInfo.path,
  body: Buffer.from(JSON.stringify({ memebrId: memberId })),
};
const bodies = [
  userInfo,
  ...measuredCalls.map(({ path, bytes }) => ({ path, body: jsonOf(bytes) })),
];

/** The upstream's answer to a path; a query (the BFF adds one) does not count. */
export function bodyFor(url: string): Buffer | undefined {
  return bodies.find(({ path }) => url.startsWith(path))?.body;
}

/** A JSON text of exactly that many bytes: rows, and a filler for the rest. */
function jsonOf(bytes: number): Buffer {
  const row = { name: 'Sample 10 mg tablet', filled: '2026-02-03', copay: 12.5, daysSupply: 30 };
  const rows: (typeof row)[] = [];
  const text = (filler: string) => JSON.stringify({ rows, filler });
  while (text('').length + JSON.stringify(row).length + 1 <= bytes) rows.push(row);
  return Buffer.from(text('.'.repeat(bytes - text('').length)));
}
