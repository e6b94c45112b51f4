import { partsOf } from './use-content-items';

test('a heading has the other names of its term', () => {
  const [part] = partsOf('## Drug list {#drug-list also="Lista" words="formulary, formulario"}');
  expect(part?.heading).toEqual({
    text: 'Drug list',
    id: 'drug-list',
    also: 'Lista',
    words: 'formulary, formulario',
  });
});

test('the items of a list are apart from each other', () => {
  const [part] = partsOf('## Before\n\n- Keep **it** dry.\n- Write it down.');
  expect(part).toMatchObject({ lead: 'Keep it dry. Write it down.' });
});
