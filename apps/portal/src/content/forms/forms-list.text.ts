import { defineTexts } from '../../language';

/** The list of the forms that one can fill in. */
export default defineTexts({
  'formsList.online': { en: 'Fill in online', es: 'Llenar en línea' },
  'formsList.saved': {
    en: 'We save your answers as you type.',
    es: 'Guardamos sus respuestas mientras escribe.',
  },
  'formsList.inPage': {
    en: 'We do not save what you type. It stays in the page until you send it.',
    es: 'No guardamos lo que escribe. Queda en la página hasta que lo envíe.',
  },
  'formsList.formsOnly': { en: 'Forms', es: 'Formularios' },
  'formsList.priorAuthorization': {
    en: 'Prior authorization forms',
    es: 'Formularios de autorización previa',
  },
});
