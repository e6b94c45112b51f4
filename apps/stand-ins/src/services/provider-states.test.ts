import { asMember, call, claimsPath, post, TestServices } from '../testing/services';

const services = new TestServices();
afterAll(() => services.stop());

describe('Pact’s provider states', () => {
  const setState = (base: string, state: object) => post(`${base}/_state`, {}, state);

  test('a state chooses the scenario of that server alone; its header still wins', async () => {
    const base = await services.start({ providerStates: true });
    const state = 'the scenario is loaded';
    await setState(base, { state, params: { name: 'eligibility-lost' }, action: 'setup' });
    await setState(base, { state, params: { name: 'eligibility-lost' }, action: 'teardown' });
    const token = { authorization: 'Bearer dummy' };
    expect((await call(`${base}${claimsPath()}`, token)).status).toBe(403);
    expect((await call(`${base}${claimsPath()}`, asMember('empty-handed'))).body).toEqual({
      claimsHistory: { claim: [], notShared: [] },
    });
    const other = await services.start({ scenario: 'visitor-medicare' });
    const features = await call(`${other}/portalmicroservices/public/features`);
    expect(features.body.clientCode).toBe('medd_standard_1');
  });

  test('an unknown name is refused, and so is the path where states are not wanted', async () => {
    const base = await services.start({ providerStates: true });
    expect((await setState(base, { state: 'x', params: { name: 'unknown' } })).status).toBe(400);
    expect((await setState(base, { state: 'x' })).body.message).toContain('params.name');
    const call = { call: 'claims.getHistories', status: 503, code: 'CALL_FAILED' };
    expect((await setState(base, { state: 'x', params: call })).body.message).toContain(
      'No call has the id "claims.getHistories"',
    );
    const without = await services.start();
    expect((await setState(without, { state: 'x', params: { name: 'visitor' } })).status).toBe(404);
  });

  test('a call fails as its state says, and only until the next one', async () => {
    const base = await services.start({ providerStates: true });
    const state = 'the call fails';
    const params = { call: 'claims.getHistory', status: 403, code: 'ELIG_E0000001' };
    const token = { authorization: 'Bearer dummy' };
    await setState(base, { state, params });
    const refused = await call(`${base}${claimsPath()}`, token);
    expect(refused).toMatchObject({ status: 403 });
    expect(refused.body.message).toMatch(/^ELIG_E0000001: /);
    expect((await call(`${base}/portalmicroservices/public/features`)).status).toBe(200);
    await setState(base, { state: 'the scenario is loaded', params: { name: 'empty-handed' } });
    expect((await call(`${base}${claimsPath()}`, token)).status).toBe(200);
  });

  test.each([[{ status: 200, code: 'X' }], [{ status: 500 }], [{ status: 'soon', code: 'X' }]])(
    'a failure that is none is refused: %j',
    async (params) => {
      const base = await services.start({ providerStates: true });
      const answer = await setState(base, { params: { call: 'claims.getHistory', ...params } });
      expect(answer.status).toBe(400);
      expect(answer.body.message).toContain('params.status');
    },
  );
});
