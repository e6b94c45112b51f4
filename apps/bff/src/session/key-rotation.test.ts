import { areas } from '@portal/contracts/all';
import {
  answerJson,
  type ScriptedProvider,
  startScriptedProvider,
  startScriptedUpstream,
} from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import type { Settings } from '../config';
import { MemoryStore } from '../store/memory-store';
import { eachStore, type SharedStore } from '../../testing/each-store';
import { signIn } from '../../testing/sign-in-visits';
import type { StartedBff } from '../../testing/start-bff';

const call = areas.notifications.getCounts.path;
const { getList, save } = areas.drafts;
const draft = save.path.replace(':formId', 'drug-claim');

const key = (name: string, byte: number) => `${name}:${Buffer.alloc(32, byte).toString('base64')}`;
const older = {
  DRAFT_KEYS: key('older', 1),
  PSEUDONYM_KEY: 'the pseudonym key of the time before',
};
/** First every replica can decrypt with the new key. */
const prepared = { ...older, DRAFT_KEYS: `${key('older', 1)},${key('newer', 2)}` };
const both = {
  DRAFT_KEYS: `${key('newer', 2)},${key('older', 1)}`,
  PSEUDONYM_KEY: 'the pseudonym key of the time after',
  PSEUDONYM_KEY_BEFORE: older.PSEUDONYM_KEY,
};
const newer = { DRAFT_KEYS: key('newer', 2), PSEUDONYM_KEY: both.PSEUDONYM_KEY };

let provider: ScriptedProvider;
let upstream: Awaited<ReturnType<typeof startScriptedUpstream>>;
beforeAll(async () => {
  provider = await startScriptedProvider();
  upstream = await startScriptedUpstream();
  upstream.play(answerJson({}));
});
afterAll(async () => {
  await upstream.stop();
  await provider.stop();
});

/** The steps of docs/operations.md: new keys behind the old, in front of them, and without the old. */
describe.each(eachStore)('a rotation of keys, sessions in %s', (_name, open) => {
  let store: SharedStore;
  let draftStore: MemoryStore;
  const started: StartedBff[] = [];
  beforeEach(async () => {
    store = await open();
    draftStore = new MemoryStore(() => Date.now());
  });
  afterEach(async () => {
    for (const one of started.splice(0)) await one.stop();
    await store.stop();
  });

  const start = async (settings: Partial<Settings>) => {
    const around = { issuer: provider.issuer, upstream: upstream.origin };
    const one = await store.start({ ...around, settings, overrides: { draftStore } });
    started.push(one);
    return one;
  };
  /** The same browser, whose calls a load balancer sends to another replica now. */
  const at = (replica: StartedBff, agent: Agent) => agent.clone(replica.origin);
  const signedIn = async (replica: StartedBff) => {
    const agent = replica.agent();
    await signIn(agent, provider);
    return agent;
  };
  const status = async (agent: Agent) => (await agent.get(call)).status;
  const saveDraft = async (agent: Agent, replaces: number, text: string) =>
    (await agent.put(draft).send({ replaces, content: { text } })).body;
  const draftOf = async (agent: Agent) =>
    ((await agent.get(draft)).body as { draft: { revision: number; content: object } | null })
      .draft;
  const member = () => ({ issuer: provider.issuer, subject: 'commercial-member' });

  test('no member is signed out, and no draft is lost', async () => {
    const before = await start(older);
    const first = await signedIn(before);
    await saveDraft(first, 0, 'of before');
    const written = await draftOf(first);

    const early = await start(prepared);
    const during = await start(both);
    const moved = at(during, first);
    expect(await status(moved)).toBe(200);
    expect(await draftOf(moved)).toEqual(written);
    expect((await moved.get(getList.path)).body).toMatchObject({ drafts: [{}] });
    // The page that was open all the time saves on.
    expect(await saveDraft(moved, written?.revision ?? 0, 'of between')).toMatchObject({
      formId: 'drug-claim',
    });
    // Both kinds of replicas run side by side, and the load balancer sends to either.
    for (const replica of [before, early]) expect(await status(at(replica, first))).toBe(200);
    const second = await signedIn(during);
    for (const replica of [before, early]) expect(await status(at(replica, second))).toBe(200);

    const after = await start(newer);
    for (const agent of [first, second]) expect(await status(at(after, agent))).toBe(200);
    expect((await draftOf(at(after, second)))?.content).toEqual({ text: 'of between' });
  });

  test('security 11: ending all sessions of a user ends those from before it too', async () => {
    const before = await start(older);
    const first = await signedIn(before);
    const during = await start(both);
    const second = await signedIn(during);
    expect(await during.dependencies.sessions.endAllOf(member())).toBe(2);
    for (const agent of [first, second]) expect(await status(at(during, agent))).toBe(401);
  });

  test('a draft that was begun again during it stays, and the earlier one is removed', async () => {
    const before = await start(older);
    const during = await start(both);
    const agent = await signedIn(during);
    await saveDraft(agent, 0, 'newer');
    await saveDraft(at(before, agent), 0, 'older');
    expect((await draftOf(agent))?.content).toEqual({ text: 'newer' });
    expect(await draftOf(at(before, agent))).toBeNull();
  });
});
