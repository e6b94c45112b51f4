import { choiceProblem, namesOf } from './health-list';
import { choiceOf, commonAllergies as table, commonConditions } from './health-names';

test('a list in the record is read as common entries and others, and written back the same', () => {
  const choice = choiceOf(table, ['latex', 'Penicillin', 'Bee stings'], true);
  expect(choice).toEqual({ none: false, common: ['latex', 'penicillin'], other: 'Bee stings' });
  expect(namesOf(table, choice)).toEqual(['Latex', 'Penicillin', 'Bee stings']);
});

test.each([
  ['an empty list that was reviewed', true],
  ['one that was not', false],
])('%s says that there are none: %s', (_what, isReviewed) => {
  expect(choiceOf(table, [], isReviewed)).toEqual({ none: isReviewed, common: [], other: '' });
});

test('“none” excludes all else, and what was chosen is not lost', () => {
  const choice = { none: true, common: ['latex'] as const, other: 'Bee stings' };
  expect(namesOf(table, choice)).toEqual([]);
  expect(namesOf(table, { ...choice, none: false })).toEqual(['Latex', 'Bee stings']);
});

test('a common name that was typed counts once', () => {
  const typed = { none: false, common: ['latex'] as const, other: ' LATEX \n\nبيض\nمكسرات' };
  expect(namesOf(table, typed)).toEqual(['Latex', 'بيض', 'مكسرات']);
});

test.each([
  [{ none: false, common: [], other: ' \n' }, 'nothing'],
  [{ none: true, common: [], other: '' }, null],
  [{ none: false, common: [], other: 'x'.repeat(101) }, 'tooLong'],
  [{ none: false, common: [], other: [...Array(31).keys()].join('\n') }, 'tooMany'],
] as const)('of %j the problem is %s', (choice, problem) => {
  expect(choiceProblem(commonConditions, choice)).toBe(problem);
});
