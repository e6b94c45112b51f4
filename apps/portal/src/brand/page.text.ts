import { defineTexts } from '../language';

/** The button that prints a page, and the lines that only paper shows: for whom it is, and of which day. */
export default defineTexts({
  'page.print': { en: 'Print', es: 'Imprimir' },
  'printedFor.by': { en: '{client}, printed {date}', es: '{client}, impreso el {date}' },
  'printedFor.born': { en: 'born {date}', es: 'fecha de nacimiento: {date}' },
  'printedFor.memberId': { en: 'Member ID {id}', es: 'N.º de miembro {id}' },
});
