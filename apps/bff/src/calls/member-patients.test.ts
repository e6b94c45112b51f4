import { requestPath } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import { inputsFor } from '@portal/contracts/all-examples';
import { answerJson } from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import { adult, authorization, peoplePath, userInfoPath } from '../../testing/member-services';
import { exampleWorld, refused, send, useMemberServices } from '../../testing/use-member-services';

const { drugs, mailOrderCheckout, mailOrderRefills, mailOrders, myDrugs } = areas;
const at = useMemberServices();

describe('the patients of home delivery', () => {
  const refillsOf = (memberId: string) => requestPath(mailOrderRefills.getList, { memberId });
  const adultIs = (change: Record<string, unknown>) => {
    at.services.people[1] = { ...at.services.people[1], ...change };
  };
  /** Whether the calls that look, that order and that fetch the token reach a service. */
  const allowed = async (memberId: string, agent: Agent) => {
    const body = { memberId };
    const calls = {
      refills: agent.get(refillsOf(memberId)),
      orders: agent.get(requestPath(mailOrders.getList, { memberId })),
      token: agent.post(areas.session.fetchMailOrderToken.path).send({ dependentId: memberId }),
      checkout: agent.get(requestPath(mailOrderCheckout.get, { memberId })),
      cancel: agent.post(requestPath(mailOrders.cancel, { orderNumber: 'HD-1' })).send(body),
      health: agent
        .put(mailOrderCheckout.confirmHealth.path)
        .send({ memberId, allergies: [], conditions: [] }),
      place: send(agent, mailOrderCheckout.placeOrder, {
        body: {
          ...(inputsFor(mailOrderCheckout.placeOrder, exampleWorld)[0]?.['body'] as object),
          memberId,
        },
      }),
    };
    const statuses = await Promise.all(
      Object.entries(calls).map(async ([name, call]) => {
        const { status, body: answer } = await call;
        if (status !== 403) return [name, true] as const;
        expect(answer).toMatchObject({ code: 'PATIENT_NOT_AUTHORIZED' });
        return [name, false] as const;
      }),
    );
    return statuses.flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));
  };
  const looking = ['refills', 'orders', 'token'];
  const all = [...looking, 'checkout', 'cancel', 'health', 'place'];
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

  test.each<[string, string, Record<string, unknown>, string[]]>([
    ['an adult who allows all', 'M-1-02', {}, all],
    [
      'an adult who lets look',
      'M-1-02',
      { authorization: { ...authorization, scope: 'VIEW' } },
      looking,
    ],
    ['an adult without authorization', 'M-1-02', { authorization: null }, []],
    [
      'an adult of an unknown scope',
      'M-1-02',
      { authorization: { ...authorization, scope: 'X' } },
      [],
    ],
    [
      'an adult who revoked',
      'M-1-02',
      { authorization: { ...authorization, isRevoked: true } },
      [],
    ],
    [
      'an adult, if it is not said that it is not revoked',
      'M-1-02',
      { authorization: { ...authorization, isRevoked: undefined } },
      [],
    ],
    [
      'an adult whose last day is over',
      'M-1-02',
      { authorization: { ...authorization, endsOn: yesterday } },
      [],
    ],
    [
      'an adult whose first day is to come',
      'M-1-02',
      { authorization: { ...authorization, startsOn: tomorrow } },
      [],
    ],
    ['a minor', 'M-1-03', {}, all],
    ['a person whom the service does not list', 'M-2', {}, []],
  ])('%s', async (_who, memberId, change, expected) => {
    adultIs(change);
    expect(await allowed(memberId, await at.bff.signedIn())).toEqual(expected);
    expect(at.bff.logText()).not.toContain(memberId === 'M-2' ? 'M-2' : 'M-1-0');
  });

  test('a minor is for the subscriber alone', async () => {
    at.services.people[0] = { ...at.services.people[0], role: 'DEPENDENT' };
    expect(await allowed('M-1-03', await at.bff.signedIn())).toEqual([]);
  });

  test('a minor may name no one else', async () => {
    at.services.info = { ...adult, dob: '2013-06-14' };
    const agent = await at.signedIn();
    expect(await agent.get(refillsOf('M-1-02'))).toMatchObject(refused('AGE_RESTRICTED'));
    expect(at.paths()).toEqual([userInfoPath]);
  });

  test('a revoked authorization is refused and audited from the next call on', async () => {
    const agent = await at.bff.signedIn();
    expect((await agent.get(refillsOf('M-1-02'))).status).toBe(200);
    adultIs({ authorization: { ...authorization, isRevoked: true } });
    at.upstream.requests.splice(0);
    expect(await agent.get(refillsOf('M-1-02'))).toMatchObject(refused('PATIENT_NOT_AUTHORIZED'));
    expect(at.paths()).toEqual([peoplePath]);
    expect(at.audited()).toMatchObject([{ event: 'refused', code: 'PATIENT_NOT_AUTHORIZED' }]);
  });

  test('are not known while the service fails: 503, and the session stays', async () => {
    const agent = await at.bff.signedIn();
    at.upstream.play((request, response) =>
      answerJson(request.path === peoplePath ? {} : at.services.answerTo(request), 503)(
        request,
        response,
      ),
    );
    expect(await agent.get(refillsOf('M-1-02'))).toMatchObject({
      status: 503,
      body: { code: 'MEMBER_UNAVAILABLE' },
    });
  });
});

describe('the people whose drugs and prices a member sees', () => {
  const fill = { hsn: '919601', ndc: '99005196002', quantity: 30, days: 30, zip: '55000' };
  const calls = (memberId: string) => [
    requestPath(myDrugs.getList, { memberId }),
    requestPath(drugs.getPrice, { ...fill, memberId }),
  ];

  test.each([
    ['a minor', 'M-1-03', true],
    ['an adult who allows all of home delivery', 'M-1-02', false],
    ['a person whom the service does not list', 'M-2', false],
  ])('%s', async (_who, memberId, isSeen) => {
    const agent = await at.bff.signedIn();
    for (const path of calls(memberId)) {
      const answer = await agent.get(path);
      if (isSeen) expect(answer.status).toBe(200);
      else expect(answer).toMatchObject(refused('OTHER_MEMBER'));
    }
    expect(at.audited()).toHaveLength(isSeen ? 0 : 2);
  });

  test('a minor is for the subscriber alone', async () => {
    at.services.people[0] = { ...at.services.people[0], role: 'DEPENDENT' };
    const agent = await at.bff.signedIn();
    for (const path of calls('M-1-03')) {
      expect(await agent.get(path)).toMatchObject(refused('OTHER_MEMBER'));
    }
  });

  test('a member sees their own without the family being read', async () => {
    const agent = await at.bff.signedIn();
    for (const path of calls('M-1')) expect((await agent.get(path)).status).toBe(200);
    expect(at.paths()).not.toContain(peoplePath);
  });
});
