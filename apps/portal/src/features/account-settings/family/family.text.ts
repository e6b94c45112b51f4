import { defineTexts } from '../../../language';

/** Family access in the account settings. */
export default defineTexts({
  'settings.family.why': {
    en: 'Let someone you trust help with your plan, or see whom you help.',
    es: 'Permita que alguien de su confianza le ayude con su plan o vea a quién ayuda usted.',
  },
});
