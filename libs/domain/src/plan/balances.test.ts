import {
  barWidth,
  isMetByFamily,
  limitProgress,
  ownBalance,
  percentMet,
  type PersonBalance,
  remainingOf,
  spendingLimits,
} from './balances';
import { agreedAmounts, contradictedLimits } from './agreed-amounts';
import { listedBalances } from './listed-balances';

const person = (
  memberNumber: string,
  firstName: string,
  deductible: number | null,
  pm: number | null,
): PersonBalance => ({
  member: {
    sub: memberNumber.endsWith('1') ? 'S' : 'D',
    firstName,
    lastName: 'Sampleton',
    dob: '1980-01-01',
    memberNumber,
  },
  deductible,
  pm,
});

const family = [person('M1', 'Marisol', 1500, 1868.4), person('M2', 'Theo', 640, 640)];
const plan = {
  individualDeductible: 1500,
  individualOOPMax: 4000,
  familyDeductible: 3000,
  familyOOPMax: 8000,
};
const marisol = { memberId: 'M1', firstName: 'MARISOL', lastName: 'SAMPLETON' };

describe('limits by balances and user info', () => {
  const info = {
    retailInNetworkIndividualDeductibleAmount: 1500,
    retailInNetworkIndividualMbrOOPAmount: 4000,
    retailInNetworkFamilyDeductibleAmount: 3000,
    retailInNetworkFamilyMbrOOPAmount: 8000,
  };

  test('are the same from both, or from the one that has them', () => {
    expect(agreedAmounts(plan, info)).toEqual(plan);
    expect(agreedAmounts(plan, null)).toEqual(plan);
    expect(agreedAmounts({ ...plan, individualOOPMax: null }, info)).toEqual(plan);
    const silent = { ...info, retailInNetworkFamilyMbrOOPAmount: null };
    expect(agreedAmounts({ ...plan, familyOOPMax: 'none' }, silent).familyOOPMax).toBe('none');
    const zero = { ...info, retailInNetworkFamilyMbrOOPAmount: 0 };
    expect(agreedAmounts(plan, zero)).toEqual(plan);
    expect(agreedAmounts({ ...plan, familyOOPMax: 'none' }, zero).familyOOPMax).toBe('none');
  });

  test.each(['none', 7000] as const)('are not known where %s contradicts', (familyOOPMax) => {
    const contradicted = { ...plan, familyOOPMax };
    expect(agreedAmounts(contradicted, info)).toEqual({ ...plan, familyOOPMax: null });
    expect(contradictedLimits(contradicted, info)).toEqual(['familyOOPMax']);
  });

  test('contradict nothing where one of both is silent', () => {
    expect(contradictedLimits(plan, info)).toEqual([]);
    expect(contradictedLimits(plan, null)).toEqual([]);
    expect(contradictedLimits({ ...plan, familyOOPMax: null }, info)).toEqual([]);
  });
});

describe('balances', () => {
  test.each([
    [0, 3000, 0, 0],
    [60, 3000, 2, 0],
    [61.5, 3000, 2.05, 0.05],
    [2140, 3000, 71.33, 69.33],
    [1868.4, 4000, 46.71, 44.71],
    [2508.4, 8000, 31.36, 29.36],
    [1500, 1500, 100, 98],
    [1600, 1500, 100, 98],
    [-5, 1500, 0, 0],
    [100, 0, 0, 0],
    [100, null, 0, 0],
  ])('%d met of %j is %d percent and a bar of %d', (met, maximum, percent, width) => {
    expect(percentMet(met, maximum)).toBeCloseTo(percent, 2);
    expect(barWidth(percentMet(met, maximum))).toBeCloseTo(width, 2);
  });

  test.each([
    [3000, 2140, 860],
    [4000, 1868.4, 2131.6],
    [1500, 1600, 0],
    [null, 100, 0],
  ])('of %j, with %d met, %d remain', (maximum, met, expected) => {
    expect(remainingOf(maximum, met)).toBe(expected);
  });

  test('a limit says what is met and left, and its two bar parts fill the bar', () => {
    expect(limitProgress(2140, 3000)).toMatchObject({
      met: 2140,
      maximum: 3000,
      remaining: 860,
      isMet: false,
    });
    const { greenfilledVal, whitefilledVal } = limitProgress(2140, 3000);
    expect(greenfilledVal + whitefilledVal).toBe(100);
  });

  test.each([
    ['nothing met yet', 0, 1500, { met: 0, remaining: 1500, isMet: false }],
    ['the met amount is unknown', null, 1500, { met: null, isMet: false, percent: 0 }],
    ['the met amount is unknown, and there is nothing to meet', null, 0, { met: 0, isMet: true }],
    ['met to the cent', 1500, 1500, { remaining: 0, isMet: true }],
    ['one cent short', 1499.99, 1500, { remaining: 0.01, isMet: false }],
    ['a plan without this deductible', 0, 0, { remaining: 0, isMet: true, percent: 0 }],
    ['no plan amount named', 12, null, { met: 12, maximum: null, isMet: false }],
  ])('%s', (_, met, maximum, expected) => {
    expect(limitProgress(met, maximum)).toMatchObject(expected);
  });

  test('own entry: by number, by name, the only one, and never a guess', () => {
    const theo = { memberId: 'X9', firstName: 'theo', lastName: ' sampleton' };
    const stranger = { memberId: 'X9', firstName: 'Noor', lastName: 'Elsewhere' };
    expect(ownBalance(family, marisol)).toBe(family[0]);
    expect(ownBalance(family, theo)).toBe(family[1]);
    expect(ownBalance(family, stranger)).toBeUndefined();
    expect(ownBalance(family.slice(0, 1), stranger)).toBe(family[0]);
    expect(ownBalance([], marisol)).toBeUndefined();
    const twins = [person('M3', 'Ana', 1, 1), person('M4', 'Ana', 2, 2)];
    expect(ownBalance(twins, { memberId: '', firstName: 'Ana', lastName: 'Sampleton' })).toBe(
      undefined,
    );
  });

  test('a family mid-deductible has four limits that tie out', () => {
    const { deductible, outOfPocket } = spendingLimits(
      { balance: family, planInfo: plan },
      marisol,
    );
    expect(deductible.individual).toMatchObject({ isMet: true, remaining: 0 });
    expect(deductible.family).toMatchObject({ met: 2140, remaining: 860 });
    expect(outOfPocket.individual).toMatchObject({ met: 1868.4, remaining: 2131.6 });
    expect(outOfPocket.family).toMatchObject({ met: 2508.4, remaining: 5491.6 });
  });

  test('a family total with an unknown part is unknown', () => {
    const { deductible } = spendingLimits(
      { balance: [...family, person('M3', 'Rafael', null, 5)], planInfo: plan },
      marisol,
    );
    expect(deductible.family).toMatchObject({ met: null, isMet: false });
  });

  test.each([null, 'none'] as const)('a family maximum of %s gives the bar alone', (none) => {
    const without = { ...plan, familyDeductible: none, familyOOPMax: none };
    const { deductible, outOfPocket } = spendingLimits(
      { balance: family, planInfo: without },
      marisol,
    );
    expect(outOfPocket.family).toMatchObject({ met: 2508.4, maximum: null, remaining: 0 });
    expect(outOfPocket.family?.greenfilledVal).toBeCloseTo((2508.4 / 4000) * 100 - 2);
    // 2140 dollars of the individual 1500 fill the bar, and meet nothing.
    expect(deductible.family).toMatchObject({ greenfilledVal: 98, isMet: false });
    expect(isMetByFamily(deductible.individual, deductible.family)).toBe(false);
  });

  test('a person alone has no family limit', () => {
    const alone = { balance: family.slice(0, 1), planInfo: plan };
    expect(spendingLimits(alone, marisol).deductible.family).toBeNull();
  });

  test('a family of which not everyone is listed has the sums of everyone', () => {
    const answer = {
      balance: family.slice(0, 1),
      familyPaid: { deductible: 2140, pm: 2508.4 },
      planInfo: plan,
    };
    const { deductible, outOfPocket } = spendingLimits(answer, marisol);
    expect(deductible.family).toMatchObject({ met: 2140, remaining: 860 });
    expect(outOfPocket.family).toMatchObject({ met: 2508.4, remaining: 5491.6 });
  });
});

describe('whose amounts a person sees', () => {
  const [self, spouse, child] = [
    person('M1', 'Marisol', 1, 1),
    person('M2', 'Rafael', 1, 1),
    person('M3', 'Theo', 1, 1),
  ];
  child.member.dob = '2013-06-14';
  const answer = { balance: [self, spouse, child] };
  const seenBy = (memberId: string, firstName: string, isActing = false) =>
    listedBalances(answer, { memberId, firstName, lastName: 'Sampleton' }, '2026-11-05', isActing);

  test('the subscriber: those of everyone, and own claims and those of minors', () => {
    expect(seenBy('M1', 'Marisol')).toEqual({
      listed: [self, spouse, child],
      shared: [self, child],
      leavesOut: false,
    });
  });

  test.each<[string, Parameters<typeof seenBy>, PersonBalance[]]>([
    ['who acts for the subscriber', ['M1', 'Marisol', true], [self, child]],
    ['a dependent', ['M2', 'Rafael'], [spouse]],
    ['who acts for a dependent', ['M3', 'Theo', true], [child]],
    ['a member who is not found', ['M9', 'Nadia'], []],
  ])('%s: no other adult’s', (_who, reader, expected) => {
    expect(seenBy(...reader)).toEqual({ listed: expected, shared: expected, leavesOut: true });
  });

  test('the service leaves people out, too', () => {
    const reader = { memberId: 'M1', firstName: 'Marisol', lastName: 'Sampleton' };
    const familyPaid = { deductible: 3, pm: 3 };
    const left = { balance: [self, child], familyPaid };
    expect(listedBalances(left, reader, '2026-11-05', true)).toMatchObject({ leavesOut: true });
  });
});
