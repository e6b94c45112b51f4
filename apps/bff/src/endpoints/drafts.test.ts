import { areas } from '@portal/contracts/all';
import * as z from 'zod/mini';
import {
  openRedisKeys,
  type RedisKeys,
  startRedis,
  startScriptedProvider,
  type TestRedis,
} from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import type { Settings } from '../config';
import { MemoryDraftStore } from '../drafts/memory-draft-store';
import { signIn } from '../../testing/sign-in-visits';
import { startBff, type StartedBff } from '../../testing/start-bff';

const { getList, getOne, save, remove } = areas.drafts;
const day = 86_400_000;
const older = `older:${Buffer.alloc(32, 1).toString('base64')}`;
const newer = `newer:${Buffer.alloc(32, 2).toString('base64')}`;
const content = { drugName: 'CANARY 20 mg', pages: [{ amount: '12.50' }] };

const address = (formId: string) => save.path.replace(':formId', formId);
const put = (agent: Agent, formId: string, body: object) => agent.put(address(formId)).send(body);
const saved = async (agent: Agent, formId = 'drug-claim', more: object = {}) =>
  (await put(agent, formId, { replaces: 0, content, ...more })).body as { revision: number };
const draftOf = async (agent: Agent, formId = 'drug-claim') =>
  ((await agent.get(address(formId))).body as { draft: { content: unknown } | null }).draft;

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
  const memory = new MemoryDraftStore();
  let bff: StartedBff;
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

  test('come back as they were saved, with when and where in the form', async () => {
    const agent = await member();
    const got = await put(agent, 'drug-claim', { replaces: 0, step: 'review', content });
    expect(got.status).toBe(200);
    expect(z.safeParse(save.response, got.body).success).toBe(true);
    const one = await agent.get(address('drug-claim'));
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
    expect((await agent.get(address('drug-claim'))).status).toBe(401);
    expect((await draftOf(await member(bff, `returning-${kind}`)))?.content).toEqual(content);
  });

  test('are visible to their owner only', async () => {
    await saved(await member());
    const other = await member();
    expect(await draftOf(other)).toBeNull();
    expect((await other.get(getList.path)).body).toEqual({ drafts: [] });
    expect((await other.delete(address('drug-claim'))).body).toEqual({
      removed: false,
    });
  });

  test('are not for visitors', async () => {
    const visitor = bff.agent();
    for (const got of [
      await visitor.get(getList.path),
      await visitor.get(address('drug-claim')),
      await put(visitor, 'drug-claim', { replaces: 0, content }),
      await visitor.delete(address('drug-claim')),
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
    const first = await put(agent, 'drug-claim', { replaces: revision, step: 'two', content });
    const late = await put(agent, 'drug-claim', { replaces: revision, content: { lost: true } });
    expect(late.headers['content-type']).toBe('application/problem+json');
    expect(late.body).toMatchObject({ status: 409, code: 'DRAFT_CHANGED', newer: first.body });
    expect(late.text).not.toContain('CANARY');
    expect((await draftOf(agent))?.content).toEqual(content);
  });

  test('that were sent do not come back by a late save', async () => {
    const agent = await member();
    const { revision } = await saved(agent);
    expect((await agent.delete(address('drug-claim'))).body).toEqual({
      removed: true,
    });
    const late = await put(agent, 'drug-claim', { replaces: revision, content });
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
    await put(later, 'drug-claim', { replaces: revision, content });
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
    expect((await put(agent, 'a', { replaces: 0, content: tooLarge })).status).toBe(413);
    expect((await put(agent, 'a', { replaces: 0, content: large })).status).toBe(200);
    expect((await put(agent, 'b', { replaces: 0, content: large })).body).toMatchObject({
      status: 409,
      code: 'TOO_MANY_DRAFTS',
    });
    await saved(agent, 'b');
    expect((await put(agent, 'c', { replaces: 0, content })).body).toMatchObject({
      code: 'TOO_MANY_DRAFTS',
    });
  });

  test('can be read after a new key has come, and are sealed with it from then on', async () => {
    const subject = `rotating-${kind}`;
    const { revision } = await saved(await member(bff, subject));
    const rotated = await start({ DRAFT_KEYS: `${newer},${older}` });
    const agent = await member(rotated, subject);
    const status = await put(agent, 'drug-claim', { replaces: revision, content: { second: 1 } });
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
    expect((await put(agent, 'drug-claim', { replaces: 0, content })).status).toBe(200);
    expect((await draftOf(agent))?.content).toEqual(content);
    expect(without.log()).toContainEqual(expect.objectContaining({ event: 'draft-unreadable' }));
  });
});

describe('a draft', () => {
  let bff: StartedBff;
  beforeEach(async () => {
    bff = await startBff();
  });
  afterEach(() => bff.stop());

  test.each([
    ['no object', { replaces: 0, content: [] }, 'content'],
    ['no content', { replaces: 0 }, 'content'],
    ['no revision', { content: {} }, 'replaces'],
    ['a revision that is none', { replaces: -1, content: {} }, 'replaces'],
    ['a step in words', { replaces: 0, content: {}, step: 'my step' }, 'step'],
    ['an unknown field', { replaces: 0, content: {}, owner: 'x' }, 'owner'],
  ])('with %s is refused by the name of the field', async (_name, body, field) => {
    const got = await put(await bff.signedIn(), 'drug-claim', body);
    expect(got.body).toMatchObject({ status: 400, title: expect.stringContaining(`"${field}"`) });
  });

  test.each(['Drug_Claim', 'x'.repeat(61), '1-form', '__proto__'])(
    'of %s is refused: that is no form',
    async (formId) => {
      const got = await put(await bff.signedIn(), formId, { replaces: 0, content: {} });
      expect(got.body).toMatchObject({ status: 400, title: expect.stringContaining('"formId"') });
    },
  );

  test('security 21: is changed by the portal’s own page only', async () => {
    const agent = await bff.signedIn();
    for (const method of ['put', 'delete'] as const) {
      const got = await agent
        .withoutCsrf()
        [method](address('a'))
        .set('sec-fetch-site', 'same-origin');
      expect(got.body).toMatchObject({ status: 403, code: 'CROSS_SITE' });
    }
    expect(remove.method).toBe('DELETE');
  });

  test('security 37: of a support person is not shown in the place of the member’s', async () => {
    const provider = await startScriptedProvider();
    provider.signInAs({ subject: 'support-agent', groups: ['support'], lifetime: 3600 });
    const site = await startBff({ issuer: provider.issuer });
    const agent = site.agent();
    await signIn(agent, provider);
    await saved(agent);
    expect(await draftOf(agent)).not.toBeNull();
    agent.setCookie('emulated-user', 'commercial-member');
    expect(await draftOf(agent)).toBeNull();
    expect((await agent.get(getList.path)).body).toEqual({ drafts: [] });
    const refused = await put(agent, 'other-form', { replaces: 0, content });
    expect(refused.body).toMatchObject({ status: 403, code: 'EMULATION_READ_ONLY' });
    await site.stop();
    await provider.stop();
  });

  test('security 39: is reported as unreachable when its store is, and the session stays', async () => {
    const away = { list: async () => Promise.reject(new Error('away')) } as never;
    const broken = await startBff({ overrides: { draftStore: away } });
    const agent = await broken.signedIn();
    const got = await agent.get(getList.path);
    expect(got.body).toMatchObject({ status: 503, code: 'DRAFT_STORE_UNAVAILABLE' });
    expect(got.headers['set-cookie']).toBeUndefined();
    await broken.stop();
  });
});
