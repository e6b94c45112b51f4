import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { withTextsOf } from '../vite/split-texts.ts';
import { createTextFinder } from './imported-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>) {
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
}
const textsOf = (path: string) =>
  createTextFinder()(join(root, path)).map((file) => relative(root, file));

describe('the texts of a screen', () => {
  test('are those that its static imports lead to, not those of types and of lazy code', () => {
    write({
      'claims/screen.ts': `export { ClaimsScreen as Screen } from './ClaimsScreen';`,
      'claims/ClaimsScreen.tsx': `
        import claimsText from './claims.text';
        import type typedText from './typed.text';
        import { type Other } from './other';
        import { Card } from '../ui';
        export const ClaimsScreen = () => { void import('./lazy'); };`,
      'claims/lazy.ts': `import './lazy.text';`,
      'claims/other.ts': `import './other.text';`,
      'ui/index.ts': `export * from './Card';`,
      'ui/Card.tsx': `import uiText from './ui.text';`,
      ...Object.fromEntries(
        ['claims/claims', 'claims/typed', 'claims/lazy', 'claims/other', 'ui/ui'].map((name) => [
          `${name}.text.ts`,
          '',
        ]),
      ),
    });
    expect(textsOf('claims/screen.ts')).toEqual(['claims/claims.text.ts', 'ui/ui.text.ts']);
  });

  test('are not those of what an index offers and the screen does not take', () => {
    write({
      'dashboard/screen.ts': `import { claimsOf, claimLabels } from '../claims'; claimsOf();`,
      'claims/index.ts': `
        export { claimsOf } from './selectors';
        export { default as claimLabels } from './words.text';
        export { ClaimsTable } from './ClaimsTable';`,
      'claims/selectors.ts': '',
      'claims/ClaimsTable.tsx': `import './claims.text';`,
      'claims/words.text.ts': '',
      'claims/claims.text.ts': '',
    });
    expect(textsOf('dashboard/screen.ts')).toEqual(['claims/words.text.ts']);
  });
});

test('an import() of code with texts waits for both, one without stays as it is', () => {
  write({ 'a/screen.ts': '', 'b/screen.ts': '', 'a/a.text.ts': '' });
  const code = `const rows = {
  a: () => import('./a/screen'),
  b: () => import('./b/screen'),
};`;
  const texts = (file: string) => (file.endsWith('a/screen.ts') ? ['/src/a/a.text.ts'] : []);
  expect(withTextsOf(code, join(root, 'screens.ts'), texts, '"/src/dictionary.ts"')).toBe(
    `import { withTexts as __withTexts } from "/src/dictionary.ts";import __texts0 from "/src/a/a.text.ts?languages";const rows = {
  a: () => __withTexts(() => import('./a/screen'), [__texts0]),
  b: () => import('./b/screen'),
};`,
  );
});
