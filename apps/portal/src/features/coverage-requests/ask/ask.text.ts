import { defineTexts } from '../../../language';

/** The confirmation of a form that asks for a decision. */
export default defineTexts({
  'ask.follow': { en: 'Follow your request', es: 'Siga su solicitud' },
  'ask.followHint': {
    en: 'See who acts, what is missing and by when we decide.',
    es: 'Vea quién actúa, qué falta y hasta cuándo decidimos.',
  },
  'ask.appealed': {
    en: 'You appealed this decision already',
    es: 'Usted ya apeló esta decisión',
  },
  'ask.appealedHint': {
    en: 'We have your appeal {number}. You do not have to send another one.',
    es: 'Recibimos su apelación {number}. No tiene que enviar otra.',
  },
  'ask.see': { en: 'See your request', es: 'Ver su solicitud' },
});
