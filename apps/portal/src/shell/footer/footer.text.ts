import { defineTexts } from '../../language';

/** The footer of every page. */
export default defineTexts({
  'shell.languageHelpTitle': {
    en: 'Help in your language, at no cost',
    es: 'Ayuda en su idioma, sin costo',
  },
  'shell.languageHelpCall': {
    en: 'Call {phone}, TTY 711, any time.',
    es: 'Llame al {phone}, TTY 711, a cualquier hora.',
  },
});
