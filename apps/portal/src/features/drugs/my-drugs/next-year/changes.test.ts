import type { MyDrug } from '../my-drugs.requests';
import { changesOf } from './changes';

const drug = (change: Partial<MyDrug>) =>
  ({
    state: 'current',
    rules: null,
    price: { agreedPrice: 8, youPay: 8, planPays: 0, deductible: 8 },
    yearDays: 360,
    yearCost: 0,
    nextYear: { rules: null, yearCost: 0 },
    ...change,
  }) as MyDrug;

test.each([
  ['is taken all year', {}, 1],
  ['has no price now, so that its year is not known', { price: null, yearDays: null }, 1],
  ['is a short course, which has no year', { yearDays: null }, 0],
  ['is not taken any more', { state: 'stopped' }, 0],
  ['has no figures of next year', { nextYear: null }, 0],
] as const)('of a drug that %s', (_what, change, count) => {
  expect(changesOf([drug(change)])).toHaveLength(count);
});
