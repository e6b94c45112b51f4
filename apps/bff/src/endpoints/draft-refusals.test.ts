import { areas } from '@portal/contracts/all';
import { answerJson, startScriptedProvider, startScriptedUpstream } from '@portal/resilience';
import { content, draftOf, draftPath, putDraft, saved } from '../../testing/draft-calls';
import { signIn } from '../../testing/sign-in-visits';
import { startBff, type StartedBff } from '../../testing/start-bff';

const { getList, remove } = areas.drafts;

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
    const got = await putDraft(await bff.signedIn(), 'drug-claim', body);
    expect(got.body).toMatchObject({ status: 400, title: expect.stringContaining(`"${field}"`) });
  });

  test.each(['Drug_Claim', 'x'.repeat(61), '1-form', '__proto__'])(
    'of %s is refused: that is no form',
    async (formId) => {
      const got = await putDraft(await bff.signedIn(), formId, { replaces: 0, content: {} });
      expect(got.body).toMatchObject({ status: 400, title: expect.stringContaining('"formId"') });
    },
  );

  test('security 21: is changed by the portal’s own page only', async () => {
    const agent = await bff.signedIn();
    for (const method of ['put', 'delete'] as const) {
      const got = await agent
        .withoutCsrf()
        [method](draftPath('a'))
        .set('sec-fetch-site', 'same-origin');
      expect(got.body).toMatchObject({ status: 403, code: 'CROSS_SITE' });
    }
    expect(remove.method).toBe('DELETE');
  });

  test('security 37: of a support person is not shown in the place of the member’s', async () => {
    const provider = await startScriptedProvider();
    provider.signInAs({ subject: 'support-agent', groups: ['support'], lifetime: 3600 });
    const upstream = await startScriptedUpstream();
    upstream.play(answerJson({ memebrId: 'M-1' }));
    const site = await startBff({ issuer: provider.issuer, upstream: upstream.origin });
    const agent = site.agent();
    await signIn(agent, provider);
    await saved(agent);
    expect(await draftOf(agent)).not.toBeNull();
    agent.setCookie('emulated-user', 'commercial-member');
    expect(await draftOf(agent)).toBeNull();
    expect((await agent.get(getList.path)).body).toEqual({ drafts: [] });
    const refused = await putDraft(agent, 'other-form', { replaces: 0, content });
    expect(refused.body).toMatchObject({ status: 403, code: 'EMULATION_READ_ONLY' });
    await site.stop();
    await upstream.stop();
    await provider.stop();
  });

  test('security 39: is reported as unreachable when its store is, and the session stays', async () => {
    const away = { entries: async () => Promise.reject(new Error('away')) } as never;
    const broken = await startBff({ overrides: { draftStore: away } });
    const agent = await broken.signedIn();
    const got = await agent.get(getList.path);
    expect(got.body).toMatchObject({ status: 503, code: 'DRAFT_STORE_UNAVAILABLE' });
    expect(got.headers['set-cookie']).toBeUndefined();
    await broken.stop();
  });
});
