import { oracleFor, oracleIn } from './oracle';
import { withheldAtHomeDelivery, withheldIn } from '../world/people';
import { claim, family, paid, world } from './testing-world';
import { worldOf } from '../world/world';

const familyOf = (dob: string, personCd = '01', day = '2026-11-05') =>
  world([claim('A', 'F1-02', '2026-10-01', paid('10.00', '10.00'))], family, {
    day,
    'user.getMemberInfo': { memebrId: 'F1', personCd, planId: 'FAM-1500' },
    'balances.getBenefitBalance': {
      balance: [
        { member: { sub: 'S', memberNumber: 'F1-01', dob: '1978-03-02' } },
        { member: { sub: 'D', memberNumber: 'F1-02', dob } },
      ],
      planInfo: family,
    },
  });

test.each([
  ['an adult', familyOf('1976-09-21'), ['member-1']],
  ['who is 18 today', familyOf('2008-11-05'), ['member-1']],
  ['who is 18 tomorrow', familyOf('2008-11-06'), []],
  ['who is born on a February 29, before March', familyOf('2008-02-29', '01', '2026-02-28'), []],
  ['whose birth date is not known', familyOf(''), ['member-1']],
  ['the subscriber, of a dependent', familyOf('2013-06-14', '02'), ['member-0']],
] as const)('the claims that a member does not see are of %s', (_whose, told, expected) => {
  expect(withheldIn(told).map(({ who }) => who)).toEqual(expected);
});

test('of another adult no claim may be stated, and no sum of less than a year', () => {
  const facts = oracleIn(familyOf('1976-09-21'));
  expect(facts.get('claimPaid A')).toBe('?withheld');
  expect(facts.get('paidIn member-1 2026-10')).toBe('?withheld');
  expect(facts.get('paidThisYear member-1 2026')).toBe('10.00');
  expect(oracleIn(familyOf('2013-06-14')).get('claimPaid A')).toBe('10.00');
});

test.each([
  ['allows nothing', 'commercial-member', '?withheld'],
  ['allows it', 'family-authorized', '2'],
  ['no longer allows it', 'family-authorization-ended', '?withheld'],
])('home delivery of an adult who %s', (_what, scenario, refillsLeft) => {
  const others = withheldAtHomeDelivery(worldOf(scenario)).map(({ who }) => who);
  expect(others.includes('member-1')).toBe(refillsLeft === '?withheld');
  const facts = oracleFor(scenario);
  expect(facts.get('refillsLeft 4402167')).toBe(refillsLeft);
  expect(facts.get('refillsLeft 4402150')).toBe('3');
  // What they allow at home delivery opens nothing of their claims.
  expect(facts.get('paidIn member-1 2026-10')).toBe('?withheld');
});
