import { defineTexts } from '../../language';

/** The list of the forms that one can fill in. */
export default defineTexts({
  'formsList.online': { en: 'Fill in online', es: 'Llenar en línea' },
  'formsList.formsOnly': { en: 'Forms', es: 'Formularios' },
  'formsList.priorAuthorization': {
    en: 'Prior authorization forms',
    es: 'Formularios de autorización previa',
  },
});
