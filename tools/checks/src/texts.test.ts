import { checkTexts } from '@portal/portal/check-texts';
import { ourFiles, textOf } from './workspace';

test('every text of the portal is in both languages, with the same placeholders, and is used', () => {
  const files = ourFiles(/^(apps\/portal\/src\/.*\.tsx?|libs\/domain\/src\/.*\.ts)$/).map(
    (path) => ({
      path,
      text: textOf(path),
    }),
  );
  expect(files.some(({ path }) => path.endsWith('.text.ts'))).toBe(true);
  expect(checkTexts(files)).toEqual([]);
});
