import type { TierCharge } from './benefit-charge';
import { mailSaving } from './mail-saving';

const charge = (pharmacy: 'retail' | 'mail', copay: number | null, days = 90): TierCharge => ({
  pharmacy,
  days,
  copay,
  coinsurancePercent: copay === null ? 25 : null,
  atLeast: null,
  atMost: null,
});
const tier = (number: number, ...costs: TierCharge[]) => ({
  tier: number,
  deductibleApplies: true,
  costs,
});

test('the first tier that costs less by mail says how much less, to the cent', () => {
  const same = tier(1, charge('retail', 30), charge('mail', 30));
  const less = tier(2, charge('retail', 30.3), charge('mail', 20.1));
  const more = tier(3, charge('retail', 120), charge('mail', 20));
  expect(mailSaving([same, less, more])).toEqual({ tier: 2, saved: 10.2 });
});

test.each([
  ['a share in percent', tier(4, charge('retail', null), charge('mail', 20))],
  ['no 90 days at a pharmacy', tier(4, charge('retail', 30, 30), charge('mail', 20))],
  ['as many months of 84 days by mail', tier(4, charge('retail', 30), charge('mail', 20, 84))],
  ['as many months of 100 days', tier(4, charge('retail', 30, 100), charge('mail', 20, 100))],
  ['no home delivery', tier(4, charge('retail', 30))],
])('a tier with %s is not compared', (_what, each) => {
  expect(mailSaving([each])).toBeNull();
});
