import { findFixtures, type Json } from '@portal/scenarios';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, replay, useShell } from './testing/at-a-shell';

useShell();

/** A change of one answer of the commercial member, and the sentence that tells where it contradicts the others. */
type Kind = [
  name: string,
  id: string,
  from: string,
  change: (text: string) => string,
  says: string,
];

const put = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`There is no ${from}.`);
  return text.replace(from, to);
};

const balances = 'balances.getBenefitBalance';
const kinds: Kind[] = [
  [
    'plan',
    'benefits.getSummary',
    'family-1500',
    put('"FAM-1500"', '"SGL-1500"'),
    'benefits.getSummary is of SGL-1500, the member is in FAM-1500',
  ],
  [
    'costs',
    'benefits.getSummary',
    'family-1500',
    put('"copay": "4.00"', '"copay": "5.00"'),
    'benefits.getSummary has other costs than FAM-1500 in the list of plans',
  ],
  [
    'limit',
    balances,
    'family-1500',
    put('"individualDeductible": "1500.00"', '"individualDeductible": "1600.00"'),
    'balances.getBenefitBalance individualDeductible: 1600.00, FAM-1500 has 1500.00',
  ],
  [
    'balance',
    balances,
    'family-1500',
    put(
      '"memberNumber": "EVF00421787-01"\n      }',
      '"memberNumber": "EVF00421787-01"\n      },\n      "pm": "1868.41"',
    ),
    'balances.getBenefitBalance EVF00421787-01 pm: 1868.41, the claims come to 1868.40',
  ],
  [
    'plan-balance',
    'balances.getPlanBalance',
    'family-1500',
    put('"planName"', '"memberPaid": "2436.41", "planName"'),
    'balances.getPlanBalance memberPaid: 2436.41, the claims come to 2436.40',
  ],
  [
    'stated-sums',
    'balances.getPlanBalance',
    'family-1500',
    put('"planName"', '"memberPaid": "2436.40", "planName"'),
    'balances.getPlanBalance: leave the sums out, they follow from the claims',
  ],
  [
    'claim-parts',
    'claims.getEntry',
    'family-year',
    put('"brandDifferenceAmount": "38.00"', '"brandDifferenceAmount": "37.00"'),
    'paid 42.00, its parts come to 41.00',
  ],
  [
    'claim-price',
    'claims.getEntry',
    'family-year',
    put('"planDiscount": "93.08"', '"planDiscount": "93.09"'),
    'agreed price 45.91, the price tables have 45.92',
  ],
  [
    'claim-rules',
    'claims.getEntry',
    'family-year',
    put('"brandDifferenceAmount": "38.00"', '"brandDifferenceAmount": "37.00"'),
    'the brand’s extra cost is 37.00, by the plan’s rules 38.00',
  ],
  [
    'running-total',
    'claims.getEntry',
    'family-year',
    put('"after": "1609.40"', '"after": "1609.00"'),
    'individual outOfPocket: after it 1609.40 by the claims, it says 1609.00',
  ],
  [
    'reversal',
    'claims.getEntry',
    'family-year',
    put(
      '"dateOfService": "2026-09-16",\n        "amtInsurancePaid": "0.00"',
      '"dateOfService": "2026-09-16",\n        "amtInsurancePaid": "1.00"',
    ),
    'takes back 18.70 and 1.00, the claim has 18.70 and 0.00',
  ],
  [
    'invoice-line',
    'payments.getInvoices',
    'paid-up',
    put('"filledOn": "2026-07-13"', '"filledOn": "2026-07-14"'),
    'invoice EVF-1005: Atorvastatin 20 mg of 2026-07-14 for 7.50 is no home-delivery claim',
  ],
  [
    'invoice-total',
    'payments.getInvoices',
    'paid-up',
    put('"amount": "7.50"', '"amount": "8.50"'),
    'invoice EVF-1005: 8.50, its lines 7.50',
  ],
  [
    'not-billed',
    'payments.getInvoices',
    'paid-up',
    put('"filledOn": "2026-07-13"', '"filledOn": "2026-07-14"'),
    'HS-26194-30191 (2026-07-13), 7.50: on no invoice',
  ],
  [
    'payment',
    'payments.getHistory',
    'paid-up',
    put('"amount": "7.50"', '"amount": "7.00"'),
    'invoices less payments are 0.50, open on invoices 0.00',
  ],
  [
    'refund',
    'payments.getHistory',
    'paid-up',
    put('"POSTED"', '"REFUNDED"'),
    'payment PM-5021: refunded, and no order was paid back that day',
  ],
  [
    'order-price',
    'mailOrders.getList',
    'one-shipped',
    put('"cost": 10.0', '"cost": 11.0'),
    'order HD-20418, prescription 4400139: 11, ',
  ],
  [
    'late-claim',
    'claims.getHistory',
    'family-year',
    put('"dateOfService": "2026-11-02"', '"dateOfService": "2026-11-30"'),
    'claims.getHistory, dateOfService: 2026-11-30 has not come yet, the clock is at 2026-11-05',
  ],
  [
    'refill-date',
    'mailOrderRefills.getList',
    'family',
    put('"lastFilledOn": "2026-09-08"', '"lastFilledOn": "2026-09-09"'),
    'mailOrderRefills.getList 4400688: last filled 2026-09-09, by the claims ',
  ],
  [
    'refills-left',
    'mailOrderRefills.getList',
    'family',
    put('"refillsLeft": 8', '"refillsLeft": 9'),
    'mailOrderRefills.getList 4400688: 9 refills left, by the claims 8',
  ],
];

/** The fixtures with a scenario for each kind of contradiction. */
function contradictingFixtures(): string {
  const root = folder();
  cpSync(findFixtures(), root, { recursive: true });
  for (const [name, id, from, change] of kinds) {
    const responses = join(root, 'responses', id);
    const text = readFileSync(join(responses, `${from}.json`), 'utf8');
    writeFileSync(join(responses, `contradicting-${name}.json`), change(text));
    const scenario: Json = {
      title: `Member whose ${name} contradicts other documents`,
      extends: 'commercial-member',
      responses: { [id]: `contradicting-${name}` },
    };
    writeFileSync(join(root, `scenarios/contradicting-${name}.json`), JSON.stringify(scenario));
  }
  return root;
}

test('check says of each kind of contradiction in which scenario it is, and between what', async () => {
  const { ending, printed } = await replay('check', '--fixtures', contradictingFixtures());
  const lines = printed.split('\n');
  const missed = kinds.filter(
    ([name, , , , says]) =>
      !lines.some((line) => line.includes(`contradicting-${name}.json`) && line.includes(says)),
  );
  expect(
    missed.map(([name]) => [name, lines.filter((line) => line.includes(`-${name}.`))]),
  ).toEqual([]);
  expect(ending).toBe('differs');
});

test('what a parent says already is not said of its children again', async () => {
  const root = folder();
  cpSync(findFixtures(), root, { recursive: true });
  const file = join(root, 'responses/payments.getInvoices/paid-up.json');
  writeFileSync(file, put('"amount": "7.50"', '"amount": "8.50"')(readFileSync(file, 'utf8')));
  const { printed } = await replay('check', '--fixtures', root);
  const saying = printed.split('\n').filter((line) => line.includes('8.50, its lines 7.50'));
  expect(saying).toEqual([expect.stringContaining('scenarios/commercial-member.json')]);
});
