import { claimFacts } from './claims';
import { costFacts, limitFacts } from './limits';
import { claim, family, paid, world } from './testing-world';
import type { Json } from '../world/world';

describe('what was paid', () => {
  const facts = claimFacts(
    world(
      [
        claim('A', 'F1-01', '2026-03-02', paid('40.00', '40.00', '6.00')),
        claim('B', 'F1-02', '2026-03-09', paid('0.00', '12.50')),
        claim('C', 'F1-01', '2026-04-01', paid('0.00', '99.00'), { CLAIM_STATUS: 'REJECTED' }),
        claim('D', 'F1-01', '2026-04-02', paid('-15.00', '-15.00'), { CLAIM_STATUS: 'REVERSED' }),
        claim('E', 'F1-01', '2025-12-30', paid('7.00', '7.00')),
        claim('F', 'F1-01', '2026-12-01', paid('7.00', '7.00')),
      ],
      family,
    ),
  );

  test.each([
    ['paidThisYear own 2026', '25.00'],
    ['paidThisYear member-1 2026', '12.50'],
    ['paidThisYear family 2026', '37.50'],
    ['paidThisYear own 2025', '7.00'],
    ['paidIn own 2026-03', '40.00'],
    ['paidIn own 2026-04', '-15.00'],
    ['paidIn family 2026-03', '52.50'],
    ['paidIn own 2026-05', '0.00'],
    ['planPaidInYear own 2026', '6.00'],
    ['claimStatus C', 'rejected'],
  ])('%s is %s', (key, value) => expect(facts.get(key)).toBe(value));

  test('what lies after the day is not there yet', () =>
    expect(facts.has('claimDay F')).toBe(false));

  test('a paid claim without an amount leaves the sum unknown', () => {
    const unknown = claimFacts(
      world([claim('A', 'F1-01', '2026-03-02', paid('0.00', 'null'))], family),
    );
    expect(unknown.get('paidThisYear own 2026')).toBe('?notSent');
  });

  test('a paid claim without a day leaves each sum unknown', () => {
    const claims = [
      claim('A', 'F1-01', '2026-03-02', paid('6.00', '40.00')),
      claim('B', 'F1-01', 'null', paid('35.00', '15.00')),
    ];
    const facts = claimFacts(world(claims, family));
    for (const key of ['paidThisYear own 2026', 'paidIn own 2026-03', 'planPaidInYear own 2026']) {
      expect(facts.get(key)).toBe('?notSent');
    }
  });
});

describe('limits', () => {
  const claims = [
    claim('A', 'F1-01', '2026-02-01', paid('500.00', '560.00')),
    claim('B', 'F1-02', '2026-02-02', paid('300.00', '330.00')),
    claim('C', 'F1-01', '2026-02-03', { ...paid('0.00', '50.00'), brandDifferenceAmount: '30.00' }),
  ];

  test.each([
    ['countedTo own deductible', '500.00'],
    ['countedTo own outOfPocket', '580.00'],
    ['leftOf own outOfPocket', '420.00'],
    ['countedTo family outOfPocket', '910.00'],
    ['leftOf member-1 deductible', '200.00'],
    ['metBy own deductible', 'individual'],
    ['metBy member-1 deductible', 'family'],
    ['metBy family outOfPocket', 'no'],
  ])('%s is %s', (key, value) => expect(limitFacts(world(claims, family)).get(key)).toBe(value));

  test.each([
    ['claimCounted B outOfPocket', '330.00'],
    ['claimCounted C outOfPocket', '20.00'],
    ['countedBefore B member-1 outOfPocket', '0.00'],
    ['countedBefore B family outOfPocket', '560.00'],
    ['countedAfter B family outOfPocket', '890.00'],
    ['metAfter A own deductible', 'yes'],
    ['metAfter A family deductible', 'no'],
    ['metAfter B family deductible', 'yes'],
    ['metAfter C own outOfPocket', 'no'],
  ])('after each claim %s is %s', (key, value) =>
    expect(limitFacts(world(claims, family)).get(key)).toBe(value),
  );

  test('a brand difference counts where the benefits say so', () => {
    const benefits = { 'benefits.getSummary': { brandDifferenceCounts: 'true' } };
    const facts = limitFacts(world(claims, family, benefits));
    expect(facts.get('countedTo own outOfPocket')).toBe('610.00');
    const unsent = limitFacts(world(claims, family, { 'benefits.getSummary': null }));
    expect(unsent.has('countedTo own outOfPocket')).toBe(false);
    expect(unsent.get('countedTo member-1 outOfPocket')).toBe('330.00');
  });

  test('a family without a limit meets it for no one', () => {
    const facts = limitFacts(world(claims, { ...family, familyDeductible: null }));
    expect(facts.get('limitOf family deductible')).toBe('?noLimit');
    expect(facts.get('metBy member-1 deductible')).toBe('no');
    expect(facts.get('countedTo family deductible')).toBe('800.00');
  });

  test('a limit that is shared with medical care counts the dated medical amounts', () => {
    const balances = (medicalAmounts: unknown) =>
      world(claims, family, {
        'user.getMemberInfo': { memebrId: 'F1', personCd: '01', oOPRxMedCombined: 'true' },
        'balances.getBenefitBalance': {
          balance: [{ member: { sub: 'S', memberNumber: 'F1-01' } }],
          planInfo: family,
          medicalAmounts,
        },
      });
    const on = (day: string) => ({ memberNumber: 'F1-01', on: day, outOfPocket: '100.00' });
    const stated = limitFacts(balances([on('2026-05-01'), on('2025-05-01'), on('2026-12-01')]));
    expect(stated.get('countedTo own outOfPocket')).toBe('680.00');
    expect(limitFacts(balances(undefined)).has('countedTo own outOfPocket')).toBe(false);
  });

  test('what a fill costs from now on follows the deductible, then the limit', () => {
    const now = (list: readonly Json[], info = family) => costFacts(world(list, info));
    expect(now([]).get('fillCostNow own')).toBe('full');
    expect(now([]).get('fullPriceUntil own')).toBe('500.00');
    expect(now(claims).get('fillCostNow member-1')).toBe('share');
    const over = [claim('A', 'F1-02', '2026-02-01', paid('500.00', '1500.00'))];
    expect(now(over).get('fillCostNow own')).toBe('nothing');
    expect(now(over).get('nothingThrough own')).toBe('2026-12-31');
  });
});
