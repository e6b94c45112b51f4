import { areas } from '@portal/contracts/all';
import { type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import { startBff, type StartedBff } from '../../testing/start-bff';

let upstream: ScriptedUpstream;
let playing: StartedBff;
let serious: StartedBff;
beforeAll(async () => {
  upstream = await startScriptedUpstream();
  playing = await startBff({ upstream: upstream.origin, settings: { SCENARIOS: true } });
  serious = await startBff({ upstream: upstream.origin });
});
afterAll(async () => {
  await Promise.all([playing.stop(), serious.stop()]);
  await upstream.stop();
});
beforeEach(() => upstream.requests.splice(0));

describe('the scenario of the stand-ins', () => {
  const { path } = areas.notifications.getCounts;
  const scenario = () => {
    expect(upstream.requests).toHaveLength(1);
    return upstream.requests[0]?.headers['x-scenario'];
  };

  test('is who is signed in, for calls without tokens too', async () => {
    await (await playing.signedIn()).get('/pharmacyservice/api/pharmacy');
    expect(scenario()).toBe('commercial-member');
  });

  test('is what the page was opened with', async () => {
    const agent = playing.agent();
    await agent.get('/member/?scenario=visitor-medicare%231').set({ accept: 'text/html' });
    agent.setCookie('scenario', 'visitor-medicare%231');
    await agent.get('/pharmacyservice/api/pharmacy');
    expect(scenario()).toBe('visitor-medicare#1');
  });

  test('is who signs in after a page was opened as a visitor of another one', async () => {
    const agent = await playing.signedIn();
    agent.setCookie('scenario', 'visitor');
    await agent.get(path);
    expect(scenario()).toBe('commercial-member');
  });

  test('comes first from the header that a test sends', async () => {
    const agent = await playing.signedIn();
    await agent.get(path).set({ 'x-scenario': 'empty-handed#run-7' });
    expect(scenario()).toBe('empty-handed#run-7');
  });

  test('is never a text of another form', async () => {
    const agent = playing.agent();
    await agent
      .get('/pharmacyservice/api/pharmacy')
      .set({ 'x-scenario': '../etc', cookie: 'scenario=%zz' });
    expect(scenario()).toBeUndefined();
  });

  test('a BFF that plays none drops both header and cookie', async () => {
    await serious
      .agent()
      .get('/pharmacyservice/api/pharmacy')
      .set({ 'x-scenario': 'empty-handed', cookie: 'scenario=empty-handed' });
    expect(scenario()).toBeUndefined();
  });
});
