import { withoutSalt } from './drug-salts';

test.each([
  ['losartan potassium', 'losartan'],
  ['losartan potasico', 'losartan'],
  ['levotiroxina sodica', 'levotiroxina'],
  ['clorhidrato de metformina', 'metformina'],
  ['besilato de amlodipino', 'amlodipino'],
  ['metformin hcl er', 'metformin er'],
  ['losartan', 'losartan'],
  ['vacuna contra la gripe', 'vacuna contra la gripe'],
  ['sodium chloride', 'sodium chloride'],
  ['cloruro de potasio', 'cloruro de potasio'],
])('"%s" without its salt is "%s"', (name, left) => {
  expect(withoutSalt(name)).toBe(left);
});
