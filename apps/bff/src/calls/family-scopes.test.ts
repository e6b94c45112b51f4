import { requestPath } from '@portal/contracts';
import { areas, catalogue } from '@portal/contracts/all';
import { type Agent, signInOnPage } from '@portal/testing/supertest';
import { type Stack, startStack } from '../../testing/start-stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const { claims, drugs, mailOrderCheckout, mailOrderRefills, mailOrders, myDrugs, session } = areas;

const own = 'EVF00421787';
/** The people of the family, each with a claim and a drug that no other one has. */
const people = {
  self: { id: own, claim: 'HS-26301-88104', drug: 'Glyvexa' },
  minor: { id: `${own}-03`, claim: 'HS-26308-31396', drug: 'Albuterol' },
  adult: { id: `${own}-02`, claim: 'HS-26230-30737', drug: 'Corvane' },
};
type Person = keyof typeof people;

const year = { fromDate: '2026-01-01', toDate: '2026-11-05', memberId: own };
const fill = { hsn: '919601', ndc: '99005196002', quantity: 30, days: 30, zip: '55000' };

type Answered = (agent: Agent, person: (typeof people)[Person]) => Promise<boolean>;

const served =
  (path: (person: (typeof people)[Person]) => string): Answered =>
  async (agent, person) =>
    (await agent.get(path(person))).status === 200;

/** Whether the answer to the member's own question has the claim or the drug of the person. */
const told =
  (path: string): Answered =>
  async (agent, { claim, drug }) => {
    const { status, text } = await agent.get(path);
    expect(status).toBe(200);
    return text.includes(claim) || text.includes(drug);
  };

const claimsScope: Record<string, Answered> = {
  'claims.getHistory': told(requestPath(claims.getHistory, year)),
  'claims.getAccumulators': told(requestPath(claims.getAccumulators, year)),
  'claims.getEntry': served(({ claim }) =>
    requestPath(claims.getEntry, { healthServiceId: claim }),
  ),
  'claims.getExplanation': served(({ claim }) =>
    requestPath(claims.getExplanation, { healthServiceId: claim }),
  ),
  'myDrugs.getList': served(({ id }) => requestPath(myDrugs.getList, { memberId: id })),
  'drugs.getPrice': served(({ id }) => requestPath(drugs.getPrice, { ...fill, memberId: id })),
};
const lookScope: Record<string, Answered> = {
  'mailOrderRefills.getList': served(({ id }) =>
    requestPath(mailOrderRefills.getList, { memberId: id }),
  ),
  'mailOrders.getList': served(({ id }) => requestPath(mailOrders.getList, { memberId: id })),
  'session.fetchMailOrderToken': async (agent, { id }) =>
    (await agent.post(session.fetchMailOrderToken.path).send({ dependentId: id })).status === 200,
};
const orderScope: Record<string, Answered> = {
  'mailOrderCheckout.get': served(({ id }) => requestPath(mailOrderCheckout.get, { memberId: id })),
};
const calls = { ...claimsScope, ...lookScope, ...orderScope };

const all = Object.keys(calls);
const looking = Object.keys(lookScope);

test.each<[string, string, Person, string[]]>([
  ['themselves', 'commercial-member', 'self', all],
  ['a minor', 'commercial-member', 'minor', all],
  ['an adult who allowed nothing', 'commercial-member', 'adult', []],
  [
    'an adult who allowed to order',
    'family-authorized',
    'adult',
    [...looking, ...Object.keys(orderScope)],
  ],
  ['an adult who allowed to look', 'family-view-only', 'adult', looking],
])('the subscriber is answered of %s', async (_who, scenario, person, expected) => {
  const agent = stack.bff.agent();
  await signInOnPage(agent, 'commercial-member', { returnTo: '/member' });
  agent.set('x-scenario', scenario);
  const answered: string[] = [];
  for (const [id, call] of Object.entries(calls)) {
    if (await call(agent, people[person])) answered.push(id);
  }
  expect(answered).toEqual(expected);
});

test('each call that may name the scope of claims is in the table', () => {
  const named = catalogue.entries.filter(({ members }) => members === 'claimsScope');
  expect(Object.keys(claimsScope)).toEqual(expect.arrayContaining(named.map(({ id }) => id)));
});

test('a dependent is answered of themselves alone', async () => {
  const agent = stack.bff.agent();
  await signInOnPage(agent, 'minor-member', { returnTo: '/member' });
  const { fromDate, toDate } = year;
  const history = await agent.get(
    requestPath(claims.getHistory, { fromDate, toDate, memberId: people.minor.id }),
  );
  expect(history.text).toContain(people.minor.claim);
  for (const person of [people.self, people.adult]) {
    expect(history.text).not.toContain(person.claim);
    expect(await claimsScope['claims.getEntry']!(agent, person)).toBe(false);
    expect(await claimsScope['myDrugs.getList']!(agent, person)).toBe(false);
    expect(await claimsScope['drugs.getPrice']!(agent, person)).toBe(false);
  }
});
