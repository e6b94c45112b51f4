import { type Memory, store } from '../memory/behaviour';
import { addDays, clockDay } from '../memory/dates';
import { newMemory, play } from '../play/play';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import type { Json } from '../files/scenario-file';

const { scenarios } = loadFixtures();
const scenarioOf = (name: string): Scenario => scenarios.get(name)!;
const fill = { hsn: '919601', ndc: '99005196002', quantity: '30', days: '30', zip: '55000' };

interface Info {
  quoteId: string;
  storedUntil: string;
  pricedAt: string;
  defaultPharmacyNpi: string | null;
  pharmacies: { fills: { youPay?: number; isOffered: boolean }[] }[];
}

function call(
  scenario: Scenario,
  memory: Memory,
  request: { endpointId: string; params?: Record<string, string>; query?: Record<string, string> },
  now?: Date,
) {
  const sent = { params: {}, query: {}, ...request };
  const played = play(scenario, memory, sent, { ...(now && { now }) });
  const body = played.answer.body as unknown as { priceInfo: Info };
  return { memory: played.memory, status: played.answer.status, info: body.priceInfo };
}

const price = (scenario: Scenario, memory: Memory, more: Record<string, string> = {}, now?: Date) =>
  call(scenario, memory, { endpointId: 'drugs.getPrice', query: { ...fill, ...more } }, now);
const quote = (scenario: Scenario, memory: Memory, quoteId: string, now?: Date) =>
  call(scenario, memory, { endpointId: 'drugs.getQuote', params: { quoteId } }, now);

const member = scenarioOf('commercial-member');

test('every price has an id, under which it is found again as it was', () => {
  const priced = price(member, newMemory(member));
  expect(priced.info.quoteId).toMatch(/^Q(-[2-9A-HJ-NP-Z]{4}){3}$/);
  expect(priced.info.storedUntil).toBe(addDays(clockDay(priced.info.pricedAt), 30));
  expect(quote(member, priced.memory, priced.info.quoteId).info).toEqual(priced.info);
});

test('the same question on the same day is the same quote, another question is another', () => {
  const first = price(member, newMemory(member));
  const again = price(member, first.memory);
  const other = price(member, again.memory, { quantity: '60' });
  expect(again.info).toEqual(first.info);
  expect(other.info.quoteId).not.toBe(first.info.quoteId);
});

test('a default pharmacy that is set later is not the one of a quote', () => {
  const { memory, info } = price(member, newMemory(member));
  expect(info.defaultPharmacyNpi).toBe('1234567893');
  const later = store(memory, 'defaultPharmacyNpi', '1999000106');
  expect(price(member, later).info.defaultPharmacyNpi).toBe('1999000106');
  for (const quoteId of [info.quoteId, 'Q-7MKR-4TXB-W92D']) {
    expect(quote(member, later, quoteId).info.defaultPharmacyNpi).toBe('1234567893');
  }
});

test('a later run of the scenario finds what was stored', () => {
  const { memory, info } = price(member, newMemory(member));
  const later = { ...newMemory(member), stored: memory.stored };
  expect(quote(member, later, info.quoteId).status).toBe(200);
});

test.each([
  ['on the 30th day it is there', 30, 200],
  ['a day later it is gone', 31, 404],
])('%s', (_title, days, status) => {
  const { memory, info } = price(member, newMemory(member));
  const now = new Date(Date.parse(member.clock) + days * 86_400_000);
  expect(quote(member, memory, info.quoteId, now).status).toBe(status);
});

test('a quote of the evening is of that day, though it is the next one in UTC', () => {
  const evening = new Date(`${clockDay(member.clock)}T20:00:00-05:00`);
  const priced = price(member, newMemory(member), {}, evening);
  expect(priced.info.storedUntil).toBe(addDays(clockDay(member.clock), 30));
  const morning = price(member, newMemory(member));
  expect(price(member, morning.memory, {}, evening).info).toEqual(morning.info);
  const lastEvening = new Date(evening.getTime() + 30 * 86_400_000);
  expect(quote(member, morning.memory, morning.info.quoteId, lastEvening).status).toBe(200);
});

test('an id that nothing was stored under is not found', () => {
  expect(quote(member, newMemory(member), 'Q-2222-2222-2222').status).toBe(404);
});

test('ids do not count up, and another run of the same question has another one', () => {
  const first = price(member, newMemory(member)).info.quoteId;
  const later = new Date(Date.parse(member.clock) + 1000);
  expect(price(member, newMemory(member), {}, later).info.quoteId).not.toBe(first);
});

test('another member finds no quote of a member, and a visitor none either', () => {
  const { memory, info } = price(member, newMemory(member));
  for (const name of ['medicare-member', 'minor-member', 'visitor']) {
    const other = scenarioOf(name);
    expect(quote(other, { ...newMemory(other), stored: memory.stored }, info.quoteId).status).toBe(
      404,
    );
  }
});

test('a visitor’s quote opens for everyone who has its id, and is not given to others who ask the same', () => {
  const visitor = scenarioOf('visitor');
  const { memory, info } = price(visitor, newMemory(visitor));
  const stored = { ...newMemory(member), stored: memory.stored };
  expect(quote(member, stored, info.quoteId).info).toEqual(info);
  expect(price(member, stored).info.quoteId).not.toBe(info.quoteId);
});

test('the prices say which strength and which person they are for', () => {
  expect(price(member, newMemory(member)).info).toMatchObject({
    ndc: fill.ndc,
    memberId: 'EVF00421787',
  });
  const theo = price(member, newMemory(member), { memberId: 'EVF00421787-03' });
  expect(theo.info).toMatchObject({ memberId: 'EVF00421787-03' });
  const visitor = scenarioOf('visitor');
  expect(price(visitor, newMemory(visitor)).info).toMatchObject({ memberId: null });
});

test('a quote on record costs what the rules say', () => {
  const [found, priced] = [
    quote(member, newMemory(member), 'Q-7MKR-4TXB-W92D'),
    price(member, newMemory(member)),
  ];
  expect(found.info.pharmacies).toEqual(priced.info.pharmacies);
  expect(found.info.pricedAt < priced.info.pricedAt).toBe(true);
});

test('a stored quote keeps its prices when those of today differ', () => {
  const { memory, info } = price(member, newMemory(member));
  const [entry] = memory.stored['quotes'] as unknown as { question: string; quote: Info }[];
  const dearer = { ...entry, quote: { ...entry!.quote, pharmacies: [] } };
  const changed = store(memory, 'quotes', [dearer] as unknown as Json);
  expect(quote(member, changed, info.quoteId).info.pharmacies).toEqual([]);
  expect(price(member, changed).info.quoteId).not.toBe(info.quoteId);
});

describe('a visitor', () => {
  const visitor = scenarioOf('visitor');
  const youPay = (info: Info) => info.pharmacies.map(({ fills }) => fills[0]?.youPay ?? null);

  test('without a plan sees no plan price', () => {
    expect(youPay(price(visitor, newMemory(visitor)).info).every((each) => each === null)).toBe(
      true,
    );
  });

  test('with a plan of the client pays as one does at the start of its year', () => {
    const { info } = price(visitor, newMemory(visitor), { planCode: 'FAM-1500' });
    expect(youPay(info).some((each) => each !== null)).toBe(true);
    expect(info).toMatchObject({
      planName: 'Everfern Family 1500',
      isCovered: true,
      countsYear: false,
    });
  });

  test('with a plan of another client sees no plan price', () => {
    const { info } = price(visitor, newMemory(visitor), { planCode: 'GHH2001' });
    expect(info).toMatchObject({ planName: null, isCovered: false });
  });
});

test.each(['commercial-member', 'empty-handed', 'medicare-member', 'global-health-member'])(
  'the plan of %s is listed with the name and the limits that its member sees',
  (name) => {
    const scenario = scenarioOf(name);
    const read = (endpointId: string) =>
      play(scenario, newMemory(scenario), {
        endpointId,
        params: {},
        query: {},
      }).answer.body as Record<string, string>;
    const [user, summary] = [read('user.getMemberInfo'), read('benefits.getSummary')];
    const plan = scenario.drugs.plans.find(({ planCode }) => planCode === summary['planCode']);
    expect(plan).toMatchObject({
      planName: summary['planName'],
      client: scenario.client,
      businessLine: scenario.businessLine,
      deductible: Number(user['retailInNetworkIndividualDeductibleAmount']),
      outOfPocketLimit: Number(user['retailInNetworkIndividualMbrOOPAmount']),
    });
  },
);

test('a quote for a person whose prices the member does not see is not found', () => {
  const found = (memberId: string) => {
    const family = scenarioOf('family-authorized');
    const { memory, info } = price(family, newMemory(family), { memberId });
    return quote(family, memory, info.quoteId).status;
  };
  expect(found('EVF00421787-03')).toBe(200);
  // An adult, although they allow home delivery.
  expect(found('EVF00421787-02')).toBe(404);
});
