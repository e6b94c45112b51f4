import { allScenarios, fixture, type Json, type World } from '../world/world';
import { contradictionsOf, tiesOf } from './ties';

const benefits = fixture('responses/benefits.getSummary/family-1500.json');

/** A member of the family plan with one claim of Glyvexa, 368.00, who has paid nothing before. */
function world(entry: Json, more: Json = {}, paid: Json = {}): World {
  const row = { healthServiceId: 'A', memberId: 'F1-01', dateOfService: '2026-03-02' };
  const plan = { PRODUCT_ID: '99005196002', amtInsurancePaid: '0.00', copayAmount: '368.00' };
  const all: Json = {
    'user.getMemberInfo': { memebrId: 'F1', personCd: '01', planId: 'FAM-1500' },
    'benefits.getSummary': benefits,
    'claims.getHistory': {
      claimsHistory: { claim: [{ ...row, ...plan, CLAIM_STATUS: 'PAID', ...paid }] },
    },
    'claims.getEntry': {
      entries: [
        {
          healthServiceId: 'A',
          claimNumber: 'NA',
          quantity: 30,
          daysSupply: 30,
          pharmacyNpi: '1234567893',
          fullPrice: '486.00',
          planDiscount: '118.00',
          deductibleAmount: '368.00',
          copayAmount: '0.00',
          coinsuranceAmount: '0.00',
          brandDifferenceAmount: '0.00',
          otherPayerAmount: '0.00',
          ...entry,
        },
      ],
    },
    'balances.getBenefitBalance': {
      balance: [{ member: { sub: 'S', memberNumber: 'F1-01' } }],
      planInfo: {
        individualDeductible: '1500.00',
        individualOOPMax: '4000.00',
        familyDeductible: null,
        familyOOPMax: null,
      },
    },
    ...more,
  };
  return {
    day: '2026-11-05',
    isMedicare: false,
    body: (id) => (all[id] as Json | undefined) ?? null,
  };
}

test('a world whose figures tie out has nothing to say', () =>
  expect(tiesOf(world({}))).toEqual([]));

test.each<[string, Json, string]>([
  ['parts', { copayAmount: '4.00' }, 'paid 368.00, its parts come to 372.00'],
  ['a price', { planDiscount: '117.00' }, 'agreed price 369.00, the price tables have 368.00'],
  [
    'the deductible',
    { deductibleAmount: '300.00', coinsuranceAmount: '68.00' },
    'to the deductible went 300.00, by the plan’s rules 368.00',
  ],
  [
    'a running total',
    {
      accumulators: [
        { kind: 'deductible', scope: 'individual', after: '370.00', limit: '1500.00' },
      ],
    },
    'individual deductible: after it 368.00 by the claims, it says 370.00',
  ],
])('a claim with %s that is wrong', (_, entry, sentence) =>
  expect(tiesOf(world(entry))).toContain(`A (2026-03-02): ${sentence}`),
);

test('a claim with another payer follows the plan in what that one leaves of the price', () => {
  const paid = { copayAmount: '200.00', amtInsurancePaid: '68.00' };
  const parts = { otherPayerAmount: '100.00', deductibleAmount: '200.00' };
  expect(tiesOf(world(parts, {}, paid))).toContain(
    'A (2026-03-02): the member paid 200.00, by the plan’s rules 268.00',
  );
});

describe('medical amounts', () => {
  const care = { memberNumber: 'F1-01', on: '2026-03-01', deductible: '1400.00', outOfPocket: '0' };
  const balances = {
    balance: [{ member: { sub: 'S', memberNumber: 'F1-01' } }],
    planInfo: { individualDeductible: '1500.00', individualOOPMax: '4000.00' },
    medicalAmounts: [care],
  };
  const user = { memebrId: 'F1', personCd: '01', planId: 'FAM-1500' };

  test('before a claim leave less of the deductible', () => {
    const shared = { ...user, deductibleRxMedCombined: 'true' };
    const all = { 'balances.getBenefitBalance': balances, 'user.getMemberInfo': shared };
    expect(tiesOf(world({}, all))).toContain(
      'A (2026-03-02): to the deductible went 368.00, by the plan’s rules 100.00',
    );
  });

  test('are a contradiction where medical care shares no limit', () =>
    expect(tiesOf(world({}, { 'balances.getBenefitBalance': balances }))).toEqual([
      'balances.getBenefitBalance: medical amounts, and medical care shares no limit',
    ]));
});

describe('sums that a file states', () => {
  const member = { sub: 'S', memberNumber: 'F1-01' };
  const stating = (pm: string, more: Json = {}) => {
    const balances = { balance: [{ member, deductible: '368.00', pm }], ...more };
    return tiesOf(world({}, { 'balances.getBenefitBalance': balances }));
  };
  const asStated = 'The service has not counted the newest claim.';

  test('must be left out, or say why they are stated', () => {
    expect(stating('368.00')).toEqual([
      'balances.getBenefitBalance F1-01: leave the sums out, they follow from the claims; or say why they are stated, as "asStated"',
    ]);
    expect(stating('368.00', { asStated })).toEqual([]);
    expect(tiesOf(world({}, { 'balances.getPlanBalance': { memberPaid: '368.00' } }))).toEqual([
      'balances.getPlanBalance: leave the sums out, they follow from the claims; or say why they are stated, as "asStated"',
    ]);
  });

  test('are compared with the claims', () => {
    expect(stating('367.00', { asStated })).toEqual([
      'balances.getBenefitBalance F1-01 pm: 367.00, the claims come to 368.00',
    ]);
    const plan = { asStated, memberPaid: '367.00', planPaid: '0.00' };
    expect(tiesOf(world({}, { 'balances.getPlanBalance': plan }))).toEqual([
      'balances.getPlanBalance memberPaid: 367.00, the claims come to 368.00',
    ]);
  });
});

test('a claim that names a family limit where the plan has none', () => {
  const row = { kind: 'deductible', scope: 'family', after: '368.00', limit: '3000.00' };
  expect(tiesOf(world({ accumulators: [row] }))).toEqual([
    'claims.getEntry, limit of family deductible: 3000.00, the plan has none',
  ]);
});

test.each<[string, Json, string]>([
  [
    'benefits of another plan',
    { 'benefits.getSummary': { ...benefits, planCode: 'SGL-1500' } },
    'benefits.getSummary is of SGL-1500, the member is in FAM-1500',
  ],
  [
    'costs of another plan',
    {
      'benefits.getSummary': {
        ...fixture('responses/benefits.getSummary/global-health.json'),
        planCode: 'FAM-1500',
      },
    },
    'benefits.getSummary has other costs than FAM-1500 in the list of plans',
  ],
  [
    'a limit of another plan',
    {
      'balances.getBenefitBalance': {
        balance: [],
        planInfo: { individualDeductible: '615.00', individualOOPMax: '4000.00' },
      },
    },
    'balances.getBenefitBalance individualDeductible: 615.00, FAM-1500 has 1500.00',
  ],
  [
    'an invoice that no claim has',
    {
      'payments.getInvoices': {
        invoices: [
          {
            invoiceNumber: 'I1',
            amount: '9.00',
            amountDue: '9.00',
            lines: [
              {
                medicine: { drugName: 'X', strength: '1 mg', filledOn: '2026-03-02' },
                amount: '9.00',
              },
            ],
          },
        ],
      },
    },
    'invoice I1: X 1 mg of 2026-03-02 for 9.00 is no home-delivery claim',
  ],
  [
    'an order that shipped without a claim',
    {
      'mailOrders.getList': {
        orders: [
          {
            orderNumber: 'O1',
            memberId: 'F1',
            placedOn: '2026-10-01T09:00:00-05:00',
            plan: { shipped: '2026-10-02T09:00:00-05:00' },
            items: [{ rxNumber: '77', cost: 9 }],
          },
        ],
      },
    },
    'order O1, prescription 77: shipped on 2026-10-02, and no claim is of it',
  ],
  ...['shipped', 'delivered'].map((step): [string, Json, string] => [
    `an order that is ${step} on a holiday`,
    {
      'mailOrders.getList': {
        orders: [{ orderNumber: 'O1', memberId: 'F1', plan: { [step]: '2026-10-12T13:00-05:00' } }],
      },
    },
    `order O1: ${step} on 2026-10-12, which is no business day`,
  ]),
  [
    'a fill that no claim has',
    {
      'mailOrderRefills.getList': {
        prescriptions: [{ rxNumber: '77', memberId: 'F1', lastFilledOn: '2026-10-02' }],
      },
    },
    'mailOrderRefills.getList 77: last filled 2026-10-02, by the claims never',
  ],
])('%s', (_, documents, sentence) => expect(tiesOf(world({}, documents))).toContain(sentence));

test('no scenario contradicts itself, but as it says', () => {
  const found = [...allScenarios().values()].flatMap((scenario) =>
    contradictionsOf(scenario).map((line) => `${scenario.name}: ${line}`),
  );
  expect(found).toEqual([]);
});

test('what a scenario says to contradict must contradict', () => {
  const scenario = allScenarios().get('claims-other-insurance')!;
  expect(contradictionsOf({ ...scenario, contradicts: ['HS-26293-53011'] })).toEqual([
    'contradicts: HS-26293-53011 contradicts nothing',
  ]);
});
