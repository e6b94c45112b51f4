import { AppError } from '../app-error';
import { Pseudonyms } from '../session/pseudonyms';
import type { Session } from '../session/session';
import { AccountSessions } from './account-sessions';

const own = {
  key: { id: 'own' },
  identity: { issuer: 'https://issuer.example.com', subject: 'member' },
} as unknown as Session;
const activity = JSON.stringify({ startedAt: 0, seenAt: 0, browser: 'firefox' });

/** An account with its own session and two others, in a store that still has those of `left`. */
function accountWith(left: Set<string>, remember: (ids: readonly string[]) => Promise<void>) {
  const store = {
    list: () =>
      Promise.resolve(['own', 'lost', 'third'].map((id) => ({ id, activity, leftMs: 1_000 }))),
    end: (id: string) => Promise.resolve(left.delete(id)),
  };
  const sessions = {
    limitsOf: () => ({ idle: 1_000, absolute: 1_000 }),
    pseudonyms: new Pseudonyms({ now: 'key' }),
  };
  const signIns = { end: () => Promise.resolve() };
  return new AccountSessions(store, sessions, signIns, { remember }, () => 0);
}

test('sessions are ended although the reason can not be stored', async () => {
  const left = new Set(['lost', 'third']);
  const remember = () => Promise.reject(new AppError('SESSION_STORE_UNAVAILABLE'));
  await expect(accountWith(left, remember).endOthers(own)).resolves.toBe(2);
  expect(left.size).toBe(0);
});

test('the reason is stored for those alone that were ended', async () => {
  const remember = jest.fn(() => Promise.resolve());
  await expect(accountWith(new Set(['third']), remember).endOthers(own)).resolves.toBe(1);
  expect(remember).toHaveBeenCalledWith(['third']);
});
