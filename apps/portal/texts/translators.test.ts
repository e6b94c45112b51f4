import type { SourceFile } from './check-texts.ts';
import { exportTexts, importTexts, type TranslatorsFile } from './translators.ts';

const files: SourceFile[] = [
  {
    path: 'claims.text.ts',
    text: `import { defineTexts } from '../../language';

/** The claims screen. */
export default defineTexts({
  'claims.title': { en: 'Claims', es: 'Reclamaciones' },
  // The button of the top bar.
  'claims.short': { en: 'Claims', es: 'Reclamos', maxLength: 8 },
  'claims.found': {
    en: { one: '{count} claim', other: '{count} claims' },
    es: { one: '{count} reclamación', other: '{count} reclamaciones' },
  },
});
`,
  },
  {
    path: 'ui.text.ts',
    text: `export default defineTexts({ 'ui.share': { en: '25%', es: '25\\u00a0%' } });\n`,
  },
];

/** The Spanish file with other texts, as a translator sends it back. */
function translated(texts: Readonly<Record<string, TranslatorsFile['texts'][string]['text']>>) {
  const spanish = exportTexts(files).find(({ language }) => language === 'es') as TranslatorsFile;
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    { ...spanish.texts[key], text },
  ]);
  return [{ ...spanish, texts: { ...spanish.texts, ...Object.fromEntries(entries) } }];
}
const withChanges = (changes: readonly SourceFile[]) =>
  files.map((file) => changes.find(({ path }) => path === file.path) ?? file);

test('a translator gets every text with what it is for, its placeholders, its length and the English', () => {
  const [english, spanish] = exportTexts(files);
  expect(english?.texts['claims.title']).toEqual({
    file: 'claims.text.ts',
    purpose: 'The claims screen.',
    placeholders: [],
    text: 'Claims',
  });
  expect(spanish?.texts['claims.short']).toEqual({
    file: 'claims.text.ts',
    purpose: 'The claims screen. The button of the top bar.',
    placeholders: [],
    maxLength: 8,
    english: 'Claims',
    text: 'Reclamos',
  });
  expect(spanish?.texts['claims.found']).toMatchObject({
    placeholders: ['{count}'],
    text: { one: '{count} reclamación', other: '{count} reclamaciones' },
  });
});

test('what is exported and imported unchanged changes no file', () => {
  expect(importTexts(files, exportTexts(files))).toEqual([]);
});

test('a changed text is in the source afterwards, and exported again it is the same', () => {
  const back = translated({
    'claims.title': 'Historial de "recetas" d’ella',
    'claims.found': { one: 'Hay {count} receta', other: 'Hay {count} recetas' },
    'ui.share': '30\u00a0%',
  });
  const changes = importTexts(files, back);
  expect(changes.map(({ path }) => path)).toEqual(['claims.text.ts', 'ui.text.ts']);
  expect(changes[1]?.text).toContain('30\\u00a0%');
  expect(changes[0]?.text).toContain('// The button of the top bar.');
  const again = exportTexts(withChanges(changes));
  expect(again.filter(({ language }) => language === 'es')).toEqual(back);
  expect(again[0]).toEqual(exportTexts(files)[0]);
});

test.each([
  ['claims.found', '{count} recetas', 'must keep its plural forms.'],
  ['claims.found', { one: '{count} receta', other: 'Recetas' }, undefined],
  ['claims.found', { one: 'Receta', other: 'Recetas' }, 'must keep its placeholders [{count}].'],
  ['claims.title', '', 'must not be empty.'],
  ['claims.short', 'Reclamaciones', 'must have at most 8 characters.'],
])('of %s, %j is refused where it does not fit: %s', (key, text, problem) => {
  const importing = () => importTexts(files, translated({ [key]: text }));
  if (problem) expect(importing).toThrow(`es.json: "${key}" ${problem}`);
  else expect(importing).not.toThrow();
});

test('a key that no file has is refused', () => {
  const unknown = translated({ 'claims.other': 'Otro' });
  expect(() => importTexts(files, unknown)).toThrow('no text has the key "claims.other"');
});

test('a file of a language that the portal does not have is refused in one sentence', () => {
  const [spanish] = translated({});
  const french = { ...spanish, language: 'fr' } as unknown as TranslatorsFile;
  expect(() => importTexts(files, [french])).toThrow(/^language "fr": write one of en, es\.$/);
});
