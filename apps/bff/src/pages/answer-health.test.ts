import { startBff, type StartedBff } from '../../testing/start-bff';

let bff: StartedBff;
beforeAll(async () => (bff = await startBff({ settings: { SCENARIOS: true } })));
afterAll(() => bff.stop());

const get = (path: string) => bff.agent().get(path);

describe('health', () => {
  test('a process that runs is live; it is ready once it can sign people in', async () => {
    expect((await get('/health/live')).body).toEqual({ status: 'live' });
    const ready = await get('/health/ready');
    expect(ready.status).toBe(503);
    expect(ready.body).toEqual({
      status: 'not ready',
      checks: {
        accepting: true,
        identityProvider: false,
        clientCredentials: false,
        sessionStore: true,
      },
    });
  });
});
