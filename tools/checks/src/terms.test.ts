import { brandOf, clientIds } from '@portal/client-config';
import { type FormDefinition, formTexts } from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
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

const portalTexts: Entry[] = ourFiles(/^apps\/portal\/src\/.*\.text\.ts$/).flatMap((file) =>
  Object.entries(readTexts(file, textOf(file))).flatMap(([key, { en, es }]) => {
    const spanish = formsIn(es);
    return formsIn(en).map((each, index) => ({
      place: `${file}: ${key}`,
      en: plain(each),
      es: plain(spanish[index] ?? spanish[0] ?? ''),
    }));
  }),
);

/** Content pages, line by line: both languages have the same headings, lists and paragraphs. */
const contentLines: Entry[] = ourFiles(/^fixtures\/content\/.*\.en-us\.md$/).flatMap((file) => {
  const spanish = textOf(file.replace('.en-us.', '.es-es.')).split('\n');
  return textOf(file)
    .split('\n')
    .map((en, index) => ({
      place: `${file}:${index + 1}`,
      en: plain(en),
      es: plain(spanish[index] ?? ''),
    }));
});

const taglines: Entry[] = clientIds.map((id) => {
  const { en, es } = brandOf(id).tagline;
  return { place: `client ${id}: tagline`, en, es };
});

const formEntries: Entry[] = Object.values<FormDefinition>(formDefinitions).flatMap((form) =>
  [...formTexts(form)].map(([{ en, es }, place]) => ({ place, en: plain(en), es: plain(es) })),
);

const entries = [...portalTexts, ...contentLines, ...taglines, ...formEntries];

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
