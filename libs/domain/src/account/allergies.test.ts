import {
  type Allergy,
  allergyChoice,
  allergyNamed,
  allergyProblem,
  allergiesNamed,
  chosenAllergies,
  findAllergy,
  reactionProblem,
} from './allergies';

const hives: Allergy = { ...allergyNamed('penicillin'), reaction: ' Hives ', severity: 'severe' };

test('a common name is written as the record has it; any other stays, without blanks around it', () => {
  expect(allergyNamed(' LATEX ').name).toBe('Latex');
  expect(allergyNamed(' Bee stings ')).toEqual({
    name: 'Bee stings',
    spanishName: '',
    reaction: '',
    severity: 'unknown',
  });
  expect(allergyNamed('Amoxicillin', 'Amoxicilina').spanishName).toBe('Amoxicilina');
});

test.each([
  ['Penicillin', ' PENICILLIN'],
  ['Bee stings', 'bée  stings'],
  ['Atorvastatin', 'atorvastatina'],
  ['Latex', 'Látex'],
])('%s is found as %j', (name, typed) => {
  const spanishName = name === 'Atorvastatin' ? 'Atorvastatina' : '';
  expect(findAllergy([hives, allergyNamed(name, spanishName)], typed)?.name).toBe(name);
  expect(findAllergy([allergyNamed(name, spanishName)], 'Eggs')).toBeUndefined();
});

test('names alone keep what is on record, and each counts once', () => {
  expect(allergiesNamed(['penicillin', 'Eggs', 'PENICILLIN'], [hives])).toEqual([
    hives,
    allergyNamed('Eggs'),
  ]);
});

test('an empty record says that there are none only after it was reviewed', () => {
  expect(allergyChoice([], true)).toEqual({ none: true, entries: [] });
  expect(allergyChoice([], false)).toEqual({ none: false, entries: [] });
  expect(allergyChoice([hives], true)).toEqual({ none: false, entries: [hives] });
});

test('“none” excludes every entry, and the reaction is saved without blanks around it', () => {
  expect(chosenAllergies({ none: true, entries: [hives] })).toEqual([]);
  expect(chosenAllergies({ none: false, entries: [hives] })).toEqual([
    { name: 'Penicillin', spanishName: '', reaction: 'Hives', severity: 'severe' },
  ]);
});

const named = (names: readonly string[]) => names.map((name) => allergyNamed(name));
const many = [...Array(31).keys()].map(String);

test.each([
  ['nothing', { none: false, entries: [] }],
  [null, { none: true, entries: [] }],
  [null, { none: false, entries: [hives] }],
  ['tooMany', { none: false, entries: named(many) }],
  ['tooLong', { none: false, entries: named(['x'.repeat(101)]) }],
] as const)('the problem is %s', (problem, choice) => {
  expect(allergyProblem(choice)).toBe(problem);
});

test.each([
  ['x'.repeat(100), null],
  ['x'.repeat(101), 'tooLong'],
  ['a\u0007b', 'characters'],
])('the problem of the reaction %j is %s', (reaction, problem) => {
  expect(reactionProblem({ ...hives, reaction: ` ${reaction} ` })).toBe(problem);
});
