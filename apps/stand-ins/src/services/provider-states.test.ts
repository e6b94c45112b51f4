import { asMember, call, claimsPath, post, TestServices } from '../testing/services';

const services = new TestServices();
afterAll(() => services.stop());

describe('Pact’s provider states', () => {
  const setState = (base: string, state: object) => post(`${base}/_state`, {}, state);

  test('a state chooses the scenario of that server alone; its header still wins', async () => {
    const base = await services.start({ providerStates: true });
    const state = 'the scenario {name}';
    await setState(base, { state, params: { name: 'eligibility-lost' }, action: 'setup' });
    await setState(base, { state, params: { name: 'eligibility-lost' }, action: 'teardown' });
    const token = { authorization: 'Bearer dummy' };
    expect((await call(`${base}${claimsPath()}`, token)).status).toBe(403);
    expect((await call(`${base}${claimsPath()}`, asMember('empty-handed'))).body).toEqual({
      claimsHistory: { claim: [] },
    });
    const beside = await services.start({ scenario: 'visitor-medicare' });
    const features = await call(`${beside}/portalmicroservices/public/features`);
    expect(features.body.clientCode).toBe('medd_standard_1');
  });

  test('an unknown name is refused, and so is the path where states are not wanted', async () => {
    const base = await services.start({ providerStates: true });
    expect((await setState(base, { state: 'x', params: { name: 'nobody' } })).status).toBe(400);
    expect((await setState(base, { state: 'x' })).body.message).toContain('params.name');
    const without = await services.start();
    expect((await setState(without, { state: 'x', params: { name: 'visitor' } })).status).toBe(404);
  });
});
