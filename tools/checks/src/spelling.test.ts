import { readTexts } from './reading-grades';
import { ourWords, spelling, unknownWords } from './spelling';

/** What users read in a language: the value with which a field begins is the name of an option. */
const textsIn = (language: 'en' | 'es') =>
  readTexts.filter((each) => each.language === language && !each.place.endsWith('.initial'));

test.each(['en', 'es'] as const)('every word of the texts in %s is spelled right', (language) => {
  const check = spelling(language);
  const wrong = textsIn(language).flatMap(({ place, text }) =>
    unknownWords(text, check).map((word) => `${word} (${place})`),
  );
  expect(wrong).toEqual([]);
});

test('a word with a mistake is found, in either language', () => {
  expect(unknownWords('Your clams wer recieved.', spelling('en'))).toEqual(['wer', 'recieved']);
  expect(unknownWords('Su reclamacion se rrecibió.', spelling('es'))).toEqual([
    'reclamacion',
    'rrecibió',
  ]);
});

test('placeholders, addresses, numbers and abbreviations in capitals are no words', () => {
  const text = '{memberr} [texto](/member/prezzo) plan@exampl.com https://exampl.com/zz 12abx TTY';
  expect(unknownWords(text, spelling('es'))).toEqual([]);
});

test.each(['en', 'es'] as const)('our words in %s are used, once and in order', (language) => {
  const words = ourWords(language);
  const used = new Set(textsIn(language).flatMap(({ text }) => unknownWords(text, () => false)));
  expect(words.filter((word) => !used.has(word))).toEqual([]);
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
});
