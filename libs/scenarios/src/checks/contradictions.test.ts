import { contradictions } from './contradictions';
import { loadFixtures } from '../fixtures/read-fixtures';
import type { Json } from '../files/scenario-file';

const { scenarios } = loadFixtures();

/** The contradictions of a scenario after a text of one of its response files was replaced. */
function planted(name: string, id: string, from: string, to: string): string[] {
  const scenario = scenarios.get(name)!;
  const choice = scenario.responses[id];
  const key = `${id}/${typeof choice === 'string' ? choice : choice?.variant}`;
  const file = scenario.files.get(key)!;
  const before = JSON.stringify(file.body);
  expect(before).toContain(from);
  const body = JSON.parse(before.replace(from, to)) as Json;
  const files = new Map(scenario.files).set(key, { ...file, body });
  return contradictions({ ...scenario, files });
}

test('no scenario contradicts itself', () => {
  for (const scenario of scenarios.values()) {
    expect([scenario.name, contradictions(scenario)]).toEqual([scenario.name, []]);
  }
});

const member = 'EVF00421787';

test.each([
  ['phone of user info', 'user.getMemberInfo', '555-0142', '555-0199', /^user info: phone/],
  ['phone of the card', 'idCard.get', '555-0142', '555-0199', /^ID card: phone/],
  ['member of user info', 'user.getMemberInfo', member, 'EVF00588021', /^user info: memberId/],
  ['birth date', 'user.getMemberInfo', '03/02/1978', '02/03/1978', /^user info: dateWithFormat/],
  ['birth date of the balances', 'balances.getBenefitBalance', '1978', '1979', /^balances: dob/],
  ['name of the balances', 'balances.getBenefitBalance', 'Marisol', 'Mara', /firstName is Mara/],
  ['owner of the balances', 'balances.getBenefitBalance', `${member}-01`, 'EVF1', /no row of the/],
  ['owner of the cards', 'idCard.get', `"${member}"`, '"EVF00588021"', /None of the ID cards/],
  ['name on the card', 'idCard.get', 'Sampleton', 'Newbury', /^ID card: lastName/],
  ['BIN', 'idCard.get', '"012345"', '"999999"', /^ID card: bin/],
  ['PCN', 'idCard.get', 'SAMPLE01', 'SAMPLE99', /^ID card: pcn/],
  ['Rx group', 'idCard.get', 'EVF1000', 'EVF9999', /^ID card: rxGroup/],
  ['group', 'idCard.get', '70021', '70099', /^ID card: groupId/],
  ['person code', 'idCard.get', '"01"', '"09"', /^ID card: personCode/],
  ['plan of the card', 'idCard.get', 'FAM-1500', 'SGL-1500', /^ID card: planId/],
  ['limit on the card', 'idCard.get', '1500.00', '1600.00', /^ID card: deductible, individual/],
  ['family limit on the card', 'idCard.get', '8000.00', '8100.00', /outOfPocketLimit, family/],
  [
    'limit that counts medical costs',
    'idCard.get',
    '"deductibleRxMedCombined":null',
    '"deductibleRxMedCombined":{"individual":"1500.00","family":"3000.00"}',
    /it has deductibleRxMedCombined/,
  ],
  [
    'combined flag',
    'user.getMemberInfo',
    '"oOPRxMedCombined":"false"',
    '"oOPRxMedCombined":"true"',
    /it has outOfPocketLimit/,
  ],
  [
    'limits out of network',
    'benefits.getSummary',
    '"coversOutOfNetwork":"true"',
    '"coversOutOfNetwork":"false"',
    /limits out of network/,
  ],
  ['plan of the benefits', 'benefits.getSummary', 'FAM-1500', 'SGL-1500', /^benefits: planCode/],
  ['plan year', 'benefits.getSummary', '"planYear":2026', '"planYear":2025', /^benefits: planYear/],
  ['limit', 'balances.getBenefitBalance', '"4000.00"', '"4100.00"', /individualOOPMax/],
  ['family limit', 'balances.getBenefitBalance', '"3000.00"', '"3100.00"', /familyDeductible/],
  ['owner of an order', 'mailOrders.getList', member, 'EVF00588021', /^order HD-20418: member/],
  ['owner of a refill', 'mailOrderRefills.getList', member, 'EVF00588021', /^refill 4402101: mem/],
  [
    'drug of a refill',
    'mailOrderRefills.getList',
    '99004413001',
    '99004413002',
    /^refill 4400688: ndc/,
  ],
  [
    'refills left',
    'mailOrderRefills.getList',
    '"refillsLeft":8',
    '"refillsLeft":7',
    /688: refillsLeft/,
  ],
  ['last fill', 'mailOrderRefills.getList', '2026-09-08', '2026-09-09', /688: lastFilledOn/],
  [
    'cost of an order',
    'mailOrders.getList',
    '"cost":7.5',
    '"cost":8',
    /^order HD-20377: cost of 4400383/,
  ],
  [
    'drug of an order',
    'mailOrders.getList',
    '"rxNumber":"4400139"',
    '"rxNumber":"1"',
    /no refill 1/,
  ],
  ['owner of an invoice', 'payments.getInvoices', member, 'EVF00588021', /^invoice EVF-1005: m/],
  ['owner of the token', 'mailOrderTokens.get', member, 'EVF00588021', /^mail-order token/],
  [
    'open invoice',
    'payments.getInvoices',
    '"amountDue":"0.00"',
    '"amountDue":"5.00"',
    /5 are open/,
  ],
  [
    'automatic payment',
    'payments.getHistory',
    '2026-05-15',
    '2026-05-20',
    /PM-4711: its day is 20/,
  ],
  [
    'day of payment',
    'payments.getAutomatic',
    '"dayOfMonth":15',
    '"dayOfMonth":16',
    /its day is 15/,
  ],
])('a wrong %s (%s) shows', (_what, id, from, to, fault) => {
  expect(planted('commercial-member', id, from, to)).toContainEqual(expect.stringMatching(fault));
});

test.each([
  [
    'claims.getEntry',
    '"brandDifferenceAmount":"38.00"',
    '"brandDifferenceAmount":"32.00"',
    /Lipestra.*: brandDifference is 32.00, but 38.00 by/,
  ],
  ['claims.getHistory', '"copayAmount":10', '"copayAmount":20.25', /youPay is 20.25, but 10.00 by/],
  [
    'benefits.getSummary',
    '"coinsurancePercent":25',
    '"coinsurancePercent":50',
    /Glyvexa.*: youPay is 212.00, but 264.00 by/,
  ],
] as const)('a claim that the price rules contradict shows: %s', (id, from, to, fault) => {
  expect(planted('commercial-member', id, from, to)).toContainEqual(expect.stringMatching(fault));
});

test.each([
  ['idCard.get', '"042"', '"043"', /^ID card: pbpNumber/],
  ['idCard.get', '555-0153', '555-0186', /^ID card: phone/],
  [
    'claims.getHistory',
    '"copayAmount":"35.00"',
    '"copayAmount":"24.50"',
    /youPay is 24.50, but 35.00 by/,
  ],
])('in a Medicare plan a contradiction in %s shows', (id, from, to, fault) => {
  expect(planted('medicare-member', id, from, to)).toContainEqual(expect.stringMatching(fault));
});

test.each([
  [
    'balances.getBenefitBalance',
    '"member":{"sub":"S"',
    '"pm":"228.00","member":{"sub":"S"',
    'balances: EVF00421787-01 states pm. Leave deductible, pm out: they follow from the claims. Or state all that the service sends, and say why in "asStated".',
  ],
  [
    'balances.getPlanBalance',
    '"planName"',
    '"memberPaid":"1.00","planName"',
    expect.stringMatching(
      /^plan balance states memberPaid\. Leave grossDrugCost, .* why in "asStated"/,
    ),
  ],
])('a sum that %s states without saying why', (id, from, to, fault) => {
  expect(planted('commercial-member', id, from, to)).toContainEqual(fault);
});

test('a sum that a file states and explains', () => {
  const to = '"asStated":"On purpose.","memberPaid":"1.00","planName"';
  expect(planted('commercial-member', 'balances.getPlanBalance', '"planName"', to)).toEqual([]);
});
