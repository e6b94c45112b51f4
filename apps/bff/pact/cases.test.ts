import { catalogue } from '@portal/contracts/all';
import { namedMembers } from '@portal/contracts/named-members';
import { contractCases } from './contract-cases';
import { expectedHeaders } from './expected-headers';
import { declaredParts, partsIn } from './input-parts';

const cases = contractCases();
const services = catalogue.entries.filter(({ upstream }) => upstream !== 'bff');

test.each(services.map((endpoint) => [endpoint.id, endpoint] as const))(
  'every declared parameter and variant of %s is in an interaction',
  (_id, endpoint) => {
    const own = cases.filter((each) => each.endpoint === endpoint);
    const present = new Set(own.flatMap(({ input }) => partsIn(endpoint, input)));
    expect(declaredParts(endpoint).filter((part) => !present.has(part))).toEqual([]);
  },
);

test('one interaction names one member, or a member and their dependent', () => {
  const familyOf = (memberId: string) => memberId.replace(/-\d{2}$/, '');
  const several = cases.flatMap(({ title, endpoint, input, caller, memberId, state }) => {
    if (endpoint.members === 'handover' || endpoint.members === 'anyone') return [];
    const { body, ...rest } = input;
    const named = [
      ...namedMembers(endpoint, { params: rest, query: rest, body }),
      ...expectedHeaders(endpoint, caller, memberId).flatMap(({ name, value }) =>
        name === 'memberid' ? [value] : [],
      ),
      ...('memberId' in state.params ? [String(state.params['memberId'])] : []),
    ];
    const families = [...new Set(named.map(familyOf))];
    return families.length > 1 ? [`${title}: ${families.join(', ')}`] : [];
  });
  expect(several).toEqual([]);
});

test('what a service refuses by its own rules is in the contract, next to what a state makes it refuse', () => {
  const refused = (refusal: string) =>
    cases
      .filter(({ state }) => state.params['refusal'] === refusal)
      .map(({ endpoint, status }) => `${endpoint.id} ${status}`);
  const withTokens = services.filter(
    ({ auth, upstream }) => auth === 'member' && ['member', 'drug'].includes(upstream),
  );
  expect(refused('no token').sort()).toEqual(withTokens.map(({ id }) => `${id} 401`).sort());
  expect(refused('unknown id')).toEqual(
    expect.arrayContaining([
      'claims.getEntry 404',
      'notifications.getMessage 404',
      'pharmacies.setDefault 404',
    ]),
  );
  expect(refused('already requested')).toContain('idCard.requestReplacement 409');
  expect(refused('above the balance')).toContain('payments.pay 409');
  expect(refused('declined by the bank')).toContain('payments.pay 422');
  expect(refused('no longer eligible')).toContain('claims.getHistory 403');
});

const prices = ['drugs', 'balances', 'benefits', 'claims'];

/**
 * What counts toward limits is the sum of claims. A card in a wallet shows the ID card, settings its mailing address; a
 * price counts what the plan is and what was paid, and tells the default pharmacy of that time.
 * What was approved is in one's drugs, and a message may be the letter of a claim, a request or a payment.
 * An emergency, which content announces, lifts the rule of refills that are too early.
 * The plans to choose from price the member's drugs, and say what the default pharmacy is to each.
 */
const areasBehind: Readonly<Record<string, readonly string[]>> = {
  balances: ['balances', 'claims'],
  wallet: ['idCard'],
  accountSettings: ['accountSettings', 'idCard'],
  drugs: ['pharmacies', ...prices],
  myDrugs: ['myDrugs', 'coverageRequests', ...prices],
  notifications: ['notifications', 'claims', 'coverageRequests', 'payments'],
  plans: ['plans', 'pharmacies', ...prices],
  mailOrder: ['mailOrder', 'mailOrderRefills', 'mailOrders', ...prices],
  mailOrderRefills: ['mailOrderRefills', 'content', ...prices],
  mailOrderAutoRefill: ['mailOrderAutoRefill', 'mailOrderRefills', 'mailOrders', ...prices],
  mailOrderCheckout: ['mailOrderCheckout', 'health', 'payments'],
};

test('the state of an interaction has to do with its call', () => {
  const plain = ['visitor', 'visitor-medicare', 'commercial-member', 'medicare-member'];
  const unrelated = cases.flatMap(({ title, endpoint, scenario, state }) => {
    if (!('name' in state.params) || plain.includes(scenario.name)) return [];
    const [area = ''] = endpoint.id.split('.');
    const own = Object.entries(scenario.origins).flatMap(([key, owner]) =>
      owner.split(' ')[0] === scenario.name ? [key] : [],
    );
    const related = own.some(
      (key) =>
        ['identity', 'client', 'clock'].includes(key) ||
        (areasBehind[area] ?? [area]).some((each) => key.startsWith(`responses.${each}.`)) ||
        (key.startsWith('flags.') && ['features', 'user'].includes(area)),
    );
    return related ? [] : [title];
  });
  expect(unrelated).toEqual([]);
});

test('the payment plan is left in a state in which the member is in it', () => {
  const left = cases.filter(
    ({ input, status }) => input['formId'] === 'payment-plan-leave' && status < 300,
  );
  expect(left.map(({ state }) => state.params['name'])).toEqual(['medicare-payment-plan']);
});

test('a state says which scenario, at which moment, for which member and with which ids', () => {
  const [entry] = cases.filter(({ title }) => title === 'claims.getEntry with an unknown id');
  expect(entry?.state).toEqual({
    name: 'the scenario is loaded',
    params: {
      name: 'commercial-member',
      clock: '2026-11-05T09:00:00-05:00',
      memberId: 'EVF00421787',
      ids: 'healthServiceId=NOT-THERE-1',
      refusal: 'unknown id',
    },
  });
});

test('the headers of §7.1 are in the contract of every service that has calls', () => {
  for (const upstream of ['member', 'drug', 'pharmacy'] as const) {
    const own = cases.filter((each) => each.upstream === upstream);
    const names = new Set(
      own.flatMap(({ endpoint, caller, memberId }) =>
        expectedHeaders(endpoint, caller, memberId).map(({ name, value }) =>
          name === 'mail-order-token' ? value : name,
        ),
      ),
    );
    const forMailOrder = ['dummy-mail-order-token', 'dummy-mail-order-token-of-dependent'];
    const withTokens = ['authorization', 'id-token', ...forMailOrder, 'emulated-user'];
    const wanted =
      upstream === 'pharmacy' ? [...forMailOrder, 'memberid', 'emulated-user'] : withTokens;
    expect([upstream, wanted.filter((name) => !names.has(name))]).toEqual([upstream, []]);
  }
});
