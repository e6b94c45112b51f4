import { areas } from '@portal/contracts/all';
import { startBff, type StartedBff } from '../../testing/start-bff';

let bff: StartedBff;
beforeEach(async () => {
  bff = await startBff({ settings: { REPORTS_PER_MINUTE: 1 } });
});
afterEach(() => bff.stop());

const { extend, signOut, reportClientError } = areas.session;
const audited = () => bff.log().filter(({ level }) => level === 'audit');

test('security 35: a call without a session is one audit line, proxied or our own', async () => {
  const got = [
    await bff.agent().get(areas.notifications.getCounts.path),
    await bff.agent().post(extend.path),
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
  const agent = await bff.signedIn();
  for (const { path } of [signOut, areas.pharmacies.setDefault]) {
    expect((await agent.post(path).set('sec-fetch-site', 'cross-site')).status).toBe(403);
  }
  expect(audited()).toHaveLength(2);
  for (const line of audited())
    expect(line).toMatchObject({ event: 'refused', code: 'CROSS_SITE' });
});

test('security 35: a call too many is one audit line, and counted', async () => {
  const agent = await bff.signedIn();
  for (let i = 0; i < 2; i += 1)
    await agent.post(reportClientError.path).send({ kind: 'unexpected' });
  expect(audited()).toEqual([
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', endpointId: 'session.reportClientError' }),
  ]);
  expect(await bff.dependencies.metrics.registry.metrics()).toContain(
    'bff_refusals_total{code="TOO_MANY_REQUESTS"} 1',
  );
});

test('what simply failed, or was not found, is no refusal', async () => {
  const agent = await bff.signedIn();
  await agent.get('/member/api/nothing');
  await agent.get(areas.notifications.getCounts.path);
  await agent.get('/portalmicroservices/api/nothing');
  expect(audited()).toEqual([]);
});
