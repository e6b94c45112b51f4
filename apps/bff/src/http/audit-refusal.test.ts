import { areas } from '@portal/contracts/all';
import { startBff, type StartedBff } from '../../testing/start-bff';

let bff: StartedBff;
beforeEach(async () => {
  bff = await startBff({ settings: { REPORTS_PER_MINUTE: 1 } });
});
afterEach(() => bff.stop());

const { extend, signOut, reportClientError } = areas.session;
const audited = () => bff.log().filter(({ level }) => level === 'audit');

test('security 35: a call that nobody is signed in for is one audit line, proxied or our own', async () => {
  const got = [
    await bff.browser().get(areas.notifications.getCounts.path),
    await bff.browser().post(extend.path),
  ];
  expect(audited()).toEqual(
    ['notifications.getCounts', 'session.extend'].map((endpointId, i) =>
      expect.objectContaining({
        event: 'refused',
        code: 'UNAUTHENTICATED',
        endpointId,
        requestId: got[i]?.headers['x-request-id'],
        time: expect.stringMatching(/Z$/),
      }),
    ),
  );
});

test('security 35: a call from another site is one audit line, proxied or our own', async () => {
  const browser = await bff.signedIn();
  const headers = { 'x-csrf': '1', 'sec-fetch-site': 'cross-site' };
  const post = (path: string) => browser.send(path, { method: 'POST', headers });
  expect((await post(signOut.path)).status).toBe(403);
  const { path, method } = areas.pharmacies.setDefault;
  expect((await browser.send(path, { method, headers })).status).toBe(403);
  expect(audited()).toHaveLength(2);
  for (const line of audited())
    expect(line).toMatchObject({ event: 'refused', code: 'CROSS_SITE' });
});

test('security 35: a call too many is one audit line, and counted', async () => {
  const browser = await bff.signedIn();
  for (let i = 0; i < 2; i += 1) await browser.post(reportClientError.path, { kind: 'unexpected' });
  expect(audited()).toEqual([
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', endpointId: 'session.reportClientError' }),
  ]);
  expect(await bff.dependencies.metrics.registry.metrics()).toContain(
    'bff_refusals_total{code="TOO_MANY_REQUESTS"} 1',
  );
});

test('what simply failed, or was not found, is no refusal', async () => {
  const browser = await bff.signedIn();
  await browser.get('/member/api/nothing');
  await browser.get(areas.notifications.getCounts.path);
  await browser.get('/portalmicroservices/api/nothing');
  expect(audited()).toEqual([]);
});
