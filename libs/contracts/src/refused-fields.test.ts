import { refusedFieldsOf } from './refused-fields';

test('paths and codes of refused fields come through, and nothing else', () => {
  const fields = [
    { field: 'phone', problem: 'phone', value: '612' },
    { field: 'prescriptions.0.paid', problem: 'rule.paidAtMostCharged' },
    { field: 'signature.name', problem: 'signature' },
    { field: 'My name is Marisol', problem: 'missing' },
    { field: 'phone', problem: 'EVF00421787 is wrong' },
    { field: '__proto__', problem: 'missing' },
    null,
    'phone',
  ];
  expect(refusedFieldsOf({ fields })).toEqual([
    { field: 'phone', problem: 'phone' },
    { field: 'prescriptions.0.paid', problem: 'rule.paidAtMostCharged' },
    { field: 'signature.name', problem: 'signature' },
  ]);
});

test.each([null, undefined, 'text', {}, { fields: 'phone' }, { fields: {} }])(
  'a body %j names none',
  (body) => expect(refusedFieldsOf(body)).toEqual([]),
);
