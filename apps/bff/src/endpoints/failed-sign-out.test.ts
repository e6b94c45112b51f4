import { areas } from '@portal/contracts/all';
import {
  type ScriptedProvider,
  startOwnRedis,
  startScriptedProvider,
  until,
} from '@portal/resilience';
import { cookies } from '../http/cookies';
import { MemorySessionStore } from '../session/store/memory-session-store';
import { startBff } from '../../testing/start-bff';

const { getStatus, signOut } = areas.session;

let provider: ScriptedProvider;
beforeAll(async () => {
  provider = await startScriptedProvider();
});
afterAll(() => provider.stop());

/** A store that can be read and not written, like a Redis whose primary is gone. */
class ReadOnlyStore extends MemorySessionStore {
  isReadOnly = false;

  override async end(id: string): Promise<boolean> {
    if (this.isReadOnly) throw new Error('READONLY');
    return super.end(id);
  }
}

describe('security 19: a sign-out that can not end the session', () => {
  test('says so, keeps the cookie for another attempt, and revokes the refresh token meanwhile', async () => {
    const sessionStore = new ReadOnlyStore(() => Date.now());
    const bff = await startBff({ issuer: provider.issuer, overrides: { sessionStore } });
    const agent = await bff.signedIn({ refresh: 'refresh-of-a-failed-sign-out' });
    sessionStore.isReadOnly = true;
    const failed = await agent.post(signOut.path);
    expect(failed.body).toMatchObject({ status: 503, code: 'SESSION_STORE_UNAVAILABLE' });
    expect(failed.headers['set-cookie']).toBeUndefined();
    expect(failed.headers['clear-site-data']).toBeUndefined();
    expect(agent.hasCookie(cookies.session)).toBe(true);
    await until(() => provider.revoked.length > 0, 'Nothing was revoked.');
    expect(provider.revoked).toContain('refresh-of-a-failed-sign-out');
    const events = bff.log().map(({ event }) => event);
    expect(events).toContain('sign-out-failed');
    expect(events).not.toContain('signed-out');

    sessionStore.isReadOnly = false;
    const stolen = agent.cookie(cookies.session) ?? '';
    expect((await agent.post(signOut.path)).status).toBe(200);
    agent.setCookie(cookies.session, stolen);
    expect((await agent.get(getStatus.path)).body).toEqual({ signedIn: false });
    await bff.stop();
  });

  test('says so while Redis is frozen, and succeeds once it answers again', async () => {
    const redis = await startOwnRedis();
    const bff = await startBff({ issuer: provider.issuer, settings: { REDIS_URL: redis.url } });
    await bff.dependencies.redis?.whenUp();
    const agent = await bff.signedIn();
    redis.freeze();
    const failed = await agent.post(signOut.path);
    expect(failed.body).toMatchObject({ status: 503, code: 'SESSION_STORE_UNAVAILABLE' });
    expect(agent.hasCookie(cookies.session)).toBe(true);
    redis.thaw();
    await bff.dependencies.redis?.whenUp();
    expect((await agent.post(signOut.path)).status).toBe(200);
    expect((await agent.get(getStatus.path)).body).toEqual({ signedIn: false });
    await bff.stop();
    await redis.stop();
  });
});
