import { strengthText } from './strength';

test.each([
  ['100 units/mL', '100 unidades/mL'],
  ['1 unit', '1 unidad'],
  ['20 mg', '20 mg'],
  ['', ''],
])('the strength %p is %p in Spanish, and as it came in English', (strength, spanish) => {
  expect(strengthText(strength, 'es')).toBe(spanish);
  expect(strengthText(strength, 'en')).toBe(strength);
});
