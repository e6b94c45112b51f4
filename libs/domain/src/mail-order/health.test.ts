import { healthLines, healthProblem } from './health';

test('health information has one entry a line, and no more than the pharmacy takes', () => {
  expect(healthLines(' Latex \n\nPenicillin\n')).toEqual(['Latex', 'Penicillin']);
  const lines = Array.from({ length: 30 }, (_, index) => `Example ${index}`);
  expect(healthProblem(lines)).toBeNull();
  expect(healthProblem([...lines, 'one more'])).toBe('tooMany');
  expect(healthProblem(['x'.repeat(100)])).toBeNull();
  expect(healthProblem(['x'.repeat(101)])).toBe('tooLong');
});
