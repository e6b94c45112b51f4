import { ourFiles, textOf } from './workspace';

/** The patterns are split, so that this file does not match them. */
const anyOf = (...parts: string[]) => new RegExp(parts.join('|'));

const forbidden = [
  {
    what: 'a path of one machine',
    pattern: anyOf(
      '/ho' + 'me/[a-z]',
      '/Us' + 'ers/[A-Za-z]',
      '/ro' + 'ot/',
      '/wo' + 'rk/',
      '/tm' + 'p/',
    ),
    // The folder for temporary files comes from `os.tmpdir()`.
    files: /\.(ts|tsx|mjs|cjs|js|json|md|css|html|yml|sh)$|^\.ci\//,
  },
  {
    what: 'the host of a package registry',
    pattern: anyOf('registry\\.' + '[a-z]+\\.', 'npm' + 'mirror'),
    files: /./,
  },
  {
    what: 'work left undone or a check switched off',
    pattern: anyOf(
      '\\b(TO' + 'DO|FIX' + 'ME)\\b',
      '@ts-(ig' + 'nore|noch' + 'eck)',
      '(es|ox)lint-dis' + 'able',
    ),
    files: /\.(ts|tsx|mjs|cjs|css)$/,
  },
  {
    what: 'a word that no documentation uses',
    pattern: new RegExp(
      anyOf(
        '\\b(ane' +
          'w|late' +
          'ly|besi' +
          'de|somebo' +
          'dy|nobo' +
          'dy|whoe' +
          'ver|worth' +
          'less|belie' +
          'ved)\\b',
        '\\bof ou' +
          'rs\\b|\\bof (its|their) ow' +
          'n\\b|\\blets? go o' +
          'f\\b|\\bstands? in fo' +
          'r\\b',
        '\\bl(ie|ies) (in|next|over|under|at|further)\\b',
        '\\bstan' + 'ds? (in|on|next)\\b|\\bhappe' + 'nings?\\b|\\b(?<!under )way o' + 'n\\b',
      ),
      'i',
    ),
    files: /^(?!fixtures\/|docs\/licences).*\.(?<!\.text\.)(ts|tsx|mjs|css|md|yml|sh|conf)$/,
  },
  {
    what: 'a test that runs alone',
    pattern: anyOf('\\b(test|it|describe)\\.on' + 'ly\\b'),
    files: /\.(test|pact\.test|e2e)\.(ts|tsx|mjs)$/,
  },
];

/** Holds violations on purpose, as test data. */
const exempt = new Set(['tools/checks/src/rule-violations.ts']);

describe('words', () => {
  test.each(forbidden)('no file holds $what', ({ pattern, files }) => {
    const found = ourFiles(files)
      .filter((file) => !exempt.has(file))
      .flatMap((file) =>
        textOf(file)
          .split('\n')
          .map((line, index) => ({ place: `${file}:${index + 1}`, found: pattern.exec(line)?.[0] }))
          .filter(({ found }) => found !== undefined),
      );
    expect(found).toEqual([]);
  });
});
