import { identityOf, tokensAt } from '../../testing/start-bff';
import { Sessions } from './sessions';
import { MemorySessionStore } from './store/memory-session-store';

const limits = { idleMs: 3_600_000, absoluteMs: 7_200_000 };

/** A session whose tokens were refreshed while the store did not answer. */
async function refreshedWithoutStore() {
  const store = new MemorySessionStore(Date.now);
  const sessions = new Sessions(store, limits, { now: 'a key for tests' }, Date.now);
  const session = await sessions.begin(
    identityOf('https://provider.example'),
    tokensAt(Date.now()),
  );
  const renewed = { ...session.tokens, refresh: 'refresh-2' };
  const replace = jest.spyOn(store, 'replace').mockRejectedValue(new Error('No connection.'));
  const onEnded = jest.fn();
  const isSaved = await sessions.pendingTokens.save(session, renewed, onEnded);
  const stored = async () =>
    (
      await new Sessions(store, limits, { now: 'a key for tests' }, Date.now).read(
        session.key.cookieValue,
      )
    )?.tokens.refresh;
  return { sessions, session, store, renewed, onEnded, isSaved, replace, stored };
}

/** Longer than the pause between two tries. */
const aTry = () => new Promise((resolve) => setTimeout(resolve, 250));

test('refreshed tokens are used at once, and saved when the store answers again', async () => {
  const { sessions, session, isSaved, replace, stored } = await refreshedWithoutStore();
  expect(isSaved).toBe(true);
  expect((await sessions.read(session.key.cookieValue))?.tokens.refresh).toBe('refresh-2');
  expect(await stored()).toBe(tokensAt(Date.now()).refresh);
  replace.mockRestore();
  await aTry();
  expect(await stored()).toBe('refresh-2');
  expect(sessions.pendingTokens.find(session)).toBeUndefined();
});

test('what another request writes meanwhile is derived from them, and is not overwritten', async () => {
  const { sessions, session, replace, stored } = await refreshedWithoutStore();
  replace.mockRestore();
  await sessions.exclusively(session, 1000, async (current) => {
    expect(current.tokens.refresh).toBe('refresh-2');
    await sessions.saveTokens(current, { ...current.tokens, refresh: 'refresh-3' });
  });
  await aTry();
  expect(await stored()).toBe('refresh-3');
});

test.each([
  ['before the next try', false],
  ['during the next try', true],
])('tokens of a session that ended %s are handed back to be revoked', async (_, duringTry) => {
  const { sessions, session, store, renewed, onEnded, replace } = await refreshedWithoutStore();
  if (duringTry) replace.mockResolvedValue(false);
  else {
    replace.mockRestore();
    await store.end(session.key.id);
  }
  await aTry();
  expect(onEnded).toHaveBeenCalledTimes(1);
  expect(onEnded).toHaveBeenCalledWith(renewed);
  expect(sessions.pendingTokens.find(session)).toBeUndefined();
});
