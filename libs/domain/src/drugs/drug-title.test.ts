import { composeDrugTitle } from './drug-title';

test.each([
  ['en', 'Lisinopril', 'tablet', 'Lisinopril 100 units tablet'],
  ['es', 'Lisinopril', 'tableta', 'Lisinopril 100 unidades, tableta'],
  ['en', 'Hydrocortisone cream', 'cream', 'Hydrocortisone cream 100 units'],
  ['es', 'Hidrocortisona en crema', 'crema', 'Hidrocortisona en crema 100 unidades'],
  ['es', 'Lisinopril', '', 'Lisinopril 100 unidades'],
] as const)('in %s the title of %s, %s, is %s', (language, name, form, title) => {
  expect(composeDrugTitle({ name, strength: '100 units', form }, language)).toBe(title);
});

test('a drug without a strength has its form behind a comma in Spanish', () => {
  const vaccine = { name: 'Vacuna contra la influenza', strength: '', form: 'jeringa precargada' };
  expect(composeDrugTitle(vaccine, 'es')).toBe('Vacuna contra la influenza, jeringa precargada');
});
