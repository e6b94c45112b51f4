import {
  contentLines,
  formEntries,
  portalTexts,
  type ShownText,
  taglines,
} from './testing/shown-texts';
import { neverInSpanish, type Term, terms } from './terms';

const entries = [...portalTexts, ...contentLines, ...taglines, ...formEntries];

/** Why the Spanish of an entry does not keep to a term, or nothing. */
function problemOf(
  { place, en, es }: ShownText,
  { en: english, es: spanish, never }: Term,
): string[] {
  if (!english.test(en)) return [];
  if (never?.test(es))
    return [`${place}: "${es}" uses another word for "${english.exec(en)?.[0]}".`];
  if (!spanish.test(es))
    return [`${place}: "${es}" lacks the word for "${english.exec(en)?.[0]}".`];
  return [];
}

describe('the term list', () => {
  test('every text of the portal, of the content pages, the clients and the forms is read', () => {
    expect(portalTexts.length).toBeGreaterThan(500);
    expect(contentLines.length).toBeGreaterThan(50);
    expect(taglines.length).toBeGreaterThan(15);
    expect(formEntries.length).toBeGreaterThan(100);
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
