import type { Endpoint } from '@portal/contracts';
import { createLogger } from '@portal/logger';
import { identityOf, tokensAt } from '../../testing/start-bff';
import type { RequestContext } from '../http/request-context';
import { Sessions } from '../session/sessions';
import type { Session } from '../session/session';
import { MemorySessionStore } from '../session/store/memory-session-store';
import { Emulations } from './emulations';

const context = { requestId: 'request-1' } as RequestContext;
const read = { id: 'a.read', method: 'GET', upstream: 'member', auth: 'member' } as Endpoint;
const start = Date.parse('2026-03-02T15:00:00Z');

/** Support staff who act for a member with an access token newer than the last check of the role. */
async function acting() {
  let now = start;
  const clock = () => now;
  const limits = { idleMs: 3_600_000, absoluteMs: 7_200_000 };
  const sessions = new Sessions(new MemorySessionStore(clock), limits, { now: 'a key' }, clock);
  const audited: unknown[] = [];
  const log = createLogger({
    service: 'bff',
    destination: {
      write: (line) => void audited.push((JSON.parse(line) as { event: string }).event),
    },
  });
  /** What other requests do while the provider is asked for the role. */
  const during = { run: async () => {} };
  const check = async () => {
    await during.run();
    return true;
  };
  const emulations = new Emulations(
    {
      sessions,
      refresher: { ensureFresh: () => undefined },
      role: { check },
      members: { refusalOf: async () => undefined },
      caregivers: { guard: async () => undefined },
      clock,
      log,
    },
    'support',
  );
  const identity = { ...identityOf('https://provider.example'), groups: ['support'] };
  const { key } = await sessions.begin(identity, tokensAt(start));
  const load = async () => (await sessions.read(key.cookieValue)) as Session;
  const actFor = async (subject: string) => {
    now += 1000;
    const session = await load();
    expect(await emulations.start(context, session, subject)).toBeUndefined();
  };
  await actFor('member-a');
  const stale = await load();
  await sessions.saveTokens(stale, { ...stale.tokens, accessIssuedAt: start + 60_000 });
  return { emulations, load, actFor, during, audited };
}

test.each([
  ['stop', [], undefined],
  ['stop, and act for another member', ['member-b'], 'member-b'],
] as const)(
  'what other requests did while the role was checked stays: %s',
  async (_, next, expected) => {
    const { emulations, load, actFor, during } = await acting();
    const call = await load();
    during.run = async () => {
      during.run = async () => {};
      await emulations.end(context, await load(), 'stopped');
      for (const subject of next) await actFor(subject);
    };
    await expect(emulations.guard(read, context, call)).rejects.toMatchObject({
      code: 'EMULATION_ENDED',
    });
    expect((await load()).emulation?.subject).toBe(expected);
  },
);

test('two requests that stop write one line, and do not end what has begun since', async () => {
  const { emulations, load, actFor, audited } = await acting();
  const [one, other] = [await load(), await load()];
  await emulations.end(context, one, 'stopped');
  await actFor('member-b');
  await emulations.end(context, other, 'stopped');
  expect((await load()).emulation?.subject).toBe('member-b');
  expect(audited.filter((event) => event === 'emulation-ended')).toHaveLength(1);
});
