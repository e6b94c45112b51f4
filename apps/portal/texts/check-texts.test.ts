import { checkTexts } from './check-texts.ts';

const texts = (body: string) => ({
  path: 'claims.text.ts',
  text: `import { defineTexts } from '.';\n/** Claims. */\nexport default defineTexts({${body}});\n`,
});
const code = (text: string) => ({ path: 'Claims.tsx', text });

describe('checkTexts', () => {
  test.each([
    ['a language is missing', `'claims.a': { en: 'A' }`, 'has no text in "es".'],
    ['a text is empty', `'claims.a': { en: '', es: 'A' }`, 'has no text in "en".'],
    [
      'a text is too long',
      `'claims.a': { en: 'A', es: 'Ab', maxLength: 1 }`,
      'has more than 1 characters in "es".',
    ],
    [
      'placeholders differ',
      `'claims.a': { en: '{n} of {all}', es: '{n}' }`,
      'has different placeholders: en [{all} {n}], es [{n}].',
    ],
  ])('names the key when %s', (_when, body, problem) => {
    expect(checkTexts([texts(body), code(`t('claims.a')`)])).toEqual([
      `claims.text.ts: "claims.a" ${problem}`,
    ]);
  });

  test('names a key that nothing uses', () => {
    expect(checkTexts([texts(`'claims.a': { en: 'A', es: 'A' }`)])).toEqual([
      'claims.text.ts: nothing uses "claims.a".',
    ]);
  });

  test('names a file that does not say what its texts are for', () => {
    const bare = { path: 'ui.text.ts', text: `export default defineTexts({});` };
    expect(checkTexts([bare])).toEqual([
      'ui.text.ts: a comment above the texts says what the texts are for.',
    ]);
  });

  test('a key in a table and a key put together from parts count as used', () => {
    const files = [
      texts(`'claims.title': { en: 'A', es: 'A' }, 'claims.status.paid': { en: 'B', es: 'B' }`),
      code(`const title = 'claims.title'; t(\`claims.status.\${code ?? 'unknown'}\`);`),
    ];
    expect(checkTexts(files)).toEqual([]);
  });

  test('texts that a lib has are checked in its file, not in the one that takes them', () => {
    const files = [
      {
        path: 'drug-forms.text.ts',
        text: `import forms from '@portal/domain/drug-forms';\n/** Forms. */\nexport default defineTexts(forms);\n`,
      },
      {
        path: 'libs/domain/src/drugs/drug-forms.text.ts',
        text: `/** Forms. */\nexport default { 'drugForm.gel': { en: 'gel', es: '' } } as const;\n`,
      },
    ];
    expect(checkTexts([...files, code('t(`drugForm.${form}`)')])).toEqual([
      'libs/domain/src/drugs/drug-forms.text.ts: "drugForm.gel" has no text in "es".',
    ]);
  });

  test('plural forms hold the same placeholders together', () => {
    const forms = `{ one: 'One claim', other: '{count} claims' }`;
    const files = [texts(`'claims.n': { en: ${forms}, es: ${forms} }`), code(`t('claims.n')`)];
    expect(checkTexts(files)).toEqual([]);
  });

  test('a key in two files, and a file that is not plain data, are named', () => {
    const twice = [texts(`'a.b': { en: 'A', es: 'A' }`), texts(`'a.b': { en: 'A', es: 'A' }`)];
    expect(checkTexts([...twice, code(`t('a.b')`)])).toEqual([
      'claims.text.ts: "a.b" is defined in claims.text.ts too.',
    ]);
    expect(() => checkTexts([texts(`'a.b': shared`)])).toThrow(
      /claims\.text\.ts: "a\.b" must be plain data/,
    );
  });
});
