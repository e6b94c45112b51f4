import { englishSyllables, spanishSyllables } from '../reading/reading-grade.mjs';
import { easeOf, gradeOf, limits, pageGrades, readTexts } from './reading-grades';

const grounds = 'The law names the grounds of discrimination.';
const address = 'A postal address.';

/** Texts that stay above the limit, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/portal/src/shell/dialogs/modals.text.ts: modals.outOfNetwork':
    'The specification gives the words.',
  'forms.accessibility.steps.concern.fields.concern.options.grievance.hint': grounds,
  'fixtures/content/nondiscrimination/both.en-us.md, paragraph 2': grounds,
  'fixtures/content/nondiscrimination/both.en-us.md, paragraph 8': address,
  'fixtures/content/nondiscrimination/both.es-es.md, paragraph 8': address,
  'fixtures/content/nondiscrimination/both.en-us.md, paragraph 9': 'The full name of an office.',
  'fixtures/content/footer/medicare.en-us.md, paragraph 4': 'The code of an approval.',
};

const hard = readTexts.filter(({ language, text }) =>
  language === 'en' ? (gradeOf(text) ?? 0) > limits.grade : (easeOf(text) ?? 100) < limits.ease,
);

test('every text of eight words or more is at grade 7 or below, in Spanish at an ease of 60 or above', () => {
  expect(readTexts.length).toBeGreaterThan(4000);
  const found = hard.filter(({ place }) => !(place in exceptions));
  expect(found.map(({ place, language, text }) => `${place} (${language}): ${text}`)).toEqual([]);
});

test('every exception is still needed', () => {
  const places: string[] = hard.map(({ place }) => place);
  expect(Object.keys(exceptions).filter((place) => !places.includes(place))).toEqual([]);
});

test('the pages of text are at grade 6 or below on average', () => {
  const found = pageGrades().filter(({ grade }) => grade > 6);
  expect(found).toEqual([]);
});

test.each([
  ['You can order from December 16. We send it to your door.', 0, 5],
  [
    'Notwithstanding all prior consideration, reimbursement necessitates additional documentation.',
    12,
    99,
  ],
  ['Call us now.', null, null],
] as const)('%s has a grade from %s to %s', (text, from, to) => {
  const grade = gradeOf(text);
  if (from === null) return expect(grade).toBeNull();
  expect(grade).toBeGreaterThanOrEqual(from);
  expect(grade).toBeLessThanOrEqual(to);
});

test.each([
  ['Puede pedirlo desde el 16 de diciembre. Lo enviamos a su casa.', 70, 130],
  [
    'Independientemente de consideraciones administrativas extraordinarias, procederemos inmediatamente a reembolsarle.',
    -200,
    20,
  ],
] as const)('%s has an ease from %i to %i', (text, from, to) => {
  expect(easeOf(text)).toBeGreaterThan(from);
  expect(easeOf(text)).toBeLessThan(to);
});

test.each([
  ['tier', 1],
  ['charged', 1],
  ['table', 2],
  ['pharmacy', 3],
  ['changes', 2],
  ['needed', 2],
  ['usual', 3],
  ['you', 1],
])('"%s" has %i syllables', (word, count) => expect(englishSyllables(word)).toBe(count));

test.each([
  ['copago', 3],
  ['reclamación', 4],
  ['todavía', 4],
  ['quiere', 2],
  ['siguiente', 3],
  ['a', 1],
  ['día', 2],
  ['leer', 2],
])('«%s» tiene %i sílabas', (word, count) => expect(spanishSyllables(word)).toBe(count));
