import { areas } from '@portal/contracts/all';
import * as z from 'zod/mini';
import { openRedisKeys, type RedisKeys, startRedis, type TestRedis } from '@portal/resilience';
import type { Settings } from '../config';
import { MemoryStore } from '../store/memory-store';
import { content, draftOf, draftPath, putDraft, saved } from '../../testing/draft-calls';
import { startBff, type StartedBff } from '../../testing/start-bff';

const { getList, getOne, save } = areas.drafts;
const day = 86_400_000;
const older = `older:${Buffer.alloc(32, 1).toString('base64')}`;
const newer = `newer:${Buffer.alloc(32, 2).toString('base64')}`;

let redis: TestRedis;
let keys: RedisKeys;
beforeAll(async () => {
  redis = await startRedis();
});
beforeEach(async () => {
  keys = await openRedisKeys(redis);
});
afterEach(() => keys.close());
afterAll(() => redis.stop());

describe.each(['memory', 'Redis'] as const)('drafts stored in %s', (kind) => {
  let bff: StartedBff;
  const memory = new MemoryStore(() => bff.dependencies.clock());
  const started: StartedBff[] = [];
  const start = async (settings: Partial<Settings> = {}) => {
    const inRedis = { REDIS_URL: redis.url, REDIS_PREFIX: redis.prefix, REDIS_DEADLINE_MS: 3000 };
    const one = await startBff({
      settings: { DRAFT_KEYS: older, ...(kind === 'Redis' ? inRedis : {}), ...settings },
      overrides: kind === 'memory' ? { draftStore: memory } : {},
    });
    await one.dependencies.redis?.whenUp();
    started.push(one);
    return one;
  };
  const dump = async () =>
    kind === 'memory'
      ? memory.dump()
      : JSON.stringify((await keys.all()).map((k) => k.value.toString('latin1')));
  let people = 0;
  const member = (of = bff, subject = `member-${kind}-${people++}`) => of.signedIn({}, { subject });
  beforeEach(async () => {
    bff = await start();
  });
  afterEach(async () => {
    for (const one of started.splice(0)) await one.stop();
  });

  test('of one page replace each other in their order, whichever save arrives first', async () => {
    const agent = await member();
    const put = (save: number, replaces = 0, page = 'page-0001') =>
      putDraft(agent, 'drug-claim', { replaces, content: { save }, from: { page, save } });
    const [second, first] = [await put(2), await put(1)];
    expect([second.status, first.status]).toEqual([200, 200]);
    expect(first.body).toEqual(second.body);
    expect(await draftOf(agent)).toMatchObject({ content: { save: 2 } });
    expect((await put(3)).status).toBe(200);
    expect(await draftOf(agent)).toMatchObject({ content: { save: 3 } });
    expect((await put(4, 0, 'page-0002')).body).toMatchObject({ code: 'DRAFT_CHANGED' });
    expect(JSON.stringify(await draftOf(agent))).not.toContain('page-0001');
  });

  test('come back as they were saved, with when and where in the form', async () => {
    const agent = await member();
    const got = await putDraft(agent, 'drug-claim', { replaces: 0, step: 'review', content });
    expect(got.status).toBe(200);
    expect(z.safeParse(save.response, got.body).success).toBe(true);
    const one = await agent.get(draftPath('drug-claim'));
    expect(z.safeParse(getOne.response, one.body).success).toBe(true);
    expect(one.body).toEqual({ draft: { ...(got.body as object), step: 'review', content } });
    expect(one.headers['cache-control']).toBe('no-store');
    const list = (await agent.get(getList.path)).body;
    expect(list).toEqual({ drafts: [got.body] });
    expect(z.safeParse(getList.response, list).success).toBe(true);
  });

  test('outlive the session: the same member finds them after signing in again', async () => {
    const agent = await member(bff, `returning-${kind}`);
    await saved(agent);
    await agent.post('/member/api/session/sign-out');
    expect((await agent.get(draftPath('drug-claim'))).status).toBe(401);
    expect((await draftOf(await member(bff, `returning-${kind}`)))?.content).toEqual(content);
  });

  test('are visible to their owner only', async () => {
    await saved(await member());
    const other = await member();
    expect(await draftOf(other)).toBeNull();
    expect((await other.get(getList.path)).body).toEqual({ drafts: [] });
    expect((await other.delete(draftPath('drug-claim'))).body).toEqual({
      removed: false,
    });
  });

  test('are not for visitors', async () => {
    const visitor = bff.agent();
    for (const got of [
      await visitor.get(getList.path),
      await visitor.get(draftPath('drug-claim')),
      await putDraft(visitor, 'drug-claim', { replaces: 0, content }),
      await visitor.delete(draftPath('drug-claim')),
    ]) {
      expect(got.body).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    }
  });

  test('security 10: cannot be read in the store, neither what they say nor where in the form', async () => {
    const agent = await member(bff, `dumped-${kind}`);
    await saved(agent, 'drug-claim', { step: 'canary-step' });
    const text = await dump();
    expect(text).toContain('drug-claim');
    for (const secret of ['CANARY', 'drugName', '12.50', 'canary-step', 'dumped']) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(Buffer.from(secret).toString('base64url').slice(0, -2));
    }
    expect(bff.logText()).not.toMatch(/canary/i);
  });

  test('of two pages, the one that saves later receives the saved draft', async () => {
    const agent = await member();
    const { revision } = await saved(agent);
    const first = await putDraft(agent, 'drug-claim', { replaces: revision, step: 'two', content });
    const late = await putDraft(agent, 'drug-claim', {
      replaces: revision,
      content: { lost: true },
    });
    expect(late.headers['content-type']).toBe('application/problem+json');
    expect(late.body).toMatchObject({ status: 409, code: 'DRAFT_CHANGED', newer: first.body });
    expect(late.text).not.toContain('CANARY');
    expect((await draftOf(agent))?.content).toEqual(content);
  });

  test('that were sent do not come back by a late save', async () => {
    const agent = await member();
    const { revision } = await saved(agent);
    expect((await agent.delete(draftPath('drug-claim'))).body).toEqual({
      removed: true,
    });
    const late = await putDraft(agent, 'drug-claim', { replaces: revision, content });
    expect(late.body).toMatchObject({ status: 409, code: 'DRAFT_CHANGED', newer: null });
    expect(await draftOf(agent)).toBeNull();
    const again = await saved(agent);
    expect(again.revision).toBeGreaterThan(revision);
  });

  test('are gone when their days are over, counted from the last save', async () => {
    const agent = await member(bff, `patient-${kind}`);
    const { revision } = await saved(agent);
    bff.advance(59 * day);
    const later = await member(bff, `patient-${kind}`);
    await putDraft(later, 'drug-claim', { replaces: revision, content });
    bff.advance(59 * day);
    const much = await member(bff, `patient-${kind}`);
    expect(await draftOf(much)).not.toBeNull();
    bff.advance(day + 1);
    expect(await draftOf(await member(bff, `patient-${kind}`))).toBeNull();
  });

  test('have bounds: bytes of one, how many, and bytes of all', async () => {
    const small = await start({ DRAFTS_PER_MEMBER: 2, DRAFT_BYTES_PER_MEMBER: 100_000 });
    const agent = await member(small);
    const large = { text: 'x'.repeat(60_000) };
    const tooLarge = { text: 'x'.repeat(66_000) };
    expect((await putDraft(agent, 'a', { replaces: 0, content: tooLarge })).status).toBe(413);
    expect((await putDraft(agent, 'a', { replaces: 0, content: large })).status).toBe(200);
    expect((await putDraft(agent, 'b', { replaces: 0, content: large })).body).toMatchObject({
      status: 409,
      code: 'TOO_MANY_DRAFTS',
    });
    await saved(agent, 'b');
    expect((await putDraft(agent, 'c', { replaces: 0, content })).body).toMatchObject({
      code: 'TOO_MANY_DRAFTS',
    });
  });

  test('can be read after a new key has come, and are sealed with it from then on', async () => {
    const subject = `rotating-${kind}`;
    const { revision } = await saved(await member(bff, subject));
    const rotated = await start({ DRAFT_KEYS: `${newer},${older}` });
    const agent = await member(rotated, subject);
    const status = await putDraft(agent, 'drug-claim', {
      replaces: revision,
      content: { second: 1 },
    });
    expect(status.status).toBe(200);
    const withoutOld = await start({ DRAFT_KEYS: newer });
    expect((await draftOf(await member(withoutOld, subject)))?.content).toEqual({ second: 1 });
  });

  test('whose key is gone count as none, and do not block a new draft', async () => {
    const subject = `unlucky-${kind}`;
    await saved(await member(bff, subject));
    const without = await start({ DRAFT_KEYS: newer });
    const agent = await member(without, subject);
    expect(await draftOf(agent)).toBeNull();
    expect((await agent.get(getList.path)).body).toEqual({ drafts: [] });
    expect((await putDraft(agent, 'drug-claim', { replaces: 0, content })).status).toBe(200);
    expect((await draftOf(agent))?.content).toEqual(content);
    expect(without.log()).toContainEqual(expect.objectContaining({ event: 'draft-unreadable' }));
  });
});
