import { defineTexts } from '../language';

/** The lines that only a printed page shows: for whom it is, and of which day. */
export default defineTexts({
  'printedFor.by': { en: '{client}, printed {date}', es: '{client}, impreso el {date}' },
  'printedFor.born': { en: 'born {date}', es: 'fecha de nacimiento: {date}' },
  'printedFor.memberId': { en: 'Member ID {id}', es: 'N.º de miembro {id}' },
});
