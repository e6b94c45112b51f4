import { pairsIn, seamsIn } from './seams';
import { ourFiles, textOf } from './workspace';

/** Modules that stay apart from their only user, each with its reason. */
const apart: Record<string, string> = {
  'app/content-kinds.ts': 'the build reads it',
  'brand/import-brand.ts': 'the build replaces it',
  'frameworks.ts': 'the build puts it first',
  'ui/icon-name.ts': 'it is generated',
  'features/claims/detail/claim-rejections.text.ts': 'its texts are those of the domain',
  'features/claims/detail/rejection-actions.text.ts':
    'the file next to it has the texts of the domain',
  'forms/fields/DateControl.tsx': 'each kind of field has a file',
  'forms/fields/FilesControl.tsx': 'each kind of field has a file',
  'forms/fields/LockedField.tsx': 'each kind of field has a file',
  'forms/fields/TextControl.tsx': 'each kind of field has a file',
  'forms/review/SignatureField.tsx': 'it is the signature, and its user the review of all answers',
  'ui/forms/files/Thumbnail.tsx': 'it decodes and draws pictures, and its user only lists files',
};

const folder = 'apps/portal/src/';
const sources = new Map(
  ourFiles(/^apps\/portal\/src\/.*\.tsx?$/).map((file) => [
    file.slice(folder.length),
    textOf(file),
  ]),
);

describe('seams', () => {
  test('no short module of the portal has one user in its folder', () => {
    expect(seamsIn(sources).filter(({ file }) => !(file in apart))).toEqual([]);
  });

  test('every module that stays apart would be found', () => {
    const found = seamsIn(sources).map(({ file }) => file);
    expect(Object.keys(apart).filter((file) => !found.includes(file))).toEqual([]);
  });

  test('finds what has one user, and nothing that a test, a lazy import or a second user needs', () => {
    const planted = {
      'claims/Claim.tsx': `
        import { Amount } from './Amount';
        import { Shared } from './Shared';
        import { totalOf } from './total-of';
        import claimText from './claim.text';
        import amountText from './amount.text';
        const load = () => import('./Later');
      `,
      'claims/Other.tsx': `import { Shared } from './Shared'; import claimText from './claim.text';`,
      'claims/total-of.test.ts': `import { totalOf } from './total-of';`,
      'claims/Amount.tsx': '',
      'claims/Shared.tsx': '',
      'claims/Later.tsx': '',
      'claims/total-of.ts': '',
      'claims/claim.text.ts': '',
      'claims/amount.text.ts': '',
    };
    expect(seamsIn(new Map(Object.entries(planted))).map(({ file }) => file)).toEqual([
      'claims/Amount.tsx',
      'claims/amount.text.ts',
    ]);
  });
});

describe('files that import each other', () => {
  test('are a group of fields and its fields alone: each holds the other', () => {
    const all = ourFiles(/^(apps|libs|tools)\/.*\.tsx?$/).map(
      (file) => [file, textOf(file)] as const,
    );
    expect(pairsIn(new Map(all))).toEqual([
      [
        'apps/portal/src/forms/fields/FormField.tsx',
        'apps/portal/src/forms/fields/RepeatControl.tsx',
      ],
    ]);
  });

  test('are found by their types too, and not where one loads the other later', () => {
    const planted = {
      'pay/Form.tsx': `import { Review } from './Review'; const more = () => import('./More');`,
      'pay/Review.tsx': `import type { Ready } from './Form';`,
      'pay/More.tsx': `import type { Ready } from './Form';`,
    };
    expect(pairsIn(new Map(Object.entries(planted)))).toEqual([['pay/Form.tsx', 'pay/Review.tsx']]);
  });
});
