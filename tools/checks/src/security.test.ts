import { securityLines } from './security-lines';
import { securityDocument, securityTable, testsByLine } from './security-table';
import { textOf } from './workspace';

const tests = testsByLine();
const lines = securityLines.flatMap(({ lines: some }) => some);

/** A table without what only lays it out. */
const squeezed = (text: string) =>
  text
    .replace(/\\/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim();

describe('the lines of security and reliability', () => {
  test.each(lines.map((line, index) => [index + 1, line] as const))(
    'line %i has a test: %s',
    (number) => {
      expect(tests.get(number) ?? []).not.toEqual([]);
    },
  );

  test('no test names a line that does not exist', () => {
    expect([...tests.keys()].filter((number) => number < 1 || number > lines.length)).toEqual([]);
  });

  test('the page is up to date (npm run security-table writes it)', () => {
    expect(squeezed(textOf(securityDocument))).toBe(squeezed(securityTable()));
  });
});
