import { defineTexts } from '../../../language';

/** The list of the member's requests and appeals. */
export default defineTexts({
  'requests.lead': {
    en: 'What you asked us to decide, who acts now, and by when.',
    es: 'Lo que nos pidió decidir, quién actúa ahora y hasta cuándo.',
  },
  'requests.open': { en: 'In progress', es: 'En proceso' },
  'requests.decided': { en: 'Decided', es: 'Decididas' },
  'requests.sent': { en: '{topic}, sent {date}', es: '{topic}, enviada el {date}' },
  'requests.number': { en: 'Reference number {number}', es: 'Número de referencia {number}' },
  'requests.none': {
    en: 'You have no requests on record.',
    es: 'No tiene solicitudes registradas.',
  },
  'requests.noneHint': {
    en: 'If you sent one in the last hour, look again later. A rejected claim says what you can ask for.',
    es: 'Si envió una en la última hora, vuelva a mirar más tarde. Una reclamación rechazada dice qué puede solicitar.',
  },
  'requests.new': { en: 'Ask for a decision', es: 'Pedir una decisión' },
  'requests.newHint': {
    en: 'For a drug that is not covered, has a rule, or cost too much.',
    es: 'Para un medicamento sin cobertura, con una regla o que costó demasiado.',
  },
  'requests.askDetermination': {
    en: 'Ask for a coverage determination',
    es: 'Pedir una determinación de cobertura',
  },
  'requests.askException': {
    en: 'Ask for a drug exception',
    es: 'Pedir una excepción de medicamento',
  },
  'requests.appeal': { en: 'Appeal a letter', es: 'Apelar una carta' },
  'requests.claims': { en: 'See my claims', es: 'Ver mis reclamaciones' },
});
