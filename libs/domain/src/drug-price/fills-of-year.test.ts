import { lackingOf, paidIn, restOf, type SentFill, toComeIn, unpricedIn } from './fills-of-year';

const fill = (filledOn: string, youPay: number | null): SentFill => ({
  filledOn,
  drugName: 'Lipestra',
  youPay,
  deductible: null,
  outOfPocket: null,
});

test('only the fills of the year are counted, by day', () => {
  const paid = [fill('2027-01-03', 4), fill('2026-12-31', 2.1), fill('2026-02-01', 1.2)];
  expect(paidIn(paid, 2026).map(({ youPay }) => youPay)).toEqual([1.2, 2.1]);
  expect(paidIn(paid, 2027)).toEqual([
    { ...fill('2027-01-03', 4), youPay: 4, deductible: 0, outOfPocket: 4 },
  ]);
  expect(restOf([{ toCome: paid }], 2026)).toEqual({ amount: 3.3, isAtLeast: false });
});

test('a paid fill without its day or amount is in no sum', () => {
  const lacking = [fill('', 4), fill('2026-03-01', null)];
  expect(paidIn(lacking, 2026)).toEqual([]);
  expect(lackingOf([...lacking, fill('2026-03-01', 1)])).toEqual(lacking);
});

test('the rest of a year with a fill that has no price is at least the others', () => {
  const drugs = [
    { toCome: [fill('2026-11-02', 10), fill('2027-01-02', 99)] },
    { toCome: [fill('2026-12-02', null)] },
  ];
  expect(toComeIn(drugs, 2026)).toHaveLength(1);
  expect(unpricedIn(drugs, 2026)).toHaveLength(1);
  expect(restOf(drugs, 2026)).toEqual({ amount: 10, isAtLeast: true });
});
