import { areas } from '@portal/contracts/all';
import { type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import { MemberServices } from '../../testing/member-services';
import { startBff, type StartedBff } from '../../testing/start-bff';

let upstream: ScriptedUpstream;
let bff: StartedBff;
beforeAll(async () => {
  upstream = await startScriptedUpstream();
  bff = await startBff({ upstream: upstream.origin });
});
beforeEach(() => {
  new MemberServices().play(upstream);
  upstream.requests.splice(0);
});
afterAll(async () => {
  await bff.stop();
  await upstream.stop();
});

const submit = (agent: ReturnType<StartedBff['agent']>, formId: string, answers: object = {}) =>
  agent
    .post(areas.forms.submit.path.replace(':formId', formId))
    .set('idempotency-key', 'k')
    .send({ version: 1, language: 'en', answers });

test('FM-1: a visitor can not send a form of members', async () => {
  const { body } = await submit(bff.agent(), 'payment-plan-election');
  expect(body).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(upstream.requests).toEqual([]);
});

test('FM-1: a form that is not declared is not found', async () => {
  const { body } = await submit(await bff.signedIn(), 'no-such-form');
  expect(body).toMatchObject({ status: 404 });
  expect(upstream.requests).toEqual([]);
});

test('a form for a child of the family is sent on', async () => {
  const answers = { memberId: 'M-1-03' };
  expect((await submit(await bff.signedIn(), 'contact', answers)).status).toBe(200);
});

test.each([
  ['an answer', { memberId: 'ANOTHER-1' }],
  ['an answer of a repeated part', { people: [{ memberId: 'ANOTHER-1' }] }],
])('a form that names another member in %s is refused', async (_where, answers) => {
  const { body } = await submit(await bff.signedIn(), 'contact', answers);
  expect(body).toMatchObject({ status: 403, code: 'OTHER_MEMBER' });
  expect(upstream.requests.map(({ path }) => path).filter((path) => /forms/.test(path))).toEqual(
    [],
  );
});

test('a form that is open to anyone may be about anyone: a visitor, and an office that is signed in, send it', async () => {
  const answers = { memberId: 'ANOTHER-1' };
  expect((await submit(bff.agent(), 'drug-exception', answers)).status).toBe(200);
  expect((await submit(await bff.signedIn(), 'coverage-determination', answers)).status).toBe(200);
});
