import { defineTexts } from '../language';

/** Of what is printed: a screen that shows `PrintedFor` names these among its texts. */
export default defineTexts({
  'printedFor.by': { en: '{client}, printed {date}', es: '{client}, impreso el {date}' },
  'printedFor.born': { en: 'born {date}', es: 'fecha de nacimiento: {date}' },
  'printedFor.memberId': { en: 'Member ID {id}', es: 'N.º de miembro {id}' },
});
