import { requestPath } from '@portal/contracts';
import { areas, catalogue } from '@portal/contracts/all';
import { answerJson } from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import { adult, cardsOf, claimsOf, peoplePath, userInfoPath } from '../../testing/member-services';
import { refused, send, useMemberServices } from '../../testing/use-member-services';

const { familyAccess, payments, pharmacies, user, wallet } = areas;
const passOf = (memberId: string) => requestPath(wallet.getPass, { memberId });
const at = useMemberServices();

const forAdults = catalogue.entries
  .filter(({ adultsOnly }) => adultsOnly)
  .map((entry) => [entry.id, entry] as const);

describe('SS-10: an entry for adults', () => {
  test.each(forAdults)('%s refuses a minor before a service is called', async (id, endpoint) => {
    at.services.info = { ...adult, dob: '2013-06-14' };
    const agent = await at.signedIn();
    expect(await send(agent, endpoint)).toMatchObject(refused('AGE_RESTRICTED'));
    expect(at.paths()).toEqual([userInfoPath]);
    expect(at.audited()).toEqual([
      { event: 'refused', endpointId: id, code: 'AGE_RESTRICTED', role: 'member' },
    ]);
  });

  test.each(forAdults)(
    '%s refuses an unknown birth date with its own reason',
    async (_id, endpoint) => {
      at.services.info = { memebrId: 'M-1', dob: 'soon' };
      const agent = await at.signedIn();
      expect(await send(agent, endpoint)).toMatchObject(refused('BIRTH_DATE_UNKNOWN'));
      expect(at.paths()).toEqual([userInfoPath]);
      expect(at.audited()).toMatchObject([{ event: 'refused', code: 'BIRTH_DATE_UNKNOWN' }]);
    },
  );

  test.each(['2013-06-14', 'soon'])(
    'ending an access, and seeing whose it is, is for a member born %s too',
    async (dob) => {
      at.services.info = { memebrId: 'M-1', dob };
      const agent = await at.signedIn();
      const { getPeople, getLog, revoke } = familyAccess;
      const own = { memberId: 'M-1' };
      const paths = [requestPath(getPeople, own), requestPath(getLog, own)];
      for (const path of paths) await agent.get(path);
      const ended = requestPath(revoke, { ...own, accessId: 'ACCESS-1' });
      await agent.delete(ended);
      expect(at.paths().filter((path) => path !== userInfoPath)).toEqual([...paths, ended]);
    },
  );

  test('serves a member from the day on which they are of age', async () => {
    const day = 86_400_000;
    // 18 years as Spec §5 counts them, from midnight UTC of the birth date.
    at.services.info = {
      ...adult,
      dob: new Date(Date.now() - (18 * 365 - 1) * day).toISOString().slice(0, 10),
    };
    const cards = async () => (await at.signedIn()).get(payments.getCards.path);
    expect(await cards()).toMatchObject(refused('AGE_RESTRICTED'));
    at.bff.advance(day);
    expect((await cards()).status).toBe(200);
  });
});

describe('the choice of a plan', () => {
  const choose = (agent: Agent, memberId: string) =>
    agent.put(requestPath(areas.plans.select, {})).send({ memberId, planCode: 'PLAN-1' });
  const provider = { variant: 'provider', groups: ['provider'] } as const;

  test.each([
    ['support staff who act for no one', { groups: ['member', 'support'] }],
    ['a provider', provider],
  ])('is refused to %s, also with their own member id, and audited', async (_who, identity) => {
    const agent = await at.signedIn({}, identity);
    expect(await choose(agent, 'M-1')).toMatchObject(refused('MEMBERS_ONLY'));
    expect(at.paths()).toEqual([]);
    expect(at.audited()).toMatchObject([{ endpointId: 'plans.select', code: 'MEMBERS_ONLY' }]);
  });

  test('is refused to a provider for a patient who was handed over', async () => {
    at.services.info = { memebrId: 'P-7', dob: '1990-01-01' };
    const agent = await at.signedIn({}, provider);
    const handover = { nc: 1, secondaryPatientId: 'X 7' };
    await agent.get(requestPath(user.getProviderInfo, handover));
    expect((await agent.get(requestPath(areas.plans.getOptions, { memberId: 'P-7' }))).status).toBe(
      200,
    );
    expect(await choose(agent, 'P-7')).toMatchObject(refused('MEMBERS_ONLY'));
  });

  test('is for the member', async () => {
    expect(await choose(await at.signedIn(), 'M-1')).not.toMatchObject({ status: 403 });
    expect(at.paths()).toContain(areas.plans.select.path);
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
    ['an entry that serves the member alone', (agent: Agent) => agent.get(claimsOf('M-1-03'))],
  ])('in %s: another than the member’s is refused and audited', async (_place, call) => {
    const agent = await at.bff.signedIn();
    expect(await call(agent)).toMatchObject(refused('OTHER_MEMBER'));
    expect(at.paths().filter((path) => path !== cardsOf('M-1'))).toEqual([]);
    expect(at.audited()).toMatchObject([
      { event: 'refused', code: 'OTHER_MEMBER', role: 'member' },
    ]);
    expect(at.bff.logText()).not.toContain('M-2');
  });

  test('may be the member’s own, and a family member’s where the service shows their card', async () => {
    const agent = await at.bff.signedIn();
    at.upstream.play((request, response) => {
      if (request.path !== wallet.getPass.path)
        return answerJson(at.services.answerTo(request))(request, response);
      response.writeHead(200, { 'content-type': 'application/vnd.apple.pkpass' }).end('pass');
    });
    expect((await agent.get(claimsOf('M-1'))).status).toBe(200);
    expect((await agent.get(passOf('M-1'))).status).toBe(200);
    expect(at.paths()).not.toContain(cardsOf('M-1'));
    expect((await agent.get(passOf('M-1-03'))).status).toBe(200);
    expect(at.paths()).toContain(cardsOf('M-1'));
  });

  test('may not be named by a visitor', async () => {
    const price = areas.drugs.getPrice;
    const fill = { hsn: '919601', ndc: '99005196002', quantity: 30, days: 30, zip: '55000' };
    const named = await at.bff.agent().get(requestPath(price, { ...fill, memberId: 'M-1' }));
    expect(named).toMatchObject(refused('OTHER_MEMBER'));
    expect(at.paths()).toEqual([]);
    await at.bff.agent().get(requestPath(price, fill));
    expect(at.paths()).toEqual([price.path]);
  });

  test('of a price: another of the family may be chosen, and then the member without an id', async () => {
    const { getPrice } = areas.drugs;
    const fill = { hsn: '919601', ndc: '99005196002', quantity: 30, days: 30, zip: '55000' };
    const agent = await at.bff.signedIn();
    const priced = async (more: { memberId?: string }) =>
      (await agent.get(requestPath(getPrice, { ...fill, ...more }))).body as { code?: string };
    expect(await priced({ memberId: 'M-1-03' })).not.toMatchObject({ code: 'OTHER_MEMBER' });
    expect(await priced({})).not.toMatchObject({ code: 'OTHER_MEMBER' });
    // The balances write ids in another way: the subscriber's with a person code.
    for (const memberId of ['M-1-01', 'm-1-03']) {
      expect(await priced({ memberId })).not.toMatchObject({ code: 'OTHER_MEMBER' });
    }
    expect(await priced({ memberId: 'M-1-02' })).toMatchObject({ code: 'OTHER_MEMBER' });
    expect(at.paths().filter((path) => path.startsWith(getPrice.path))).toHaveLength(4);
  });

  test.each([
    ['a minor', 'M-1-03', 200],
    ['an adult', 'M-1-02', 403],
    ['who is not of the plan', 'M-1-04', 403],
  ])('of My drugs, while home delivery fails, go by the balances: %s', async (_who, id, status) => {
    const member = (memberNumber: string, dob: string, sub: string) => ({
      member: { memberNumber, dob, sub, firstName: '', lastName: '' },
    });
    const balance = [
      member('M-1-01', adult.dob, 'S'),
      member('M-1-02', '1976-09-21', 'D'),
      member('M-1-03', '2013-06-14', 'D'),
    ];
    at.upstream.play((request, response) => {
      const [status, body] =
        request.path === peoplePath
          ? ([503, {}] as const)
          : request.path === areas.balances.getBenefitBalance.path
            ? ([200, { balance, planInfo: {} }] as const)
            : ([200, at.services.answerTo(request)] as const);
      answerJson(body, status)(request, response);
    });
    const agent = await at.bff.signedIn();
    const path = requestPath(areas.myDrugs.getList, { memberId: id });
    expect((await agent.get(path)).status).toBe(status);
  });

  test('are forwarded once, and nothing that the entry does not declare', async () => {
    const agent = await at.bff.signedIn();
    const text = '{"memberId":"M-2","npi":"1234567893","MemberId":"M-2","memberId":"M-1"}';
    const call = agent.post(pharmacies.setDefault.path).set('content-type', 'application/json');
    expect((await call.send(text)).status).toBe(200);
    expect(at.upstream.requests[0]?.body).toBe('{"memberId":"M-1","npi":"1234567893"}');
  });

  test('SS-7: may be of the patient whom another system hands over, once the service has answered', async () => {
    at.services.info = { memebrId: 'P-9' };
    const agent = await at.signedIn({}, { variant: 'provider', groups: ['provider'] });
    expect((await agent.get(claimsOf('P-7'))).status).toBe(403);
    at.services.info = { memebrId: 'P-7', dob: '1990-01-01' };
    const handover = { nc: 1, secondaryPatientId: 'X 7' };
    expect((await agent.get(requestPath(user.getProviderInfo, handover))).status).toBe(200);
    expect((await agent.get(claimsOf('P-7'))).status).toBe(200);
    expect((await agent.get(claimsOf('P-9'))).status).toBe(200);
    expect((await agent.get(claimsOf('P-8'))).status).toBe(403);
    expect(await agent.get(payments.getCards.path)).toMatchObject(refused('BIRTH_DATE_UNKNOWN'));
    expect(at.audited().map(({ role }) => role)).toEqual(['provider', 'provider', 'provider']);
  });
});
