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

/** `npm run NAME` and `node FILE`, in sentences and in blocks of code. */
const commandsIn = (file: string) =>
  [
    ...textOf(file).matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)|\bnode ((?:tools|apps)\/\S+\.mjs)/g),
  ].map(([, script, path]) => ({ script, path }));
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

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

  test.each(documents.filter((file) => !file.startsWith('docs/decisions/')))(
    'every script and file that a command of %s names is there',
    (file) => {
      const missing = commandsIn(file).filter(({ script, path }) =>
        path === undefined ? !((script as string) in scripts) : !existsSync(join(root, path)),
      );
      expect(missing).toEqual([]);
    },
  );

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
});
