import { repositoryFixtures } from '@portal/testing';
import { fillIn, formFor } from './use-text';
import { type Language, textAt } from '.';
import './drug-amounts.text';
import { amountLabel, daysLabel } from './drug-amounts';

const inLanguage = (language: Language) =>
  ((key: string, values: { count: number }) =>
    fillIn(
      formFor(textAt(language, key)!, values.count, language),
      values,
      language,
    )) as unknown as Parameters<typeof amountLabel>[2];

test.each([
  ['en', 30, 'ER tablet', '30 tablets'],
  ['en', 1, 'capsule', '1 capsule'],
  ['en', 2.5, 'eye drops', '2.5 mL'],
  ['en', 1000, 'ointment', '1,000 g'],
  ['en', 12, 'a form without a unit', '12 units'],
  ['en', null, 'tablet', ''],
  ['es', 30, 'ER tablet', '30 tabletas'],
  ['es', 1, 'pen', '1 pluma'],
] as const)('in %s %s of the form %s is "%s"', (language, quantity, form, label) => {
  expect(amountLabel(quantity, form, inLanguage(language))).toBe(label);
});

test('every form that the drug service knows is counted in a unit', () => {
  const { products } = repositoryFixtures().scenarios.get('visitor')!.drugs;
  const forms = [...new Set(products.map(({ form }) => form))];
  const t = inLanguage('en');
  expect(forms.filter((form) => amountLabel(2, form, t) === '2 units')).toEqual([]);
});

test.each([
  ['en', 1, '1 day'],
  ['en', 30, '30 days'],
  ['es', 1, '1 día'],
  ['es', null, ''],
] as const)('in %s %s days are "%s"', (language, days, label) => {
  expect(daysLabel(days, inLanguage(language))).toBe(label);
});
