import { formularyOf } from './formularies';

test.each([
  ['GHH2001', 'formularyGhh2001And2002'],
  ['GHH2002', 'formularyGhh2001And2002'],
  ['GHH0003', 'formularyGhh0003'],
  ['GHH0004', 'formularyGhh0004And0005'],
  ['GHH0005', 'formularyGhh0004And0005'],
  [' ghh0003 ', 'formularyGhh0003'],
  ['GHH0006', null],
  ['', null],
  [undefined, null],
])('the formulary page of %s is %s', (planName, link) => {
  expect(formularyOf(planName)).toBe(link);
});
