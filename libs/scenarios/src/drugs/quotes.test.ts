import { PriceInfo } from '@portal/contracts/drugs';
import { newMemory, play } from '../play';
import { loadFixtures, type Scenario } from '../read-fixtures';
import type { Json } from '../scenario-file';

const { scenarios } = loadFixtures();

interface Question {
  drug: string;
  strength?: string;
  quantity?: number;
  days?: number;
  zip?: string;
  npi?: string;
  memberId?: string;
}

/** Prices a drug in a scenario, whose response files may be changed. */
function price(
  name: string,
  question: Question,
  changed: Record<string, (body: never) => Json> = {},
) {
  const scenario = withFiles(scenarios.get(name) as Scenario, changed);
  const product = scenario.drugs.products.find(({ drugName }) => drugName === question.drug);
  const strength = product?.strengths.find(
    (each) => each.strength === (question.strength ?? product.usual.strength),
  );
  const query = {
    hsn: product?.hsn ?? '',
    ndc: strength?.ndc ?? '',
    quantity: String(question.quantity ?? product?.usual.quantity),
    days: String(question.days ?? product?.usual.days),
    zip: question.zip ?? '55000',
    ...(question.npi && { npi: question.npi }),
    ...(question.memberId && { memberId: question.memberId }),
  };
  const request = { endpointId: 'drugs.getPrice', params: {}, query };
  const { status, body } = play(scenario, newMemory(scenario), request).answer;
  return { status, body, info: status === 200 ? PriceInfo.parse(body).priceInfo : undefined };
}

function withFiles(scenario: Scenario, changed: Record<string, (body: never) => Json>): Scenario {
  const files = new Map(scenario.files);
  for (const [id, change] of Object.entries(changed)) {
    const key = `${id}/${scenario.responses[id] as string}`;
    const file = files.get(key)!;
    files.set(key, { ...file, body: change(structuredClone(file.body) as never) });
  }
  return { ...scenario, files };
}

const maple = '1234567893';
const at = (npi: string, days: number, { info }: ReturnType<typeof price>) =>
  info?.pharmacies.find((each) => each.npi === npi)?.fills.find((fill) => fill.days === days);

describe('prices tie out with the claims of the same member', () => {
  test('Apixora, 60 tablets at Maple & Main: 25 % of 320.00, as in October', () => {
    expect(at(maple, 30, price('medicare-member', { drug: 'Apixora' }))).toMatchObject({
      agreedPrice: 320,
      youPay: 80,
      planPays: 240,
      coinsurancePercent: 25,
    });
  });

  test('metformin ER at Otter Creek: the copay of 4.00 of 13.18', () => {
    const quote = at('1000000004', 30, price('commercial-member', { drug: 'Metformin ER' }));
    expect(quote).toMatchObject({ agreedPrice: 13.18, youPay: 4, planPays: 9.18, copay: 4 });
  });

  test('atorvastatin, 90 days by mail: 7.50 of 22.10', () => {
    const question = { drug: 'Atorvastatin', quantity: 90, days: 90 };
    const quote = at('1999000114', 90, price('commercial-member', question));
    expect(quote).toMatchObject({ agreedPrice: 22.1, youPay: 7.5, planPays: 14.6 });
  });

  test('lisinopril, 90 days by mail: 10.00 of 13.20', () => {
    const question = { drug: 'Lisinopril', quantity: 90, days: 90 };
    const quote = at('1999000114', 90, price('commercial-member', question));
    expect(quote).toMatchObject({ agreedPrice: 13.2, youPay: 10, planPays: 3.2 });
  });
});

describe('what a member pays depends on', () => {
  test('the deductible of the person: 90.00 left of 500.00, then 25 %', () => {
    const own = price('commercial-member', { drug: 'Glyvexa' });
    const spouse = price('commercial-member', { drug: 'Glyvexa', memberId: 'EVF00421787-02' });
    expect(at(maple, 30, own)).toMatchObject({ deductible: 0, youPay: 92 });
    expect(at(maple, 30, spouse)).toMatchObject({ deductible: 368, youPay: 368 });
  });

  test('the stage of Part D: deductible, 25 %, nothing', () => {
    const youPay = ['medicare-in-deductible', 'medicare-member', 'medicare-past-threshold'].map(
      (name) => at(maple, 30, price(name, { drug: 'Apixora' }))?.youPay,
    );
    expect(youPay.slice(1)).toEqual([80, 0]);
    expect(youPay[0]).toBeGreaterThan(80);
  });

  test('the family maximum: nothing more for any of them, though none is at their own', () => {
    for (const memberId of ['EVF00421787-01', 'EVF00421787-02', 'EVF00421787-03']) {
      const quote = price('family-maximum-met', { drug: 'Glyvexa', memberId });
      expect(at(maple, 30, quote)).toMatchObject({ youPay: 0, planPays: 368 });
    }
  });

  test('an accumulator: one dollar less met is one dollar more to the deductible', () => {
    const quote = price(
      'commercial-member',
      { drug: 'Glyvexa' },
      {
        'balances.getBenefitBalance': (body: { balance: { deductible: string }[] }) => {
          body.balance[0]!.deductible = '1499.00';
          return body as unknown as Json;
        },
      },
    );
    // 1.00 + 25 % of 367.00
    expect(at(maple, 30, quote)).toMatchObject({ deductible: 1, youPay: 92.75 });
  });

  test('the tier’s charge in the benefits', () => {
    const quote = price(
      'commercial-member',
      { drug: 'Glyvexa' },
      {
        'benefits.getSummary': (body: {
          displays: { tiers: { tier: number; costs: { coinsurancePercent?: number }[] }[] }[];
        }) => {
          for (const tier of body.displays[0]!.tiers.filter((each) => each.tier === 3)) {
            for (const cost of tier.costs) cost.coinsurancePercent = 50;
          }
          return body as unknown as Json;
        },
      },
    );
    expect(at(maple, 30, quote)?.youPay).toBe(184);
  });

  test('insulin: 35.00, less than 25 % of 168.00, as in October', () => {
    const quote = at('1000000004', 30, price('medicare-member', { drug: 'Insulara' }));
    expect(quote).toMatchObject({ agreedPrice: 168, youPay: 35 });
  });

  test('a recommended vaccine costs nothing', () => {
    const quote = price('medicare-in-deductible', { drug: 'Zoster vaccine' });
    expect(at(maple, 1, quote)?.youPay).toBe(0);
  });
});

describe('where', () => {
  test('the nearest pharmacies and home delivery are compared; 30 days by mail are not offered', () => {
    const { info } = price('commercial-member', { drug: 'Atorvastatin' });
    expect(info?.pharmacies.map(({ kind }) => kind)).toEqual([
      'retail',
      'preferredRetail',
      'retail',
      'retail',
      'retail',
      'mail',
    ]);
    const mail = info?.pharmacies.at(-1)?.fills.map(({ days, isOffered }) => [days, isOffered]);
    expect(mail).toEqual([
      [30, false],
      [90, true],
    ]);
  });

  test('a default pharmacy that is not among the nearest takes the fifth place, with its distance', () => {
    const there = { drug: 'Atorvastatin', zip: '82001' };
    const own = price('commercial-member', there).info!.pharmacies;
    const nearest = price('visitor', there).info!.pharmacies;
    expect(own.slice(0, 4).map(({ npi }) => npi)).toEqual(
      nearest.slice(0, 4).map(({ npi }) => npi),
    );
    expect(own).toHaveLength(nearest.length);
    expect(own.at(-2)).toMatchObject({ npi: maple, kind: 'retail', inNetwork: true });
    expect(own.at(-2)!.miles).toBeGreaterThan(100);
    expect(at(maple, 30, price('commercial-member', there))?.youPay).toBeGreaterThan(0);
    for (const other of ['default-pharmacy-none', 'visitor']) {
      expect(price(other, there).info!.pharmacies).toHaveLength(6);
    }
  });

  test('a pharmacy that was asked for is compared, near or far, next to the default one', () => {
    const npis = (zip: string, npi?: string) =>
      price('commercial-member', { drug: 'Atorvastatin', zip, ...(npi && { npi }) })
        .info!.pharmacies.slice(0, -1)
        .map((each) => each.npi);
    const near = scenarios
      .get('commercial-member')!
      .pharmacies.near({ latitude: 41.14, longitude: -104.82 });
    const usual = npis('82001');
    const other = near.find(({ pharmacy }) => !usual.includes(pharmacy.npi))!.pharmacy.npi;
    expect(npis('82001', other)).toEqual([...usual.slice(0, 3), maple, other]);
    expect(npis('82001', usual[3])).toEqual(usual);
    expect(npis('82001', '1999999999')).toEqual(usual);
    expect(npis('55000', other)).toContain(other);
  });

  test('the default pharmacy that was set counts', () => {
    const scenario = scenarios.get('commercial-member')!;
    const query = {
      ...{ hsn: '919601', ndc: '99005196002', quantity: '30', days: '30', zip: '55000' },
    };
    const far = scenario.pharmacies
      .near({ latitude: 41.14, longitude: -104.82 })
      .find(({ pharmacy }) => pharmacy.inNetwork)!.pharmacy.npi;
    const memory = { ...newMemory(scenario), stored: { defaultPharmacyNpi: far } };
    const { answer } = play(scenario, memory, { endpointId: 'drugs.getPrice', params: {}, query });
    const { pharmacies } = PriceInfo.parse(answer.body).priceInfo;
    expect(pharmacies.map(({ npi }) => npi)).toContain(far);
  });

  test.each([
    ['commercial-member', true],
    ['medicare-member', false],
    ['visitor', false],
  ])(
    'whether the plan of %s pays a part back out of network: %s, as its benefits',
    (name, pays) => {
      expect(price(name, { drug: 'Atorvastatin' }).info?.coversOutOfNetwork).toBe(pays);
    },
  );

  test('out of network the plan pays nothing: the cash price is there', () => {
    const quote = at('1999000122', 30, price('commercial-member', { drug: 'Glyvexa' }));
    expect(quote).toMatchObject({ isOffered: false, youPay: null });
    expect(quote?.cashPrice).toBeGreaterThan(368);
  });

  test('a ZIP code without a pharmacy leaves home delivery', () => {
    const { info } = price('commercial-member', { drug: 'Atorvastatin', zip: '99999' });
    expect(info?.zipFound).toBe(false);
    expect(info?.pharmacies.map(({ kind }) => kind)).toEqual(['mail']);
    expect(info?.nextPharmacy).toBeNull();
  });

  test.each([
    ['20001', /^DE$/],
    ['99701', /^[A-Z]{2}$/],
  ])('a known ZIP code far from all, %s, names the next pharmacy', (zip, state) => {
    const { info } = price('commercial-member', { drug: 'Atorvastatin', zip });
    expect(info?.zipFound).toBe(true);
    expect(info?.pharmacies.some(({ miles }) => miles !== null && miles <= 50)).toBe(false);
    expect(info?.nextPharmacy?.state).toMatch(state);
    expect(info?.nextPharmacy?.miles).toBeGreaterThan(50);
  });

  test('near pharmacies there is no next one', () => {
    const { info } = price('commercial-member', { drug: 'Atorvastatin' });
    expect(info).toMatchObject({ zipFound: true, nextPharmacy: null });
  });
});

test('a visitor sees cash prices', () => {
  const visitor = price('visitor', { drug: 'Atorvastatin' });
  expect(visitor.info?.isCovered).toBe(false);
  expect(at(maple, 30, visitor)).toMatchObject({ isOffered: false, youPay: null });
  expect(at(maple, 30, visitor)?.cashPrice).toBeGreaterThan(0);
});

test.each([
  ['commercial-member', 'Lipestra', 4, 1],
  ['commercial-member', 'Glyvexa', 3, 3],
  ['commercial-member', 'Phentermine', undefined, null],
  ['visitor', 'Lipestra', undefined, null],
])('in %s %s is on tier %s and charged as tier %s', (name, drug, tier, charged) => {
  const { info } = price(name, { drug });
  expect([info?.rules?.tier, info?.chargedTier]).toEqual([tier, charged]);
});

test('cheaper drugs for the same condition come with what a year of them saves', () => {
  const { info } = price('commercial-member', { drug: 'Lipestra' });
  const [, second] = info?.alternatives ?? [];
  // 98 % of 30 × 0.05, less than the copay of 4.00.
  expect(second).toMatchObject({ drugName: 'Simvastatin', tier: 1, youPay: 1.47 });
  expect(second?.savedPerYear).toBeGreaterThan(100);
});

test.each([
  ['a drug that does not exist', { drug: 'Nothing' }, 404],
  ['half a tablet', { drug: 'Apixora', quantity: 1.5 }, 400],
  ['none', { drug: 'Apixora', quantity: 0 }, 400],
])('%s is refused', (_case, question, status) => {
  expect(price('commercial-member', question).status).toBe(status);
});
