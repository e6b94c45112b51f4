import { defineTexts } from '../../language';

/** Where a request for a decision of the plan stands: on the list, and on the page of one. */
export default defineTexts({
  'coverage.state.waitingForPrescriber': {
    en: 'Waiting for the prescriber',
    es: 'En espera del médico que receta',
  },
  'coverage.state.inReview': { en: 'We are deciding', es: 'En proceso' },
  'coverage.state.withReviewer': {
    en: 'With an independent reviewer',
    es: 'Con un revisor independiente',
  },
  'coverage.state.overdue': { en: 'We are late', es: 'Estamos retrasados' },
  'coverage.state.approved': { en: 'Approved', es: 'Aprobado' },
  'coverage.state.denied': { en: 'Not approved', es: 'No aprobado' },
  'coverage.topic.approval': { en: 'Prior authorization', es: 'Autorización previa' },
  'coverage.topic.notOnList': {
    en: 'A drug that is not on the drug list',
    es: 'Un medicamento que no está en la lista de medicamentos',
  },
  'coverage.topic.leavesList': {
    en: 'A drug that leaves the drug list',
    es: 'Un medicamento que sale de la lista de medicamentos',
  },
  'coverage.topic.skipStep': { en: 'To skip step therapy', es: 'Omitir la terapia escalonada' },
  'coverage.topic.moreQuantity': {
    en: 'More than the quantity limit',
    es: 'Más que el límite de cantidad',
  },
  'coverage.topic.lowerTier': { en: 'A lower tier', es: 'Un nivel más bajo' },
  'coverage.topic.movedTier': { en: 'The old tier', es: 'El nivel anterior' },
  'coverage.topic.brand': { en: 'The brand, not the generic', es: 'La marca, no el genérico' },
  'coverage.topic.highCopay': { en: 'My copay was too high', es: 'Mi copago fue muy alto' },
  'coverage.topic.payback': { en: 'To be paid back', es: 'Que me devuelvan lo que pagué' },
  'coverage.topic.drugClaim': {
    en: 'Prescription drug claim',
    es: 'Reclamación de medicamentos recetados',
  },
  'coverage.topic.appeal': { en: 'Appeal', es: 'Apelación' },
  'coverage.topic.unknown': { en: 'Coverage request', es: 'Solicitud de cobertura' },
  'coverage.patient': { en: 'For {name}', es: 'Para {name}' },
  'coverage.drugs': {
    en: '{drug} and {count} more',
    es: '{drug} y {count} más',
  },
  'coverage.whoActs': { en: 'Who acts', es: 'Quién actúa' },
  'coverage.actor.prescriber': { en: 'Your prescriber', es: 'El médico que receta' },
  'coverage.actor.plan': { en: 'We do', es: 'Nosotros' },
  'coverage.actor.reviewer': { en: 'The independent reviewer', es: 'El revisor independiente' },
  'coverage.actor.member': { en: 'You', es: 'Usted' },
  'coverage.actor.pharmacy': { en: 'Your pharmacy', es: 'Su farmacia' },
  'coverage.actor.none': { en: 'No one, it is done', es: 'Nadie, ya terminó' },
  'coverage.what': { en: 'What', es: 'Qué' },
  'coverage.does.waitingForPrescriber': {
    en: 'Sends a statement',
    es: 'Envía una declaración',
  },
  'coverage.does.inReview': { en: 'Decide', es: 'Decidimos' },
  'coverage.does.withReviewer': { en: 'Decides', es: 'Decide' },
  'coverage.does.overdue': { en: 'Can appeal now', es: 'Ya puede apelar' },
  'coverage.does.approved': {
    en: 'Runs the prescription again',
    es: 'Vuelve a procesar la receta',
  },
  'coverage.does.paysBack': { en: 'Send you the money', es: 'Le enviamos el dinero' },
  'coverage.does.denied': { en: 'Can appeal', es: 'Puede apelar' },
  'coverage.byWhen': { en: 'By when', es: 'Hasta cuándo' },
  'coverage.thenWe': { en: 'Then we', es: 'Luego' },
  'coverage.answerIn.hours': {
    en: { one: 'Answer in {count} hour', other: 'Answer in {count} hours' },
    es: { one: 'Respondemos en {count} hora', other: 'Respondemos en {count} horas' },
  },
  'coverage.answerIn.days': {
    en: { one: 'Answer in {count} day', other: 'Answer in {count} days' },
    es: { one: 'Respondemos en {count} día', other: 'Respondemos en {count} días' },
  },
  'coverage.decideAnyway': {
    en: 'Decide, with it or without',
    es: 'Decidimos, con ella o sin ella',
  },
  'coverage.remind': { en: 'Remind the office', es: 'Recordarle al consultorio' },
  'coverage.reminded': {
    en: 'We reminded the office on {date}.',
    es: 'Le enviamos un recordatorio al consultorio el {date}.',
  },
  'coverage.remindedToday': {
    en: 'We reminded the office today. You can do it again tomorrow.',
    es: 'Hoy ya le enviamos un recordatorio al consultorio. Mañana puede hacerlo otra vez.',
  },
  'coverage.remindNotNeeded': {
    en: 'We are not waiting for the office any more. Load the page again to see where your request is.',
    es: 'Ya no esperamos al consultorio. Vuelva a cargar la página para ver su solicitud.',
  },
  'coverage.remindLooking': {
    en: 'Checking if we reminded the office…',
    es: 'Revisando si se envió el recordatorio…',
  },
  'coverage.remindNotSoFar': {
    en: 'We have not reminded the office so far',
    es: 'Hasta ahora no le hemos enviado el recordatorio al consultorio',
  },
  'coverage.remindUnknown': {
    en: 'We do not know if we reminded the office',
    es: 'No sabemos si le enviamos el recordatorio al consultorio',
  },
  'coverage.remindAgain': {
    en: 'Try again, or call the office.',
    es: 'Inténtelo otra vez o llame al consultorio.',
  },
  'coverage.remindFailed': {
    en: 'The office was not reminded. Try again, or call the office.',
    es: 'No se le recordó al consultorio. Inténtelo otra vez o llame al consultorio.',
  },
});
