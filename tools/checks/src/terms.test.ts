import { readTexts } from '@portal/portal/read-texts';
import { neverInSpanish, type Term, terms } from './terms';
import { ourFiles, textOf } from './workspace';

interface Entry {
  place: string;
  en: string;
  es: string;
}

const formsIn = (text: string | { one: string; other: string }) =>
  typeof text === 'string' ? [text] : [text.one, text.other];

// A no-break space is a space to a reader, and the names of placeholders are not shown.
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/\{\w+\}/g, '…');

const entries: Entry[] = ourFiles(/^apps\/portal\/src\/.*\.text\.ts$/).flatMap((file) =>
  Object.entries(readTexts(file, textOf(file))).flatMap(([key, { en, es }]) => {
    const spanish = formsIn(es);
    return formsIn(en).map((each, index) => ({
      place: `${file}: ${key}`,
      en: plain(each),
      es: plain(spanish[index] ?? spanish[0] ?? ''),
    }));
  }),
);

/** Why the Spanish of an entry does not keep to a term, or nothing. */
function problemOf({ place, en, es }: Entry, { en: english, es: spanish, never }: Term): string[] {
  if (!english.test(en)) return [];
  if (never?.test(es))
    return [`${place}: "${es}" uses another word for "${english.exec(en)?.[0]}".`];
  if (!spanish.test(es))
    return [`${place}: "${es}" lacks the word for "${english.exec(en)?.[0]}".`];
  return [];
}

describe('the term list', () => {
  test('every text of the portal is read', () => {
    expect(entries.length).toBeGreaterThan(500);
  });

  test('each term has its one Spanish word wherever the English uses it', () => {
    expect(entries.flatMap((entry) => terms.flatMap((term) => problemOf(entry, term)))).toEqual([]);
  });

  test('no Spanish text uses a word that the list rules out', () => {
    const found = entries.filter(({ es }) => neverInSpanish.test(es)).map(({ place }) => place);
    expect(found).toEqual([]);
  });

  test.each([
    ['Your drug list', 'Su formulario', 1],
    ['Fill in the form', 'Llene el formulario', 0],
    ['Your drug list', 'Su lista de medicamentos', 0],
    ['Prior authorization', 'Aprobación previa', 1],
  ])('"%s" as "%s": %i problems', (en, es, count) => {
    const problems = terms.flatMap((term) => problemOf({ place: 'x', en, es }, term));
    expect(problems).toHaveLength(count);
  });
});
