import { partsOf } from './page-parts';

test('the items of a list are apart from each other', () => {
  const [part] = partsOf('## Before\n\n- Keep **it** dry.\n- Write it down.');
  expect(part).toMatchObject({ lead: 'Keep it dry. Write it down.' });
});
