import { sumAmounts } from '@portal/domain';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import { askMyDrugs as ask, withBody, withClaim } from '../testing/drugs';

const { scenarios } = loadFixtures();
const scenarioOf = (name: string) => scenarios.get(name) as Scenario;

test('a pending claim is the next fill', () => {
  const { drugs } = ask(scenarioOf('medicare-member'), 'GMR00730512');
  expect(drugs[0]).toMatchObject({ drugName: 'Apixora', isInProgress: true });
  expect(drugs[0]?.toCome.map(({ filledOn }) => filledOn)).toEqual(['2026-11-03', '2026-12-03']);
});

describe('the fills to expect', () => {
  const { drugs } = ask(scenarioOf('medicare-member'), 'GMR00730512');
  const find = (name: string) => drugs.find(({ drugName }) => drugName === name);

  test('pens of 30 days last twice their days at most, however rarely they were filled', () => {
    // Filled every three months, the last time on October 20.
    expect(find('Insulara')).toMatchObject({ days: 30, nextFillOn: '2026-12-19' });
    expect(find('Insulara')?.toCome.map(({ filledOn }) => filledOn)).toEqual(['2026-12-19']);
  });

  test('a year costs the fills to expect, in the next plan year and in this one', () => {
    const { price, yearCost, nextYear } = find('Insulara')!;
    expect(nextYear?.toCome).toHaveLength(6);
    expect(yearCost).toBe(sumAmounts(Array<number | null>(6).fill(price!.youPay)));
    expect(nextYear?.yearCost).toBe(sumAmounts(nextYear!.toCome.map(({ youPay }) => youPay)));
  });

  test('of a drug that is filled every month are one in each month of next year', () => {
    const days = find('Apixora')?.nextYear?.toCome.map(({ filledOn }) => filledOn) ?? [];
    expect(days).toHaveLength(12);
    expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(12);
  });
});

test('a year costs no more than the maximum: 12 × 25 % of 5,200.00 would be more', () => {
  const { drugs } = ask(scenarioOf('medicare-past-threshold'), 'GMR00730512');
  expect(sumAmounts(drugs.map(({ yearCost }) => yearCost))).toBe(2100);
});

test('a drug that was refused is counted as if it were filled from January on', () => {
  const { drugs } = ask(scenarioOf('commercial-member'), 'EVF00421787');
  const zolentra = drugs.find(({ drugName }) => drugName === 'Zolentra');
  expect(zolentra).toMatchObject({ state: 'waiting', toCome: [] });
  expect(zolentra?.nextYear?.yearCost).toBe(1745.2);
});

test('the fills of next year begin with its deductible', () => {
  const { drugs } = ask(scenarioOf('commercial-member'), 'EVF00421787');
  const next = drugs.find(({ drugName }) => drugName === 'Glyvexa')?.nextYear?.toCome ?? [];
  // 1,500.00 = 4 × 368.00 + 28.00; then 40 %, tier 4.
  expect(next.map(({ filledOn }) => filledOn.slice(0, 4))).toEqual(Array<string>(12).fill('2027'));
  expect(next.slice(0, 4).map(({ deductible }) => deductible)).toEqual([368, 368, 368, 368]);
  expect(next.at(-1)).toMatchObject({ youPay: 147.2, deductible: 0 });
});

test('on another day the fills to come end with the year of that day', () => {
  const { drugs } = ask(scenarioOf('commercial-member'), 'EVF00421787', '2026-11-22');
  const metformin = drugs.find(({ drugName }) => drugName === 'Metformin ER');
  expect(metformin?.toCome.map(({ filledOn }) => filledOn)).toEqual(['2026-12-07']);
});

describe('an antibiotic with refills', () => {
  const memberId = 'EVF00421787-03';
  const withAntibiotic = (days: number, status?: string) => {
    const scenario = withClaim(scenarioOf('commercial-member'), {
      memberId,
      npi: '1000000004',
      ndc: '99004431002',
      quantity: 2 * days,
      days,
      agreedPrice: 7.66,
      youPay: 7.66,
      planPays: 0,
      deductible: 7.66,
    });
    const changed = withBody(scenario, 'claims.getHistory', (body: History) => {
      if (status) body.claimsHistory.claim[0]!.CLAIM_STATUS = status;
    });
    return ask(changed, memberId).drugs.find(({ drugName }) => drugName === 'Doxycycline');
  };

  test('is a course of some days: no fill is expected again, this year or next', () => {
    expect(withAntibiotic(7)).toMatchObject({
      state: 'current',
      toCome: [],
      yearCost: 0,
      nextYear: { toCome: [], yearCost: 0 },
    });
  });

  test('is counted once where it is being filled, and not from January on where it was refused', () => {
    expect(withAntibiotic(7, 'PENDING')).toMatchObject({
      isInProgress: true,
      toCome: [{ filledOn: '2026-11-05' }],
      yearCost: 0,
    });
    expect(withAntibiotic(7, 'REJECTED')).toMatchObject({ state: 'waiting', yearCost: 0 });
  });

  test('goes on where it is taken for a month', () => {
    expect(withAntibiotic(30)?.nextYear?.toCome).toHaveLength(12);
  });
});

interface History {
  claimsHistory: { claim: { CLAIM_STATUS: string }[] };
}
