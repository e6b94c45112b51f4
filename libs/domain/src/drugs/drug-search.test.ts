import { createNameSearch, distanceToBeginning, isTypedName, readNdc } from './drug-search';

test.each([
  ['99005196002', '99005196002'],
  [' NDC 99005-1960-02 ', '99005196002'],
  ['ndc: 9905-1960-02', '09905196002'],
  ['99005-196-02', '99005019602'],
  ['99005-1960-2', '99005196002'],
  ['99005 1960 02', '99005196002'],
  ['9900519600', null],
  ['9905-196-02', null],
  ['atorvastatin 20', null],
])('"%s" is the NDC %s', (typed, ndc) => {
  expect(readNdc(typed)).toBe(ndc);
});

const drugs = [
  { names: ['atorvastatin', 'atorvastatina'] },
  { names: ['Lipestra'] },
  { names: ['acetaminophen', 'paracetamol', 'Acetámol'] },
  { names: ['lisinopril / hydrochlorothiazide', 'lisinopril con hidroclorotiazida'] },
  { names: ['lisinopril'] },
  { names: ['insulin glargine', 'insulina glargina'] },
  { names: ['prednisone', 'prednisona'] },
  { names: ['prednisolone', 'prednisolona'] },
  { names: ['spironolactone', 'espironolactona'] },
];
const search = createNameSearch(drugs);
const found = (typed: string) => search(typed).map(({ entry }) => entry.names[0]);

test.each([
  ['the beginning of a name', 'ator', ['atorvastatin']],
  ['any case and spaces', '  LIPestra ', ['Lipestra']],
  ['the Spanish name', 'atorvastatina', ['atorvastatin']],
  ['an accent that was typed, or left out', 'acetamol', ['acetaminophen']],
  ['the same with the accent', 'Acetámol', ['acetaminophen']],
  ['a later word', 'glarg', ['insulin glargine']],
  ['the exact name first', 'lisinopril', ['lisinopril', 'lisinopril / hydrochlorothiazide']],
  ['a letter left out', 'atorvstatin', ['atorvastatin']],
  ['two letters swapped', 'atrovastatin', ['atorvastatin']],
  [
    'a wrong letter in the beginning of a name',
    'lisinaprol',
    ['lisinopril / hydrochlorothiazide', 'lisinopril'],
  ],
  ['a short name with one wrong letter', 'lipes', ['Lipestra']],
  ['a drug of a claim, with strength and form', 'PREDNISONE 5 MG TABLET', ['prednisone']],
  ['a salt after the name', 'atorvastatin calcium', ['atorvastatin']],
  ['a salt in Spanish, with an accent', 'Atorvastatina cálcica', ['atorvastatin']],
  ['a salt before the name in Spanish', 'clorhidrato de prednisona', ['prednisone']],
  ['a salt with a typo in the name', 'atorvstatin calcium 20 mg', ['atorvastatin']],
  ['two of seven letters wrong: another drug', 'aspirin', []],
  ['two letters only: nothing yet', 'at', []],
  ['signs only', '<b>', []],
  ['something else', 'sunflower', []],
])('%s', (_case, typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

const vaccines = createNameSearch([
  { names: ['fluoxetine', 'fluoxetina'] },
  { names: ['influenza vaccine', 'vacuna contra la gripe'], everydayNames: ['flu', 'flu shot'] },
  { names: ['zoster vaccine'], everydayNames: ['shingles shot', 'vacuna contra la culebrilla'] },
  { names: ['warfarin'], everydayNames: ['blood thinner'] },
  { names: ['shingolimod'] },
]);

test.each([
  ['shingles', [['zoster vaccine', 'shingles shot']]],
  ['Culebrilla', [['zoster vaccine', 'vacuna contra la culebrilla']]],
  ['blood thiner', [['warfarin', 'blood thinner']]],
  ['gripe', [['influenza vaccine', undefined]]],
  ['zoster', [['zoster vaccine', undefined]]],
  [
    'flu',
    [
      ['influenza vaccine', 'flu'],
      ['fluoxetine', undefined],
    ],
  ],
  [
    'shing',
    [
      ['shingolimod', undefined],
      ['zoster vaccine', 'shingles shot'],
    ],
  ],
])('"%s" finds by an everyday name, and says which', (typed, expected) => {
  expect(vaccines(typed).map(({ entry, everydayName }) => [entry.names[0], everydayName])).toEqual(
    expected,
  );
});

test('a text of ten thousand letters is no drug and takes no time', () => {
  expect(found('x'.repeat(10_000))).toEqual([]);
});

test.each([
  ['kitten', 'sitten', 2, 1],
  ['kitten', 'sittings', 2, 2],
  ['kitten', 'sittings', 1, null],
  ['abcd', 'bacdefgh', 1, 1],
  ['lipestra', 'lip', 2, null],
  ['same', 'same', 0, 0],
])('from %s to the beginning of %s with at most %i: %s', (text, word, allowed, distance) => {
  expect(distanceToBeginning(text, word, allowed)).toBe(distance);
});

test.each([
  ['ator', true],
  ['Atorvastatina 20 mg tableta', true],
  ['statin', true],
  ['atrovastatin', false],
  ['atorvastatin calcium', true],
  ['20 mg', false],
  ['<>', false],
])('"%s" is in a name of atorvastatin: %s', (typed, expected) => {
  expect(isTypedName(['Atorvastatin', 'Atorvastatina'], typed)).toBe(expected);
});
