import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anchorOf, ourFiles, root, textOf } from './workspace';

const documents = ourFiles(/\.md$/).filter((file) => !file.startsWith('fixtures/'));

const anchorsIn = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading as string));

const linksIn = (file: string) =>
  [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target as string);

/**
 * Words in backquotes that look like a path of this repository: `apps/bff/src/main.ts`. What a build makes is not
 * there yet, and files that a recipe creates need not be.
 */
const pathsIn = (file: string) =>
  [
    ...withoutCreated(textOf(file)).matchAll(
      /`((?:apps|libs|tools|fixtures|docs|pacts)\/[\w./-]+)`/g,
    ),
  ]
    .map(([, path]) => path as string)
    .filter((path) => !path.split('/').includes('dist'));

const withoutCreated = (text: string) => {
  const created = [...text.matchAll(/^\d+\. Create (`[^`]+`)/gm)].map(([, path]) => path as string);
  return created.reduce((rest, path) => rest.replaceAll(path, ''), text);
};

interface Finding {
  line: string;
  tests: string;
}

/** Tables whose last column names tests. */
const tables = ['docs/findings.md', 'docs/drug-screens.md'];

/** The rows of a table: their first and their last column. */
const findings = (file: string): Finding[] =>
  [...textOf(file).matchAll(/^\| ([A-Z]+\d+) .*\| (.+?) +\|$/gm)].map(([, line, tests]) => ({
    line: line as string,
    tests: tests as string,
  }));

const tests = ourFiles(/\.(test\.tsx?|e2e\.ts|test\.yml)$/);

/**
 * What a row names that is not there: `FILE › TITLE; › TITLE; FILE`, where a title may be the name of a suite, and
 * three dots leave its end out. A drill or a command is not a test.
 */
function missingIn({ line, tests: named }: Finding): string[] {
  let file = '';
  return named.split('; ').flatMap((each) => {
    if (/^(drill )?`/.test(each)) return [];
    const [name = '', title = ''] = each.split(/ ?› /);
    if (name !== '') {
      const found = tests.filter((path) => path === name || path.endsWith(`/${name}`));
      if (found.length !== 1) return [`${line}: ${name} is the name of ${found.length} files`];
      file = found[0] as string;
    }
    const start = title.replace(/ …$/, '');
    return textOf(file).includes(start) ? [] : [`${line}: ${file} › ${title}`];
  });
}

describe('documents', () => {
  test.each(documents)('every link in %s leads somewhere', (file) => {
    const broken = linksIn(file)
      .filter((target) => !/^(https?|mailto):/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#');
        const full = path === '' ? file : join(dirname(file), path);
        if (!existsSync(join(root, full))) return true;
        return anchor !== undefined && !anchorsIn(full).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  test.each(documents)('every path that %s names is there', (file) => {
    expect(pathsIn(file).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test.each(ourFiles(/^docs\/decisions\/.*\.md$/))(
    'the decision %s has its number, date, status and parts',
    (file) => {
      expect(file).toMatch(/\/\d{3}-[a-z0-9-]+\.md$/);
      const text = textOf(file);
      expect(text).toMatch(/^# \d{3} · /);
      expect(text).toMatch(
        /^Date: \d{4}-\d{2}-\d{2} · Status: (accepted(, replaces .+)?|replaced by .+)$/m,
      );
      for (const part of ['Context', 'Decision', 'Consequences', 'The check that holds it']) {
        expect(text).toContain(`## ${part}\n`);
      }
    },
  );

  test('no two decisions have one number', () => {
    const numbers = ourFiles(/^docs\/decisions\/\d{3}-/).map((file) => file.slice(15, 18));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  test.each(tables)('every test that %s names is there', (file) => {
    const rows = findings(file);
    expect(rows).not.toHaveLength(0);
    expect(rows.flatMap(missingIn)).toEqual([]);
  });
});
