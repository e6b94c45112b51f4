import { MyDrugs } from '@portal/contracts/my-drugs';
import { sumAmounts } from '@portal/domain';
import { runOf } from '../testing/mail-order';

const member = 'GMR00730512';
const apixora = '5521701';
/** 295.00 of the deductible are left; then 25 % of the other 597.80. */
const order = { cost: 444.45, deductible: 295 };

const begin = () => {
  const run = runOf('mail-order-across-deductible', member);
  const list = () =>
    MyDrugs.parse(run.call('myDrugs.getList', { query: { memberId: member } }).body);
  return { ...run, list };
};
const deductibleToCome = ({ drugs }: ReturnType<ReturnType<typeof begin>['list']>) =>
  sumAmounts(drugs.flatMap(({ toCome }) => toCome.map(({ deductible }) => deductible)));

describe('an order that has not shipped', () => {
  const { order: place, list } = begin();
  const before = list().drugs.find(({ drugName }) => drugName === 'Apixora');
  const placed = place({ [apixora]: order.cost });
  const after = list();
  const drug = after.drugs.find(({ drugName }) => drugName === 'Apixora');

  test('is the next fill of its drug, at the price of the order', () => {
    expect(placed.status).toBe(200);
    expect(before?.isInProgress).toBe(false);
    expect(drug).toMatchObject({ isInProgress: true, nextFillOn: '2026-01-31' });
    // Of the prescription at home delivery: one of its three is ordered.
    expect(drug?.refillsLeft).toBe(2);
    expect(drug?.toCome[0]).toMatchObject({
      filledOn: '2026-01-31',
      youPay: order.cost,
      deductible: order.deductible,
    });
  });

  test('counts once: what is left of the deductible is paid once', () => {
    const { limit, met } = after.limits.deductible;
    expect(deductibleToCome(after)).toBe(sumAmounts([Number(limit), -(met ?? 0)]));
  });
});

test('an order of 90 days takes the place of the fills of 30 days until it is used up', () => {
  const run = runOf('member-in-emergency');
  const toCome = () =>
    MyDrugs.parse(run.call('myDrugs.getList', { query: { memberId: 'EVF00421787' } }).body)
      .drugs.find(({ rxNumber }) => rxNumber === '4400261')
      ?.toCome.map(({ filledOn, youPay }) => [filledOn, youPay]);
  expect(toCome()).toEqual([
    ['2026-11-20', 4],
    ['2026-12-20', 4],
  ]);
  expect(run.order({ '4400261': 7.5 }).status).toBe(200);
  expect(toCome()).toEqual([['2026-11-05', 7.5]]);
});

test('an order is how the drug is taken from then on, as once it has shipped', () => {
  const run = runOf('home-delivery');
  const fluticasone = () => {
    const drug = MyDrugs.parse(
      run.call('myDrugs.getList', { query: { memberId: 'EVF00421787' } }).body,
    ).drugs.find(({ rxNumber }) => rxNumber === '4400688');
    const { days, pharmacy, nextYear } = drug ?? {};
    return {
      days,
      kind: pharmacy?.kind,
      nextYear: nextYear?.toCome.map(({ filledOn, youPay }) => [filledOn, youPay]),
    };
  };
  expect(fluticasone()).toMatchObject({ days: 30, kind: 'retail' });
  expect(run.order({ '4400688': 10 }).status).toBe(200);
  // 30 days lasted 60: 90 days are expected to last 180.
  const ordered = {
    days: 90,
    kind: 'mail',
    nextYear: [
      ['2027-05-04', 10],
      ['2027-11-04', 10],
    ],
  };
  expect(fluticasone()).toEqual(ordered);
  run.daysAfter(7);
  expect(fluticasone()).toEqual(ordered);
});

test('the first fill of a prescription that is ordered is in the list and in the year', () => {
  const run = runOf('home-delivery');
  const levothyroxine = () =>
    MyDrugs.parse(
      run.call('myDrugs.getList', { query: { memberId: 'EVF00421787' } }).body,
    ).drugs.find(({ rxNumber }) => rxNumber === '4402101');
  expect(levothyroxine()).toBeUndefined();
  expect(run.order({ '4402101': 7.5 }).status).toBe(200);
  expect(levothyroxine()).toMatchObject({
    state: 'current',
    isInProgress: true,
    lastFilledOn: '',
    pharmacy: { kind: 'mail' },
    refillsLeft: run.refill('4402101')?.['refillsLeft'],
  });
  expect(levothyroxine()?.toCome).toMatchObject([{ filledOn: '2026-11-05', youPay: 7.5 }]);
  // Once it ships it is a claim, and listed as one.
  run.daysAfter(7);
  expect(levothyroxine()).toMatchObject({ isInProgress: false, toCome: [] });
});

test('an order that waits for something keeps its refills, here and in home delivery', () => {
  const run = runOf('past-due-member');
  const { drugs } = MyDrugs.parse(
    run.call('myDrugs.getList', { query: { memberId: 'EVF00421787' } }).body,
  );
  const listed = drugs.find(({ rxNumber }) => rxNumber === '4400688');
  // Three of the eight are ordered: 90 days of a prescription for 30.
  expect(listed).toMatchObject({ refillsLeft: 5, isInProgress: false });
  expect(run.refill('4400688')).toMatchObject({ refillsLeft: 5 });
});
