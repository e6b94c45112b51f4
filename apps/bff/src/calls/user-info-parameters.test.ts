import { areas } from '@portal/contracts/all';
import { type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import { startBff, type StartedBff } from '../../testing/start-bff';

const five = {
  secondaryCardHolderId: 'CH 1/2',
  secondaryClientId: 'C-2',
  secondaryPatientId: 'P-3',
  splitPlatform: 'yes',
  bin: '012345',
};

let upstream: ScriptedUpstream;
let bff: StartedBff;
beforeAll(async () => {
  upstream = await startScriptedUpstream();
  bff = await startBff({ upstream: upstream.origin });
});
afterAll(async () => {
  await bff.stop();
  await upstream.stop();
});
beforeEach(() => upstream.requests.splice(0));

describe.each([
  ['members', areas.user.getMemberInfo.path],
  ['providers', areas.user.getProviderInfo.path],
])('SS-7: the user info of %s', (_who, path) => {
  const sent = async (query: Record<string, string>) => {
    const agent = await bff.signedIn();
    const got = await agent.get(`${path}?${new URLSearchParams(query)}`);
    expect(got.status).toBe(200);
    const { ts, ...rest } = Object.fromEntries(upstream.requests[0]?.query ?? []);
    expect(ts).toMatch(/^\d{13}$/);
    return rest;
  };

  test('is requested with nc, and with nothing that the page URL lacks', async () => {
    expect(await sent({ nc: '1762351200000' })).toEqual({ nc: '1762351200000' });
  });

  test('is requested with the five parameters, and with the portal’s own client id', async () => {
    expect(await sent({ nc: '1', ...five })).toEqual({
      nc: '1',
      ...five,
      oauthClientId: 'member-portal',
    });
  });

  test('security 28: is never requested with another client id, which the page URL may name', async () => {
    expect(await sent({ nc: '1', ...five, oauthClientId: 'other' })).toMatchObject({
      oauthClientId: 'member-portal',
    });
    upstream.requests.splice(0);
    expect(await sent({ nc: '1', oauthClientId: 'other' })).toEqual({ nc: '1' });
  });

  test('gets no client id as long as one of the five is missing, and nothing that is not declared', async () => {
    const { bin: _left, ...four } = five;
    expect(await sent({ nc: '1', ...four, memberId: 'M-1' })).toEqual({ nc: '1', ...four });
  });

  test('without nc is refused', async () => {
    const got = await (await bff.signedIn()).get(path);
    expect(got.body).toMatchObject({ status: 400, title: expect.stringContaining('"nc"') });
  });
});
