import { defineTexts } from '../../../language';

/** What happened to a request, and what comes next. */
export default defineTexts({
  'history.title': { en: 'Where it has been', es: 'Qué ha pasado' },
  'history.sent': { en: 'You sent it', es: 'Usted la envió' },
  'history.asked': { en: 'We asked the office', es: 'Le preguntamos al consultorio' },
  'history.reminded': { en: 'You reminded the office', es: 'Le recordó al consultorio' },
  'history.statement': {
    en: 'The statement of the prescriber came',
    es: 'Llegó la declaración del médico que receta',
  },
  'history.waitOver': {
    en: 'The time for a statement was over',
    es: 'Terminó el plazo para la declaración',
  },
  'history.decided': { en: 'A pharmacist decided', es: 'Un farmacéutico decidió' },
  'history.missed': { en: 'We did not decide in time', es: 'No decidimos a tiempo' },
  'history.reviewer': {
    en: 'It went to the independent reviewer',
    es: 'Pasó al revisor independiente',
  },
  'history.appealed': { en: 'You appealed', es: 'Usted apeló' },
  'history.unknown': { en: 'We worked on it', es: 'Trabajamos en ella' },
  'history.dueBy': {
    en: 'We had to answer by {date}.',
    es: 'Debíamos responder a más tardar el {date}.',
  },
  'history.by': { en: 'By {date}', es: 'Hasta el {date}' },
  'history.next.waitingForPrescriber': {
    en: 'The prescriber sends a statement',
    es: 'El médico que receta envía una declaración',
  },
  'history.next.inReview': { en: 'We decide', es: 'Decidimos' },
  'history.next.withReviewer': { en: 'The reviewer decides', es: 'El revisor decide' },
  'history.next.yourTurn': { en: 'Your turn', es: 'Le toca a usted' },
  'history.yourTurn': {
    en: 'Appeal, ask for a covered drug, or do nothing. Nothing is charged either way.',
    es: 'Presente una apelación, pida un medicamento con cobertura o no haga nada. En ningún caso se le cobra.',
  },
  'history.youAct': { en: 'You act next', es: 'Usted actúa ahora' },
  'history.ifAppeal': { en: 'If you appeal', es: 'Si apela' },
  'history.readAgain': {
    en: 'A different pharmacist and doctor read it.',
    es: 'La leen otro farmacéutico y otro médico.',
  },
  'history.waits': { en: '{standard}, or {fast} if fast', es: '{standard}, o {fast} si es rápida' },
  'history.hours': {
    en: { one: '{count} hour', other: '{count} hours' },
    es: { one: '{count} hora', other: '{count} horas' },
  },
  'history.days': {
    en: { one: '{count} day', other: '{count} days' },
    es: { one: '{count} día', other: '{count} días' },
  },
});
