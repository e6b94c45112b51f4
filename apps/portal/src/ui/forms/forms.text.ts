import { defineTexts } from '../../language';

/** What every form shares: the summary of errors. */
export default defineTexts({
  'forms.fix': {
    en: { one: 'Fix {count} problem to continue', other: 'Fix {count} problems to continue' },
    es: {
      one: 'Corrija {count} problema para continuar',
      other: 'Corrija {count} problemas para continuar',
    },
  },
  'forms.error': { en: 'Error:', es: 'Error:' },
});
