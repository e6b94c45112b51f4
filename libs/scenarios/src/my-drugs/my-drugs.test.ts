import { BenefitBalance } from '@portal/contracts/balances';
import { ClaimsHistory } from '@portal/contracts/claims';
import { PriceInfo } from '@portal/contracts/drugs';
import { sumAmounts } from '@portal/domain';
import { newMemory, play } from '../play/play';
import { loadFixtures, type Scenario, bodyOf } from '../fixtures/read-fixtures';
import { answerOf, askMyDrugs as ask, withBody } from '../testing/drugs';

const { scenarios } = loadFixtures();
const scenarioOf = (name: string) => scenarios.get(name) as Scenario;

const balances = 'balances.getBenefitBalance';

type Answer = ReturnType<typeof ask>;
type Drug = Answer['drugs'][number];

/** What one price question about the same fill is answered. */
function quoteOf(scenario: Scenario, memberId: string, drug: Drug) {
  const query = {
    hsn: drug.hsn,
    ndc: drug.ndc,
    quantity: String(drug.quantity),
    days: String(drug.days),
    zip: '55000',
    memberId,
  };
  const request = { endpointId: 'drugs.getPrice', params: {}, query };
  const { body } = play(scenario, newMemory(scenario), request).answer;
  const { pharmacies } = PriceInfo.parse(body).priceInfo;
  const fills = pharmacies.find(({ npi }) => npi === drug.pharmacy?.npi)?.fills ?? [];
  return fills.find(({ days }) => days === drug.days);
}

/** The scenario after a person has paid more. */
const afterPaying = (scenario: Scenario, number: string, fills: Drug['toCome']): Scenario =>
  withBody(scenario, balances, (body: { balance: { member: { memberNumber: string } }[] }) => {
    const paid = BenefitBalance.parse(answerOf(scenario, balances, {})).balance.find(
      ({ member }) => member.memberNumber === number,
    )!;
    const add = (met: number | null, part: 'deductible' | 'youPay') =>
      sumAmounts([met, ...fills.map((fill) => fill[part])]).toFixed(2);
    const row = body.balance.find(({ member }) => member.memberNumber === number)!;
    const deductible = add(paid.deductible, 'deductible');
    Object.assign(row, { deductible, pm: add(paid.pm, 'youPay') });
  });

const people = [
  ['commercial-member', 'EVF00421787', 'EVF00421787-01'],
  ['commercial-member', 'EVF00421787-03', 'EVF00421787-03'],
  ['medicare-member', 'GMR00730512', 'GMR00730512'],
  ['medicare-in-deductible', 'GMR00730512', 'GMR00730512'],
  ['medicare-past-threshold', 'GMR00730512', 'GMR00730512'],
] as const;

describe.each(people)('in %s, for %s', (name, memberId, number) => {
  const scenario = scenarioOf(name);
  const answer = ask(scenario, memberId);
  const priced = answer.drugs.filter(({ price }) => price !== null);

  test('what the drugs cost now is the sum of single quotes', () => {
    const single = priced.map((drug) => quoteOf(scenario, memberId, drug)?.youPay);
    expect(priced.length).toBeGreaterThan(0);
    expect(priced.map(({ price }) => price?.youPay)).toEqual(single);
    expect(sumAmounts(priced.map(({ price }) => price?.youPay))).toBe(sumAmounts(single));
  });

  test('each fill to come costs what a single quote says once the ones before it are paid', () => {
    const inOrder = priced
      .flatMap((drug) => drug.toCome.map((fill) => ({ drug, fill })))
      .sort((a, b) => (a.fill.filledOn < b.fill.filledOn ? -1 : 1));
    inOrder.forEach(({ drug, fill }, index) => {
      const before = inOrder.slice(0, index).map((each) => each.fill);
      const quote = quoteOf(afterPaying(scenario, number, before), memberId, drug);
      expect([fill.filledOn, fill.youPay, fill.deductible]).toEqual([
        fill.filledOn,
        quote?.youPay,
        quote?.deductible,
      ]);
    });
  });

  test('what was paid is what the balances count', () => {
    const { limits, paid } = answer;
    expect(sumAmounts(paid.map(({ youPay }) => youPay))).toBe(limits.outOfPocket.met);
    expect(sumAmounts(paid.map(({ deductible }) => deductible))).toBe(limits.deductible.met);
  });
});

test.each(['commercial-member', 'medicare-member', 'medicare-past-threshold'])(
  'every drug of the claims of %s is in the drug catalogue',
  (name) => {
    const scenario = scenarioOf(name);
    const rows = ClaimsHistory.parse(bodyOf(scenario, 'claims.getHistory')).claimsHistory?.claim;
    const unknown = rows?.filter(({ productId }) => !scenario.drugs.strengthOf(productId));
    expect(unknown).toEqual([]);
  },
);

describe('of the claims of a member', () => {
  const { drugs, paid } = ask(scenarioOf('commercial-member'), 'EVF00421787');
  const find = (name: string) => drugs.find(({ drugName }) => drugName === name);

  test('the drugs with refills are listed; antibiotics and vaccines are not, but are paid', () => {
    expect(drugs.map(({ drugName, state }) => `${drugName}: ${state}`)).toEqual([
      'Zolentra: waiting',
      'Lisinopril: current',
      'Glyvexa: current',
      'Metformin ER: current',
      'Atorvastatin: current',
      'Fluticasone: current',
      'Lipestra: current',
      'Veltorin: stopped',
    ]);
    expect(paid.map(({ drugName }) => drugName)).toContain('Doxycycline 100 mg capsule');
  });

  test('a claim and its reversal are neither paid nor listed', () => {
    expect(paid.filter(({ drugName }) => drugName.startsWith('Cefadrin'))).toEqual([]);
  });

  test('a refill follows from the last fill', () => {
    expect(find('Metformin ER')).toMatchObject({
      lastFilledOn: '2026-10-21',
      refillFrom: '2026-11-16',
      nextFillOn: '2026-11-20',
      refillsLeft: 6,
    });
  });

  test('savings are a drug, a supply and a pharmacy, the largest first', () => {
    const savings = find('Glyvexa')?.savings.map(({ kind, savedPerYear }) => [kind, savedPerYear]);
    // 4 × (276.00 − 205.34), 12 × (92.00 − 83.75), 12 × (92.00 − 90.16 at Bluebell)
    expect(savings).toEqual([
      ['supply', 282.64],
      ['drug', 99],
      ['pharmacy', 22.08],
    ]);
  });

  test('next year comes with tier and rules, and its fills with the deductible of both years', () => {
    // 1,500.00 of 12 × 368.00, then 25 % and 40 %
    expect(find('Glyvexa')).toMatchObject({
      rules: { tier: 3 },
      yearCost: 2229,
      nextYear: { rules: { tier: 4 }, yearCost: 2666.4, alternative: { drugName: 'Veltorin' } },
    });
    // Five fills of 42.00 are expected, each two months.
    expect(find('Lipestra')).toMatchObject({ yearDays: 150, isOwnPace: true, yearCost: 252 });
    expect(find('Lipestra')?.nextYear).toMatchObject({
      rules: null,
      yearCost: null,
      alternative: { drugName: 'Simvastatin', yearCost: 9 },
    });
  });

  test('a drug that was never filled is taken as prescribed', () => {
    expect(find('Zolentra')).toMatchObject({ yearDays: 360, isOwnPace: false });
  });
});

test.each(['refillsAuthorized', 'fillNumber'])(
  'a claim without %s leaves the refills unknown, not used up',
  (field) => {
    const scenario = withBody(
      scenarioOf('commercial-member'),
      'claims.getEntry',
      ({ entries }: { entries: Record<string, unknown>[] }) => {
        const metformin = entries.find((each) => each['healthServiceId'] === 'HS-26294-31402')!;
        delete metformin[field];
      },
    );
    const { drugs } = ask(scenario, 'EVF00421787');
    const metformin = drugs.find(({ drugName }) => drugName === 'Metformin ER');
    expect(metformin?.refillsLeft).toBeNull();
  },
);

test('a drug without a price keeps its row and adds nothing', () => {
  const { drugs } = ask(scenarioOf('my-drugs-one-without-price'), 'EVF00421787');
  const glyvexa = drugs.find(({ drugName }) => drugName === 'Glyvexa');
  expect(glyvexa).toMatchObject({ price: null, toCome: [], savings: [], nextYear: null });
  expect(drugs.filter(({ price }) => price !== null)).toHaveLength(6);
});

test('the family’s limits are there, where several are covered', () => {
  const family = ask(scenarioOf('family-maximum-met'), 'EVF00421787').familyLimits;
  expect(family.outOfPocket.met).toBe(family.outOfPocket.limit);
  const alone = ask(scenarioOf('medicare-member'), 'GMR00730512').familyLimits;
  expect(alone.outOfPocket).toEqual({ met: null, limit: 'none' });
});

test('without claims there is nothing', () => {
  const answer = ask(scenarioOf('empty-handed'), 'EVF00588021');
  expect([answer.paid, answer.drugs]).toEqual([[], []]);
});
