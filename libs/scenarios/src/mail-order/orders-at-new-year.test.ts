import { MyDrugs } from '@portal/contracts/my-drugs';
import { runOf } from '../testing/mail-order';

const memberId = 'EVF00421787';
const lastDay = 56;

/** What counts toward the new year after an order of the last day of the old one, so many days after it; null without one. */
function countedAfter(days: number, isOrdered: boolean) {
  const run = runOf('commercial-member');
  run.daysAfter(lastDay);
  if (isOrdered) expect(run.order({ '4402101': 7.5 }).status).toBe(200);
  run.daysAfter(lastDay + days);
  const { countedThrough, memberPaid } = run.call('balances.getPlanBalance').body;
  const drugs = MyDrugs.parse(run.call('myDrugs.getList', { query: { memberId } }).body);
  return {
    year: run.call('mailOrderRefills.getList', { query: { memberId } }).body['year'],
    countedThrough,
    memberPaid,
    met: drugs.limits,
    toCome: drugs.drugs.flatMap((drug) => drug.toCome.map(({ filledOn }) => filledOn)),
  };
}

test('an order counts toward the year in which it is filled, as soon as it is placed', () => {
  expect(countedAfter(0, true).year).not.toEqual(countedAfter(0, false).year);
});

test('in January an order of December that has not shipped counts no more', () => {
  const [ordered, without] = [countedAfter(1, true), countedAfter(1, false)];
  expect(ordered.year).toEqual(without.year);
  expect(ordered.met).toEqual(without.met);
  expect(ordered.toCome.filter((day) => day < '2027-01-01')).toEqual([]);
});

test('in January an order of December that shipped counts no more', () => {
  const [ordered, without] = [countedAfter(12, true), countedAfter(12, false)];
  expect(ordered.year).toEqual(without.year);
  expect(ordered.memberPaid).toBe(without.memberPaid);
  expect(ordered.countedThrough).toBe(without.countedThrough);
});
