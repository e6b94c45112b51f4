import { securityLines } from './security-lines';
import { ourFiles, textOf } from './workspace';

export const securityDocument = 'docs/security.md';

interface HeldBy {
  file: string;
  title: string;
}

const titles = /(['"`])security (\d+(?:, \d+)*)\b[:,]?\s*((?:\\.|(?!\1).)*)\1/g;

/** Number of a line → the tests whose titles name it: `security 5: …` or `security 22, 29: …`. */
export function testsByLine(): Map<number, HeldBy[]> {
  const found = new Map<number, HeldBy[]>();
  for (const file of ourFiles(/^(apps|libs|tools)\/.*\.(test|contract|e2e)\.(ts|tsx|mjs)$/)) {
    for (const [, , numbers = '', title = ''] of textOf(file).matchAll(titles)) {
      for (const number of numbers.split(', ').map(Number)) {
        found.set(number, [...(found.get(number) ?? []), { file, title: plain(title) }]);
      }
    }
  }
  return found;
}

/** The document as it has to be, from the lines and the titles, before it is formatted. */
export function securityTable(): string {
  const tests = testsByLine();
  let number = 0;
  const parts = securityLines.map(({ part, lines }) =>
    [
      `## ${part}`,
      '',
      '| Line | What holds | Test file | Tests |',
      '| --- | --- | --- | --- |',
      ...lines.flatMap((line) => {
        number += 1;
        return rows(number, line, tests.get(number) ?? []);
      }),
    ].join('\n'),
  );
  return [introduction, ...parts].join('\n\n');
}

const introduction = `# Security and reliability, line by line

What is promised, and the tests that hold it. A test says in its title which line it holds, such as \`security 5: …\`; this page is made of those titles by \`npm run security-table\`, and a check fails when a line has no test or the page is not up to date. Figures of the last part: [reliability](reliability.md).`;

/** One row for each file; the first names the line. */
function rows(number: number, line: string, tests: readonly HeldBy[]): string[] {
  const byFile = new Map<string, string[]>();
  for (const { file, title } of tests) byFile.set(file, [...(byFile.get(file) ?? []), title]);
  const places = byFile.size > 0 ? [...byFile] : [['', []] as const];
  return places.map(([file, titlesThere], index) => {
    const first = index === 0 ? `${number} | ${line}` : ' | ';
    return `| ${first} | ${file && `\`${file}\``} | ${titlesThere.join('; ')} |`;
  });
}

/** A title as a reader of a table is to see it. */
function plain(title: string): string {
  return title
    .replace(/\\(.)/g, '$1')
    .replace(/\|/g, '\\|')
    .replace(/([<*_`])/g, '\\$1');
}
