import {
  type Deployment,
  isSignedIn,
  outages,
  outageWhileRenewing,
  startDeployment,
  storeOutage,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';

let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment(standIns, { replicas: 2 });
});
afterAll(() => deployment.stop());

/** Forgets everybody: then they are signed out, which is an answer, and can sign in again. */
const forgets = ['down', 'flushed'];

describe.each(outages)('security 39: while Redis is %s', (kind) => {
  test('members get 503 at once and keep their cookie, others notice nothing, and it recovers soon', async () => {
    const { calls, others, longestMs, machineMs, recoveryMs, afterwards } = await storeOutage(
      deployment,
      kind,
      {
        ms: 800,
      },
    );
    if (kind !== 'flushed') {
      expect(new Set(calls.map(({ status, code }) => `${status} ${code}`))).toEqual(
        new Set(['503 SESSION_STORE_UNAVAILABLE']),
      );
      expect(calls.filter(({ setsCookie }) => setsCookie)).toEqual([]);
    }
    const atOnce = 500 + 2 * machineMs;
    expect(longestMs).toBeLessThan(atOnce);
    expect(others.filter(({ status, ms }) => status !== 200 || ms > atOnce)).toEqual([]);
    expect(recoveryMs).toBeLessThan(1000 + 2 * machineMs);
    expect(new Set(afterwards)).toEqual(new Set([forgets.includes(kind) ? 401 : 200]));
    expect(await isSignedIn(await deployment.signIn())).toBe(true);
  });
});

test('security 39: tokens renewed while Redis is unreachable are saved when it is back', async () => {
  const { first, afterwards, redemptions } = await outageWhileRenewing(deployment);
  expect(first.status).toBe(200);
  expect(afterwards.map(({ status }) => status)).toEqual([200, 200]);
  expect(redemptions).toEqual([{ status: 200 }, { status: 200 }]);
});
