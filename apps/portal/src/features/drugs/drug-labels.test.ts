import { repositoryFixtures } from '@portal/testing';
import { formLabel } from './drug-labels';

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
