import { PriceInfo } from '@portal/contracts/drugs';
import type * as z from 'zod';
import { claimPriceProblems } from '../checks/claim-prices';
import type { Prescription } from '../mail-order/mail-order-files';
import { runOf } from '../testing/mail-order';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import { type Change, withBody, withClaim, withDeductibleLeft } from '../testing/drugs';

const { scenarios } = loadFixtures();
const maple = '1234567893';
const theo = 'EVF00421787-03';
const medicare = 'GMR00730512';

type Quote = z.output<typeof PriceInfo>['priceInfo']['pharmacies'][number]['fills'][number];

interface Case {
  scenario: string;
  memberId: string;
  /** The drug, in its usual strength and amount for 30 days. */
  drug: string;
  /** What home delivery sells at a time; 90 by default. */
  mailDays?: 30 | 90;
  change?: Change;
}

const cases: [what: string, Case, youPay: { shop: number; mail: number }][] = [
  [
    // 25 % of 368.00; by mail 20 % of 93 % of 1,104.00
    'with a share of the price',
    { scenario: 'commercial-member', memberId: 'EVF00421787-01', drug: 'Glyvexa' },
    { shop: 92, mail: 205.34 },
  ],
  [
    // Of the family’s deductible 24.00 are left: 24.00 + 25 % of 344.00; by mail 24.00 + 20 % of 1,002.72
    'at the end of the family’s deductible',
    {
      scenario: 'commercial-member',
      memberId: theo,
      drug: 'Glyvexa',
      change: withDeductibleLeft(300),
    },
    { shop: 110, mail: 224.54 },
  ],
  [
    // 295.00 are left: 295.00 + 25 % of 25.00; by mail 295.00 + 25 % of 597.80
    'at the end of the deductible of Part D',
    { scenario: 'medicare-in-deductible', memberId: medicare, drug: 'Apixora' },
    { shop: 301.25, mail: 444.45 },
  ],
  [
    // 25 % of 3,840.00 and of 3,571.20 are more than what is left: 2,100.00 − 1,408.45
    'across the threshold of Part D',
    { scenario: 'medicare-member', memberId: medicare, drug: 'Bictavea', mailDays: 30 },
    { shop: 691.55, mail: 691.55 },
  ],
  [
    'past the threshold of Part D',
    { scenario: 'medicare-past-threshold', memberId: medicare, drug: 'Apixora' },
    { shop: 0, mail: 0 },
  ],
  [
    'with Extra Help',
    { scenario: 'medicare-extra-help', memberId: medicare, drug: 'Apixora' },
    { shop: 12.65, mail: 12.65 },
  ],
];

/** The fill that a case asks for, and a prescription for it at home delivery. */
function fillOf({ scenario, memberId, drug, mailDays = 90, change = (same) => same }: Case) {
  const found = change(scenarios.get(scenario)!);
  const product = found.drugs.products.find(({ drugName }) => drugName === drug)!;
  const { quantity, strength } = product.usual;
  const { ndc } = product.strengths.find((each) => each.strength === strength)!;
  const mailed = (quantity * mailDays) / 30;
  const prescription: Prescription = {
    rxNumber: '7700001',
    memberId,
    ndc,
    quantity: mailed,
    days: mailDays,
    refillsLeft: 3,
    lastFilledOn: null,
    expiresOn: '2027-12-31',
    maxQuantity: mailed,
    prescriberName: 'Dr. Imogen Quillfeather',
    prescriberPhone: '1-612-555-0148',
  };
  const prescribed = withBody(
    found,
    'mailOrderRefills.getList',
    (body: { prescriptions: Prescription[] }) => (body.prescriptions = [prescription]),
  );
  return { world: prescribed, fill: { memberId, hsn: product.hsn, ndc, quantity, days: 30 } };
}

/** The quotes of a fill: at the pharmacy of the claim, and of the same by mail. */
function quotesIn(
  run: ReturnType<typeof runOf>,
  fill: ReturnType<typeof fillOf>['fill'],
  mailDays: number,
) {
  const { quantity, days, ...names } = fill;
  const query = { ...names, quantity: String(quantity), days: String(days), zip: '55000' };
  const { priceInfo } = PriceInfo.parse(run.call('drugs.getPrice', { query }).body);
  const at = (isThere: (each: (typeof priceInfo)['pharmacies'][number]) => boolean, for_: number) =>
    priceInfo.pharmacies.find(isThere)!.fills.find((each) => each.days === for_)!;
  return {
    shop: at(({ npi }) => npi === maple, 30),
    mail: at(({ kind }) => kind === 'mail', mailDays),
  };
}

/** The amounts of a quote, as a claim has them. */
const amountsOf = (quote: Quote) => ({
  agreedPrice: quote.agreedPrice!,
  youPay: quote.youPay!,
  extraHelpPays: quote.extraHelpPays!,
  planPays: quote.planPays!,
  deductible: quote.deductible!,
  copay: quote.copay!,
  coinsurance: quote.coinsurance!,
  brandDifference: quote.brandDifference!,
});

describe.each(cases)('a fill %s', (_what, priced, youPay) => {
  const { world, fill } = fillOf(priced);
  const { mailDays = 90 } = priced;
  const { shop, mail } = quotesIn(runOf(world, priced.memberId), fill, mailDays);

  test('is quoted', () => {
    expect({ shop: shop.youPay, mail: mail.youPay }).toEqual(youPay);
  });

  test('costs the quote when it is claimed at the pharmacy that day', () => {
    const problems = (claimed: Scenario) =>
      claimPriceProblems(claimed).filter((each) => each.startsWith('HS-NEXT'));
    const claim = { ...fill, npi: maple, ...amountsOf(shop) };
    expect(problems(withClaim(world, claim))).toEqual([]);
    expect(problems(withClaim(world, { ...claim, youPay: claim.youPay + 0.01 }))).toHaveLength(1);
  });

  test('costs the quote when it is ordered by mail that day, in order, claim and limits', () => {
    const run = runOf(world, priced.memberId);
    const before = limitsOf(run, priced.memberId);
    const cost = mail.youPay!;
    const choice = { days: mailDays, quantity: mail.quantity, cost };
    expect(run.refills()[0]!['choices']).toContainEqual(expect.objectContaining(choice));
    const { body } = run.order(
      { '7700001': cost },
      { items: [{ rxNumber: '7700001', days: mailDays, cost }] },
    );
    expect(body['order']).toMatchObject({
      failed: [],
      total: cost,
      done: [{ days: mailDays, quantity: mail.quantity, cost }],
    });
    run.wait(80);
    expect(claimOf(run)).toEqual(amountsOf(mail));
    const after = limitsOf(run, priced.memberId);
    expect(after.deductible - before.deductible).toBeCloseTo(mail.deductible!, 5);
    expect(after.pm - before.pm).toBeCloseTo(cost + mail.extraHelpPays!, 5);
  });
});

function limitsOf(run: ReturnType<typeof runOf>, memberId: string) {
  const { balance } = run.call('balances.getBenefitBalance', { params: { memberId } })
    .body as never as {
    balance: { member: { memberNumber: string }; deductible: string; pm: string }[];
  };
  const own = balance.find(({ member }) => member.memberNumber === memberId)!;
  return { deductible: Number(own.deductible), pm: Number(own.pm) };
}

/** The amounts of the claim that the order became. */
function claimOf(run: ReturnType<typeof runOf>) {
  const entry = run.call('claims.getEntry', { params: { healthServiceId: 'HS-HD-30001-7700001' } })
    .body as Record<string, string>;
  const parts = {
    deductible: Number(entry['deductibleAmount']),
    copay: Number(entry['copayAmount']),
    coinsurance: Number(entry['coinsuranceAmount']),
    brandDifference: Number(entry['brandDifferenceAmount']),
  };
  const planPays = Number(entry['amtInsurancePaid']);
  const extraHelpPays = Number(entry['otherPayerAmount']);
  const agreedPrice = Number(entry['fullPrice']);
  return {
    ...parts,
    agreedPrice,
    extraHelpPays,
    planPays,
    youPay: Math.round((agreedPrice - planPays - extraHelpPays) * 100) / 100,
  };
}
