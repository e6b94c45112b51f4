import type { Endpoint } from '@portal/contracts';
import { areas, catalogue } from '@portal/contracts/all';
import { accessScopes, type AccessScope } from '@portal/domain/family-access';
import { type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import { accessId, CaredForMember, isOfAccess, startPath } from '../../testing/cared-for-member';
import { draftOf, saved } from '../../testing/draft-calls';
import { startBff, type StartedBff } from '../../testing/start-bff';
import { refused, send } from '../../testing/use-member-services';

let services: CaredForMember;
let upstream: ScriptedUpstream;
let bff: StartedBff;
beforeEach(async () => {
  services = new CaredForMember();
  upstream = await startScriptedUpstream();
  services.play(upstream);
  bff = await startBff({ upstream: upstream.origin });
});
afterEach(async () => {
  await bff.stop();
  await upstream.stop();
});

const { session, caregivers } = areas;

/** A caregiver who acts for the member; what led there is forgotten. */
async function acting(...scopes: AccessScope[]) {
  services.scopes = scopes;
  const agent = await bff.signedIn({}, { subject: 'caregiver', memberId: 'C-1' });
  const started = await agent.post(startPath).send({ accessId });
  expect(started.body).toMatchObject({ signedIn: true, caregiver: { scopes } });
  upstream.requests.splice(0);
  services.uses.splice(0);
  return agent;
}

/** Calls to services other than those about the access. */
const sent = () => upstream.requests.filter(({ path }) => !isOfAccess(path));
const audited = () =>
  bff
    .log()
    .filter(({ level }) => level === 'audit')
    .map(({ event, endpointId, code }) => ({ event, endpointId, code }));

const callOf: Record<AccessScope, Endpoint> = {
  claims: areas.claims.getHistory,
  prices: areas.drugs.getClasses,
  order: areas.mailOrders.getList,
  pay: areas.payments.getCards,
  messages: areas.notifications.getCounts,
};

describe.each(accessScopes)('the scope %s', (scope) => {
  const others = accessScopes.filter((each) => each !== scope);

  test('allows its calls, which name the member to the service', async () => {
    const agent = await acting(scope);
    const { status } = await send(agent, callOf[scope]);
    expect(status).not.toBe(403);
    const call = sent().find(({ path }) => path.startsWith(callOf[scope].path.split('/:')[0]!));
    expect(call?.headers['emulated-user']).toBe('family-access');
    expect(services.uses).toContainEqual({ accessId, scope });
  });

  test('is refused without it, before a service is called', async () => {
    const agent = await acting(...others);
    expect(await send(agent, callOf[scope])).toMatchObject(refused('CAREGIVER_NOT_ALLOWED'));
    expect(sent()).toEqual([]);
    expect(audited().at(-1)).toEqual({
      event: 'caregiver-call-refused',
      endpointId: callOf[scope].id,
      code: 'CAREGIVER_NOT_ALLOWED',
    });
  });
});

test.each([
  areas.accountEmail.getPending,
  areas.accountSecurity.getSessions,
  areas.familyAccess.getPeople,
  areas.idCard.get,
  areas.wallet.getPass,
  areas.payments.setAutomatic,
  areas.forms.getPaymentPlan,
])('$id is for the member alone, whatever they allow', async (endpoint) => {
  const agent = await acting(...accessScopes);
  expect(await send(agent, endpoint)).toMatchObject(refused('CAREGIVER_NOT_ALLOWED'));
  expect(sent()).toEqual([]);
});

test('every call with a session says what a caregiver needs; what staff need is not theirs', () => {
  const unknown = catalogue.entries.filter(
    ({ caregivers: needed }) => !['any', 'never', ...accessScopes].includes(needed),
  );
  expect(unknown).toEqual([]);
  const ofStaff = catalogue.entries.filter(({ staffOnly }) => staffOnly);
  expect(ofStaff.map(({ caregivers: needed }) => needed)).toEqual(ofStaff.map(() => 'never'));
});

test('what a caregiver types for the member is no draft in the caregiver’s account, and the other way round', async () => {
  services.scopes = ['messages'];
  const agent = await bff.signedIn({}, { subject: 'caregiver', memberId: 'C-1' });
  await saved(agent, 'own-form');
  await agent.post(startPath).send({ accessId });
  expect(await draftOf(agent, 'own-form')).toBeNull();
  await saved(agent, 'their-form');
  expect(await draftOf(agent, 'their-form')).not.toBeNull();
  await send(agent, session.stopEmulation);
  expect(await draftOf(agent, 'their-form')).toBeNull();
  expect(await draftOf(agent, 'own-form')).not.toBeNull();
});

test('a revocation counts at the next call, and what an old page sends changes nothing then', async () => {
  const agent = await acting('claims', 'pay');
  expect((await send(agent, callOf.claims)).status).toBe(200);
  services.isRevoked = true;
  expect(await send(agent, callOf.claims)).toMatchObject(refused('CAREGIVER_ACCESS_ENDED'));
  // An old page: nothing of it applies to the caregiver's own account.
  expect(await send(agent, areas.payments.pay)).toMatchObject(refused('CAREGIVER_ACCESS_ENDED'));
  const status = (await agent.get(session.getStatus.path)).body as Record<string, unknown>;
  const member = { givenName: 'Marisol', familyName: 'Sampleton' };
  expect(status).toMatchObject({ signedIn: true, caregiverEnded: member });
  expect(status['caregiver']).toBeUndefined();
  upstream.requests.splice(0);
  await send(agent, areas.pharmacies.getDefault);
  expect(sent().map(({ headers }) => headers['emulated-user'])).toEqual([undefined]);
});

test.each(['dismissed', 'another one is helped', 'stopped before'])(
  'an access that ended is reported to every page until it is: %s',
  async (how) => {
    const agent = await acting('claims');
    services.isRevoked = true;
    const status = async () => (await agent.get(session.getStatus.path)).body as object;
    if (how === 'stopped before') await agent.post(session.stopEmulation.path);
    const isReported = how !== 'stopped before';
    for (let pages = 0; pages < 3; pages += 1) {
      expect('caregiverEnded' in (await status())).toBe(isReported);
    }
    services.isRevoked = false;
    const then = how === 'dismissed' ? session.stopEmulation.path : startPath;
    const answer = await agent.post(then).send({ accessId });
    expect(answer.body).not.toHaveProperty('caregiverEnded');
    expect(await status()).not.toHaveProperty('caregiverEnded');
  },
);

test('the list says for which member the user acts now', async () => {
  const isActing = async (agent: Agent) => {
    const { body } = await agent.get(caregivers.getMembers.path);
    return (body as { members: { isActing: boolean }[] }).members.map((each) => each.isActing);
  };
  const agent = await acting('claims');
  expect(await isActing(agent)).toEqual([true]);
  await agent.post(session.stopEmulation.path);
  expect(await isActing(agent)).toEqual([false]);
});

test('a caregiver stops, and is themselves again', async () => {
  const agent = await acting('claims');
  const stopped = await agent.post(session.stopEmulation.path);
  expect(stopped.body).not.toHaveProperty('caregiver');
  expect(audited().at(-1)).toMatchObject({ event: 'emulation-ended' });
});

test('an access that is not in force, or of another, does not start', async () => {
  const agent = await bff.signedIn();
  const start = (id: string) => agent.post(startPath).send({ accessId: id });
  expect(await start('ACCESS-9')).toMatchObject(refused('CAREGIVER_ACCESS_ENDED'));
  services.isRevoked = true;
  expect(await start(accessId)).toMatchObject(refused('CAREGIVER_ACCESS_ENDED'));
  expect(audited().at(-1)).toMatchObject({ event: 'caregiver-refused' });
});

test('while the service does not say what is allowed, nothing is, and the session stays', async () => {
  const agent = await acting('claims');
  services.isDown = true;
  expect((await send(agent, callOf.claims)).status).toBe(503);
  expect(sent()).toEqual([]);
  const status = await agent.get(session.getStatus.path);
  expect(status.body).toMatchObject({ caregiver: { scopes: ['claims'] } });
});

test('neither the list nor the log of the BFF has the member’s id or user name', async () => {
  const agent = await acting('claims');
  const list = await agent.get(caregivers.getMembers.path);
  expect(list.body).toMatchObject({ members: [{ accessId, givenName: 'Marisol' }] });
  expect(list.text).not.toMatch(/M-1|family-access/);
  await send(agent, callOf.claims);
  expect(bff.logText()).not.toMatch(/Marisol|"M-1"|:"family-access/);
});
