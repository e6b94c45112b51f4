import { defineTexts } from '../../language';

/** What every form shares: the summary of errors, and the characters of a long text. */
export default defineTexts({
  'forms.fix': {
    en: { one: 'Fix {count} problem to continue', other: 'Fix {count} problems to continue' },
    es: {
      one: 'Corrija {count} problema para continuar',
      other: 'Corrija {count} problemas para continuar',
    },
  },
  'formField.charactersLeft': {
    en: { one: '{count} character left', other: '{count} characters left' },
    es: { one: 'Queda {count} carácter', other: 'Quedan {count} caracteres' },
  },
  'formField.charactersOver': {
    en: { one: '{count} character too many', other: '{count} characters too many' },
    es: { one: 'Sobra {count} carácter', other: 'Sobran {count} caracteres' },
  },
  'forms.error': { en: 'Error:', es: 'Error:' },
});
