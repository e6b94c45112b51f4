import { type FeatureFlag, featureFlags } from './feature-flags';
import { flagIdsOf, flagNamesOf } from './flag-names';

const rows = Object.entries<FeatureFlag>(featureFlags);

describe('the feature flags', () => {
  test('every number is from 1 to 301 and occurs once', () => {
    const ids = rows.map(([, { id }]) => id);
    expect(ids.filter((id) => !Number.isInteger(id) || id < 1 || id > 301)).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('exactly the numbers that the specification gives are not assumed', () => {
    const given = rows.filter(([, row]) => !row.assumed).map(([, { id }]) => id);
    expect(given.sort((a, b) => a - b)).toEqual([
      1, 2, 3, 6, 7, 37, 125, 182, 184, 187, 228, 300, 301,
    ]);
  });

  test('names and numbers lead to each other, and unknown numbers are left out', () => {
    expect(flagNamesOf([3, 299, 37])).toEqual(['claimsHistory', 'messageCenter']);
    expect(flagIdsOf(['messageCenter', 'claimsHistory'])).toEqual([3, 37]);
  });
});
