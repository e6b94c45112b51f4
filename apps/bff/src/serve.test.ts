import { isMaintainedNode } from './serve';

test.each([
  ['20.20.2', false],
  ['22.13.0', true],
  ['24.21.0', true],
  ['26.10.0', true],
])('Node %s gets security fixes: %s', (version, isMaintained) => {
  expect(isMaintainedNode(version)).toBe(isMaintained);
});
