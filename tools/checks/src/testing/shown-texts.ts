import { brandOf, clientIds } from '@portal/client-config';
import { type FormDefinition, formTexts } from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import { readTexts } from '@portal/portal/read-texts';
import { ourFiles, textOf } from '../workspace';

/** A text that users read, in both languages. */
export interface ShownText {
  place: string;
  en: string;
  es: string;
}

const formsIn = (text: string | { one: string; other: string }) =>
  typeof text === 'string' ? [text] : [text.one, text.other];

// A no-break space is a space to a reader, and the names of placeholders are not shown.
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/\{\w+\}/g, '…');

/** The texts of the portal's screens. */
export const portalTexts: ShownText[] = ourFiles(
  /^(apps\/portal|libs\/domain)\/src\/.*\.text\.ts$/,
).flatMap((file) =>
  Object.entries(readTexts(file, textOf(file))).flatMap(([key, { en, es }]) => {
    const spanish = formsIn(es);
    return formsIn(en).map((each, index) => ({
      place: `${file}: ${key}`,
      en: plain(each),
      es: plain(spanish[index] ?? spanish[0] ?? ''),
    }));
  }),
);

/** A line without the other words for a term, which are searched and not shown. */
const shownOf = (line: string) => line.replace(/\swords="[^"]*"/, '');

/** Content pages, line by line: both languages have the same headings, lists and paragraphs. */
export const contentLines: ShownText[] = ourFiles(/^fixtures\/content\/.*\.en-us\.md$/).flatMap(
  (file) => {
    const spanish = textOf(file.replace('.en-us.', '.es-es.')).split('\n');
    return textOf(file)
      .split('\n')
      .map((en, index) => ({
        place: `${file}:${index + 1}`,
        en: plain(shownOf(en)),
        es: plain(shownOf(spanish[index] ?? '')),
      }));
  },
);

/** What each client says below its name. */
export const taglines: ShownText[] = clientIds.map((id) => {
  const { en, es } = brandOf(id).tagline;
  return { place: `client ${id}: tagline`, en, es };
});

/** The texts of the declared forms. */
export const formEntries: ShownText[] = Object.values<FormDefinition>(formDefinitions).flatMap(
  (form) =>
    [...formTexts(form)].map(([{ en, es }, place]) => ({ place, en: plain(en), es: plain(es) })),
);
