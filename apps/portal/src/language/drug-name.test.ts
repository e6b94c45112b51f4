import { repositoryFixtures } from '@portal/testing';
import { textAt } from '.';
import './drug-forms.text';
import { drugTitle, drugTitles, formLabel, titleOfClaim } from './drug-name';

const keyOf = ((key: string) => key) as unknown as Parameters<typeof formLabel>[1];

test.each([
  ['ER tablet', 'drugForm.erTablet'],
  ['eye drops', 'drugForm.eyeDrops'],
  ['a form without a text', 'a form without a text'],
])('the label of the form %s is %s', (form, label) => {
  expect(formLabel(form, keyOf)).toBe(label);
});

test('every form that the drug service knows has a text', () => {
  const { products } = repositoryFixtures().scenarios.get('visitor')!.drugs;
  const forms = [...new Set(products.map(({ form }) => form))];
  expect(forms.filter((form) => formLabel(form, keyOf) === form)).toEqual([]);
});

test.each([
  ['en', 'Hydrocortisone cream', 'cream', 'Hydrocortisone cream 1 mg'],
  ['en', 'Metformin ER', 'ER tablet', 'Metformin ER 1 mg long-acting tablet'],
  ['es', 'Hidrocortisona en crema', 'cream', 'Hidrocortisona en crema 1 mg'],
  ['es', 'Metformina', 'ER tablet', 'Metformina 1 mg, tableta de liberación prolongada'],
  [
    'es',
    'Metformina de liberación prolongada',
    'ER tablet',
    'Metformina de liberación prolongada 1 mg, tableta',
  ],
] as const)('in %s the title of %s, %s, is %s', (language, drugName, drugForm, title) => {
  const t = ((key: string) => textAt(language, key)) as unknown as typeof keyOf;
  const drug = { drugName, spanishName: '', isBrand: false, strength: '1 mg', drugForm };
  expect(drugTitle(drug, language, t)).toBe(title);
});

test('a semicolon is between the titles of several drugs, which may have commas', () => {
  const t = ((key: string) => textAt('es', key)) as unknown as typeof keyOf;
  const drug = { drugName: 'Lisinopril', spanishName: '', isBrand: false, strength: '1 mg' };
  const drugs = ['tablet', 'cream'].map((drugForm) => ({ ...drug, drugForm }));
  expect(drugTitles(drugs, 'es', t)).toBe('Lisinopril 1 mg, tableta; Lisinopril 1 mg, crema');
});

test.each([
  ['en', 'Metformina', 'Metformin ER 500 mg tablet'],
  ['es', 'Metformina', 'Metformina 500 mg, tableta de liberación prolongada'],
  ['es', '', 'Metformin ER 500 mg tablet'],
] as const)('in %s a claim with the Spanish name "%s" is of %s', (language, spanishName, title) => {
  const t = ((key: string) => textAt(language, key)) as unknown as typeof keyOf;
  const parts = { spanishName, strength: '500 mg', drugForm: 'ER tablet' };
  expect(titleOfClaim({ drugName: 'Metformin ER 500 mg tablet', ...parts }, language, t)).toBe(
    title,
  );
});
