import { requestPath, type Endpoint } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import { answerJson, type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import {
  adult,
  cardsOf,
  claimsOf,
  MemberServices,
  userInfoPath,
} from '../../testing/member-services';
import { startBff, type StartedBff } from '../../testing/start-bff';

const { payments, pharmacies, user, wallet } = areas;
const passOf = (memberId: string) => requestPath(wallet.getPass, { memberId });

let services: MemberServices;
let upstream: ScriptedUpstream;
let bff: StartedBff;
beforeEach(async () => {
  services = new MemberServices();
  upstream = await startScriptedUpstream();
  services.play(upstream);
  bff = await startBff({ upstream: upstream.origin });
});
afterEach(async () => {
  await bff.stop();
  await upstream.stop();
});

/** Signed in just now: the user info was not read yet. */
const signedIn = (tokens = {}, identity = {}) => bff.signedIn(tokens, identity, null);
const paths = () => upstream.requests.map(({ path }) => path);
const refused = (code: string) => ({ status: 403, body: { code, status: 403 } });
const audited = () =>
  bff
    .log()
    .filter(({ level }) => level === 'audit')
    .map(({ event, endpointId, code, role }) => ({ event, endpointId, code, role }));

/** Every entry that is for adults only, with an input that is otherwise accepted. */
const send = (agent: Agent, endpoint: Endpoint, body: object = {}) => {
  const path = requestPath(endpoint, { invoiceId: 'INV-1' });
  if (endpoint.method === 'GET') return agent.get(path);
  if (endpoint.method === 'DELETE') return agent.delete(path);
  const call = endpoint.method === 'PUT' ? agent.put(path) : agent.post(path);
  return call.send(body);
};
const card = { cardId: 'CARD-1' };
const bodies: Record<string, object> = {
  'payments.pay': { amount: 5, method: card },
  'payments.setAutomatic': { dayOfMonth: 1, ceiling: 5, method: card, agreed: true },
  'idCard.requestReplacement': { memberId: 'M-1', copies: 1 },
};
const forAdults = Object.values({
  ...areas.payments,
  ...areas.wallet,
  ...areas.idCard,
  ...areas.session,
})
  .filter((entry: Endpoint) => entry.adultsOnly)
  .map((entry: Endpoint) => [entry.id, entry] as const);

describe('SS-10: an entry for adults', () => {
  test.each(forAdults)('%s refuses a minor before a service is called', async (id, endpoint) => {
    services.info = { ...adult, dob: '2013-06-14' };
    const agent = await signedIn();
    expect(await send(agent, endpoint, bodies[id])).toMatchObject(refused('AGE_RESTRICTED'));
    expect(paths()).toEqual([userInfoPath]);
    expect(audited()).toEqual([
      { event: 'refused', endpointId: id, code: 'AGE_RESTRICTED', role: 'member' },
    ]);
  });

  test.each(forAdults)(
    '%s refuses an unknown birth date with its own reason',
    async (id, endpoint) => {
      services.info = { memebrId: 'M-1', dob: 'soon' };
      const agent = await signedIn();
      expect(await send(agent, endpoint, bodies[id])).toMatchObject(refused('BIRTH_DATE_UNKNOWN'));
      expect(paths()).toEqual([userInfoPath]);
      expect(audited()).toMatchObject([{ event: 'refused', code: 'BIRTH_DATE_UNKNOWN' }]);
    },
  );

  test('serves a member from the day on which they are of age', async () => {
    const day = 86_400_000;
    // 18 years as Spec §5 counts them, from midnight UTC of the birth date.
    services.info = {
      ...adult,
      dob: new Date(Date.now() - (18 * 365 - 1) * day).toISOString().slice(0, 10),
    };
    const cards = async () => (await signedIn()).get(payments.getCards.path);
    expect(await cards()).toMatchObject(refused('AGE_RESTRICTED'));
    bff.advance(day);
    expect((await cards()).status).toBe(200);
  });
});

describe('the member ids that a call names', () => {
  test.each([
    ['the path', (agent: Agent) => agent.get(claimsOf('M-2'))],
    ['an encoded path', (agent: Agent) => agent.get(claimsOf('M-2').replace('M-2', '%4D-2'))],
    ['the query', (agent: Agent) => agent.get(passOf('M-2'))],
    [
      'the body',
      (agent: Agent) =>
        agent.post(pharmacies.setDefault.path).send({ memberId: 'M-2', npi: '1234567893' }),
    ],
    [
      'the body of our own call',
      (agent: Agent) => send(agent, areas.session.fetchMailOrderToken, { dependentId: 'M-2' }),
    ],
    ['an entry that serves the member alone', (agent: Agent) => agent.get(claimsOf('M-1-03'))],
  ])('in %s: another than the member’s is refused and audited', async (_place, call) => {
    const agent = await bff.signedIn();
    expect(await call(agent)).toMatchObject(refused('OTHER_MEMBER'));
    expect(paths().filter((path) => path !== cardsOf('M-1'))).toEqual([]);
    expect(audited()).toMatchObject([{ event: 'refused', code: 'OTHER_MEMBER', role: 'member' }]);
    expect(bff.logText()).not.toContain('M-2');
  });

  test('may be the member’s own, and a family member’s where the service shows their card', async () => {
    const agent = await bff.signedIn();
    upstream.play((request, response) => {
      if (request.path !== wallet.getPass.path)
        return answerJson(services.answerTo(request))(request, response);
      response.writeHead(200, { 'content-type': 'application/vnd.apple.pkpass' }).end('pass');
    });
    expect((await agent.get(claimsOf('M-1'))).status).toBe(200);
    expect((await agent.get(passOf('M-1'))).status).toBe(200);
    expect(paths()).not.toContain(cardsOf('M-1'));
    expect((await agent.get(passOf('M-1-03'))).status).toBe(200);
    expect(paths()).toContain(cardsOf('M-1'));
  });

  test('may not be named by a visitor', async () => {
    const price = areas.drugs.getPrice;
    const fill = { hsn: '919601', ndc: '99005196002', quantity: 30, days: 30, zip: '55000' };
    const named = await bff.agent().get(requestPath(price, { ...fill, memberId: 'M-1' }));
    expect(named).toMatchObject(refused('OTHER_MEMBER'));
    expect(paths()).toEqual([]);
    await bff.agent().get(requestPath(price, fill));
    expect(paths()).toEqual([price.path]);
  });

  test('are forwarded once, and nothing that the entry does not declare', async () => {
    const agent = await bff.signedIn();
    const text = '{"memberId":"M-2","npi":"1234567893","MemberId":"M-2","memberId":"M-1"}';
    const call = agent.post(pharmacies.setDefault.path).set('content-type', 'application/json');
    expect((await call.send(text)).status).toBe(200);
    expect(upstream.requests[0]?.body).toBe('{"memberId":"M-1","npi":"1234567893"}');
  });

  test('SS-7: may be of the patient whom another system hands over, once the service has answered', async () => {
    services.info = { memebrId: 'P-9' };
    const agent = await signedIn({}, { variant: 'provider', groups: ['provider'] });
    expect((await agent.get(claimsOf('P-7'))).status).toBe(403);
    services.info = { memebrId: 'P-7', dob: '1990-01-01' };
    const handover = { nc: 1, secondaryPatientId: 'X 7' };
    expect((await agent.get(requestPath(user.getProviderInfo, handover))).status).toBe(200);
    expect((await agent.get(claimsOf('P-7'))).status).toBe(200);
    expect((await agent.get(claimsOf('P-9'))).status).toBe(200);
    expect((await agent.get(claimsOf('P-8'))).status).toBe(403);
    expect(await agent.get(payments.getCards.path)).toMatchObject(refused('BIRTH_DATE_UNKNOWN'));
    expect(audited().map(({ role }) => role)).toEqual(['provider', 'provider', 'provider']);
  });
});
