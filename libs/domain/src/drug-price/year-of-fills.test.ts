import { priceFill } from './price-fill';
import type { YearToDate } from './yearly-limits';
import { type CountedFill, fillThatMeets, priceFillsByDate, yearByMonth } from './year-of-fills';

const start: YearToDate = {
  deductible: { individual: { met: 0, limit: 615 }, family: null },
  outOfPocket: { individual: { met: 0, limit: 2100 }, family: null },
};
const quarter = { copay: null, coinsurancePercent: 25, atLeast: null, atMost: null };
const priceOf = ({ agreed }: { agreed: number }, year: YearToDate) =>
  priceFill({
    planYear: 2026,
    agreedPrice: agreed,
    days: 30,
    charge: quarter,
    deductibleApplies: true,
    year,
    isPartD: true,
    isBrand: true,
  }) ?? undefined;
const monthly = (agreed: number) =>
  Array.from({ length: 12 }, (_, month) => ({
    filledOn: `2026-${String(month + 1).padStart(2, '0')}-15`,
    agreed,
  }));
const counted = (fills: ReturnType<typeof monthly>): CountedFill[] =>
  priceFillsByDate(fills, start, priceOf).map(({ fill, price }) => ({
    filledOn: fill.filledOn,
    youPay: price.youPay,
    deductible: price.deductible,
    outOfPocket: price.counted.outOfPocket,
  }));

describe('a year of fills of 700.00: 25 % after 615.00, nothing past 2,100.00', () => {
  const fills = counted(monthly(700));

  test('is priced fill by fill, whatever their order', () => {
    // 615.00 + 25 % of 85.00, eight times 175.00, what is left of 2,100.00, nothing.
    const expected = [636.25, ...Array<number>(8).fill(175), 63.75, 0, 0];
    expect(fills.map(({ youPay }) => youPay)).toEqual(expected);
    expect(counted(monthly(700).reverse())).toEqual(fills);
  });

  test('meets the deductible in January and the maximum in October', () => {
    const { deductible, outOfPocket } = start;
    expect(fillThatMeets(deductible.individual, 'deductible', [], fills)?.filledOn).toBe(
      '2026-01-15',
    );
    expect(fillThatMeets(outOfPocket.individual, 'outOfPocket', [], fills)?.filledOn).toBe(
      '2026-10-15',
    );
  });
});

test('fills of 205.00 meet the deductible in March', () => {
  const fills = counted(monthly(205));
  expect(fills.slice(0, 4).map(({ youPay }) => youPay)).toEqual([205, 205, 205, 51.25]);
  expect(fillThatMeets(start.deductible.individual, 'deductible', [], fills)?.filledOn).toBe(
    '2026-03-15',
  );
});

describe('the fill that meets a limit', () => {
  const fill = (filledOn: string, youPay: number) => ({
    filledOn,
    youPay,
    deductible: youPay,
    outOfPocket: youPay,
  });
  const paid = [fill('2026-01-10', 400), fill('2026-02-10', 100)];

  test('may be one that was paid', () => {
    expect(fillThatMeets({ met: 500, limit: 500 }, 'outOfPocket', paid, [])).toBe(paid[1]);
  });

  test('may be one to come', () => {
    const next = fill('2026-12-01', 60);
    expect(fillThatMeets({ met: 500, limit: 550 }, 'outOfPocket', paid, [next])).toBe(next);
  });

  test('comes earlier where other care counts too', () => {
    expect(fillThatMeets({ met: 700, limit: 600 }, 'outOfPocket', paid, [])).toBe(paid[0]);
  });

  test('is none below the limit, without one, and where other care met it alone', () => {
    expect(fillThatMeets({ met: 500, limit: 501 }, 'outOfPocket', paid, [])).toBeNull();
    expect(fillThatMeets({ met: 500, limit: null }, 'outOfPocket', paid, [])).toBeNull();
    expect(fillThatMeets({ met: 1500, limit: 1000 }, 'outOfPocket', paid, [])).toBeNull();
  });
});

test('the months hold what was paid and what is to come, and add up to the year', () => {
  const paid = [
    { filledOn: '2025-12-31', youPay: 99, deductible: 0, outOfPocket: 99 },
    { filledOn: '2026-10-28', youPay: 212, deductible: 160, outOfPocket: 212 },
    { filledOn: '2026-11-02', youPay: 10, deductible: 0, outOfPocket: 10 },
  ];
  const toCome = [
    { filledOn: '2026-11-20', youPay: 4, deductible: 0, outOfPocket: 4 },
    { filledOn: '2027-01-07', youPay: 50, deductible: 50, outOfPocket: 50 },
  ];
  const months = yearByMonth(2026, paid, toCome);
  expect(months).toHaveLength(12);
  expect(months[9]).toEqual({
    month: 10,
    paid: { deductible: 160, share: 52, total: 212 },
    toCome: { deductible: 0, share: 0, total: 0 },
    deductible: 160,
    total: 212,
    yearSoFar: 212,
  });
  expect(months[10]).toMatchObject({ paid: { share: 10 }, toCome: { share: 4 }, total: 14 });
  expect(months[11]).toMatchObject({ total: 0, yearSoFar: 226 });
});
