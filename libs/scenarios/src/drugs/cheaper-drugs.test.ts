import { PriceInfo } from '@portal/contracts/drugs';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import { newMemory, play } from '../play/play';
import { answerOf, askMyDrugs, withBody } from '../testing/drugs';

const { scenarios } = loadFixtures();

/** The usual fill of a product, priced for the member who is signed in unless the query says otherwise. */
function price(name: string, drug: string, form?: string, query: Record<string, string> = {}) {
  const scenario = scenarios.get(name) as Scenario;
  const product = scenario.drugs.products.find(
    (each) => each.drugName === drug && (form === undefined || each.form === form),
  )!;
  const { usual, strengths, hsn } = product;
  const { ndc } = strengths.find(({ strength }) => strength === usual.strength)!;
  const fill = { quantity: String(usual.quantity), days: String(usual.days), zip: '55000' };
  return PriceInfo.parse(answerOf(scenario, 'drugs.getPrice', { hsn, ndc, ...fill, ...query }))
    .priceInfo;
}

const lowest = ({ pharmacies, days }: ReturnType<typeof price>) =>
  pharmacies
    .flatMap(({ name, fills }) =>
      fills.flatMap((fill) =>
        fill.isOffered && fill.days === days && fill.youPay !== null
          ? [{ name, youPay: fill.youPay }]
          : [],
      ),
    )
    .sort((a, b) => a.youPay - b.youPay)[0];

test('of a brand are its generic first, although another drug costs less', () => {
  const { alternatives } = price('commercial-member', 'Lipestra', undefined, {
    memberId: 'EVF00421787-03',
  });
  const [first, second] = alternatives;
  expect(first?.drugName).toBe('Atorvastatin');
  expect(second!.youPay).toBeLessThan(first!.youPay!);
});

test('of a drug that is not taken is priced where the fill costs least, for a year as prescribed', () => {
  const info = price('commercial-member', 'Lipestra', undefined, { memberId: 'EVF00421787-03' });
  expect(lowest(info)).toMatchObject({ youPay: 41.24 });
  expect(info.alternatives[1]).toMatchObject({
    drugName: 'Simvastatin',
    pharmacyName: lowest(info)?.name,
    days: 30,
    youPay: 1.47,
    inPlaceOf: 41.24,
    // 12 × (41.24 − 1.47)
    savedPerYear: 477.24,
    yearDays: 360,
    isOwnPace: false,
  });
});

describe('of a drug that the person takes', () => {
  // Not atorvastatin, which they take, too.
  const taken = {
    drugName: 'Simvastatin',
    pharmacyName: 'Maple & Main Pharmacy',
    days: 30,
    youPay: 1.5,
    inPlaceOf: 42,
    // 5 × (42.00 − 1.50)
    savedPerYear: 202.5,
    yearDays: 150,
    isOwnPace: true,
  };

  test.each([
    ['as it is filled', {}],
    ['for 90 days', { quantity: '90', days: '90' }],
    ['elsewhere', { zip: '55047' }],
  ])('takes the place of the last fill, at its pharmacy and the own pace: asked %s', (_, query) => {
    const { alternatives } = price('commercial-member', 'Lipestra', undefined, query);
    expect(alternatives[0]).toMatchObject(taken);
  });

  test('is no drug that they take already: in prices, my drugs, or next year', () => {
    const { drugs } = askMyDrugs(scenarios.get('commercial-member')!, 'EVF00421787');
    const current = drugs.filter(({ state }) => state === 'current');
    const asked = current.flatMap(({ drugName }) =>
      price('commercial-member', drugName).alternatives.map((each) => each.drugName),
    );
    const saved = drugs.flatMap(({ savings, nextYear }) => [
      ...savings.filter(({ kind }) => kind === 'drug').map((each) => each.drugName),
      ...(nextYear?.alternative ? [nextYear.alternative.drugName] : []),
    ]);
    expect(saved.length).toBeGreaterThan(2);
    const isTaken = (name: string) => current.some(({ drugName }) => drugName === name);
    expect([...asked, ...saved].filter(isTaken)).toEqual([]);
  });

  test('saves what the list of the own drugs says', () => {
    const { drugs } = askMyDrugs(scenarios.get('commercial-member')!, 'EVF00421787');
    const { savings } = drugs.find(({ drugName }) => drugName === 'Lipestra')!;
    expect(savings.find(({ kind }) => kind === 'drug')?.savedPerYear).toBe(taken.savedPerYear);
  });

  test('saves on the fill alone while its pharmacy has no price', () => {
    const memberId = 'EVF00421787-03';
    const { alternatives } = price('drug-prices-partly', 'Methylora', undefined, { memberId });
    expect(alternatives[0]).toMatchObject({ savedPerYear: null, yearDays: null });
  });

  test('tells nothing of an adult, although they allow home delivery', () => {
    const memberId = 'EVF00421787-02';
    const [of, ofOther] = ['family-authorized', 'commercial-member'].map(
      (name) => price(name, 'Corvane', undefined, { memberId }).alternatives,
    );
    expect(of![0]).toMatchObject({ isOwnPace: false, yearDays: 360 });
    expect(of).toEqual(ofOther);
  });

  test.each<[string, string[], boolean]>([
    ['that opens claims', ['prices', 'claims'], true],
    ['to prices alone', ['prices'], false],
  ])('tells it to a caregiver with an access %s, now or as a quote', (_, scopes, isTold) => {
    const { person: caller } = scenarios.get('caregiver')!;
    const member = withBody(
      scenarios.get('family-access')!,
      'familyAccess.getPeople',
      ({ access }: { access: { caregiver: string | null; scopes: string[] }[] }) => {
        access.find(({ caregiver }) => caregiver === 'caregiver')!.scopes = scopes;
      },
    );
    const { hsn, strengths } = member.drugs.products.find(
      ({ drugName }) => drugName === 'Lipestra',
    )!;
    let memory = newMemory(member);
    const ask = (endpointId: string, more: object) => {
      const played = play(member, memory, { endpointId, params: {}, query: {}, ...more });
      memory = played.memory;
      return played.answer;
    };
    const { ndc } = strengths.find(({ strength }) => strength === '20 mg')!;
    const query = { hsn, ndc, quantity: '30', days: '30', zip: '55000' };
    const own = PriceInfo.parse(ask('drugs.getPrice', { query }).body).priceInfo;
    const seen = PriceInfo.parse(ask('drugs.getPrice', { query, caller }).body).priceInfo;
    expect(own.alternatives[0]).toMatchObject(taken);
    expect(seen.alternatives[0]?.isOwnPace).toBe(isTold);
    expect(seen.quoteId === own.quoteId).toBe(isTold);
    const params = { quoteId: own.quoteId };
    expect(ask('drugs.getQuote', { params, caller }).status).toBe(isTold ? 200 : 404);
  });
});

test('of a drug that is not covered takes the place of its price without the plan', () => {
  const info = price('medicare-copays', 'Ostivane');
  const cash = info.pharmacies
    .filter(({ inNetwork }) => inNetwork)
    .flatMap(({ fills }) => fills.filter(({ days }) => days === info.days))
    .map((fill) => fill.cashPrice ?? Infinity);
  expect(info.isCovered).toBe(false);
  expect(info.alternatives[0]).toMatchObject({ drugName: 'Alendronate' });
  const [{ inPlaceOf, youPay }] = info.alternatives as [(typeof info.alternatives)[number]];
  expect(inPlaceOf).toBe(Math.min(...cash));
  expect(youPay).toBeLessThan(inPlaceOf!);
});

test('a year saves no more than a year can cost', () => {
  const { alternatives } = price('medicare-member', 'Terivona');
  // The limit of 2,100.00 in place of 12 times 691.55 and more, less 13 × 0.45.
  expect(alternatives[0]).toMatchObject({ drugName: 'Alendronate', savedPerYear: 2094.15 });
});

test('as many days of each: two vials or five pens are a month of insulin', () => {
  const vial = price('commercial-member', 'Aspartena', 'vial');
  expect([vial.quantity, vial.days]).toEqual([2, 30]);
  // 12 × (13.72 − 10.00)
  const lispro = { drugName: 'Insulin lispro', days: 30, youPay: 10, savedPerYear: 44.64 };
  expect(vial.alternatives).toMatchObject([
    { ...lispro, quantity: 5 },
    { ...lispro, quantity: 2 },
  ]);
});

describe('a short course', () => {
  test('is compared by as many days of each, and has no saving per year', () => {
    const { days, alternatives } = price('commercial-member', 'Methylprednisolone');
    expect(days).toBe(6);
    const shown = alternatives.map((each) => [
      each.drugName,
      each.days,
      each.quantity,
      each.savedPerYear,
    ]);
    expect(shown).toEqual([
      ['Prednisone', 6, 6, null],
      ['Dexamethasone', 6, 12, null],
      ['Hydrocortisone', 6, 12, null],
    ]);
  });

  test.each([
    ['Amoxicillin / clavulanate', 10],
    ['Zoster vaccine', 1],
  ])('is sold as it was asked for, and not by home delivery: %s', (drug, days) => {
    const { pharmacies } = price('commercial-member', drug);
    expect(pharmacies.map(({ kind }) => kind)).not.toContain('mail');
    const supplies = pharmacies.flatMap(({ fills }) => fills.map((fill) => fill.days));
    expect(new Set(supplies)).toEqual(new Set([days]));
  });
});
