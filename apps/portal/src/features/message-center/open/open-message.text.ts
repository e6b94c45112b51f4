import { defineTexts } from '../../../language';

/** What an open message shows: an explanation of benefits, a secure message, the reply to it. */
export default defineTexts({
  'statement.heading': {
    en: 'Claims of {name}, {from} to {to}',
    es: 'Reclamaciones de {name}, del {from} al {to}',
  },
  'statement.youPaid': { en: 'You paid', es: 'Usted pagó' },
  'statement.planPaid': { en: 'Plan paid', es: 'El plan pagó' },
  'statement.billed': { en: 'Billed', es: 'Facturado' },
  'statement.discount': { en: 'Discount', es: 'Descuento' },
  'statement.deductible': { en: 'Toward deductible', es: 'Para el deducible' },
  'statement.claim': { en: 'Claim', es: 'Reclamación' },
  'statement.reversed': {
    en: 'The pharmacy took this claim back.',
    es: 'La farmacia anuló esta reclamación.',
  },
  'statement.total': { en: 'Total', es: 'Total' },
  'statement.sum': {
    en: 'Billed, minus the discount, minus what the plan paid, is what you paid.',
    es: 'Lo facturado, menos el descuento, menos lo que pagó el plan, es lo que usted pagó.',
  },
  'statement.sumWith.extraHelp': {
    en: 'Billed, minus the discount, minus what the plan and Extra Help paid, is what you paid.',
    es: 'Lo facturado, menos el descuento, menos lo que pagaron el plan y la Ayuda Adicional, es lo que usted pagó.',
  },
  'statement.sumWith.named': {
    en: 'Billed, minus the discount, minus what the plan and {name} paid, is what you paid.',
    es: 'Lo facturado, menos el descuento, menos lo que pagaron el plan y {name}, es lo que usted pagó.',
  },
  'statement.sumWith.others': {
    en: 'Billed, minus the discount, minus what the plan and others paid, is what you paid.',
    es: 'Lo facturado, menos el descuento, menos lo que pagaron el plan y otros, es lo que usted pagó.',
  },
  'statement.none': {
    en: 'There were no paid claims in this time.',
    es: 'No hubo reclamaciones pagadas en este período.',
  },
  'thread.service': { en: 'Member services', es: 'Servicio a miembros' },
  'thread.order': { en: 'Order {id}', es: 'Pedido {id}' },
  'thread.claim': { en: 'Claim {id}', es: 'Reclamación {id}' },
  'thread.quote': { en: 'Price quote {id}', es: 'Cotización {id}' },
  'thread.files': {
    en: { one: '{count} attached file', other: '{count} attached files' },
    es: { one: '{count} archivo adjunto', other: '{count} archivos adjuntos' },
  },
  'thread.fileGone': {
    en: 'We no longer have this file.',
    es: 'Ya no tenemos este archivo.',
  },
  'thread.fileFailed': {
    en: 'The file did not open. Try again.',
    es: 'El archivo no se abrió. Intente de nuevo.',
  },
  'thread.expected': {
    en: 'We answer by {date}, {time}',
    es: 'Respondemos a más tardar el {date} a {time}',
  },
  'reply.label': { en: 'Your answer', es: 'Su respuesta' },
  'reply.hint': {
    en: {
      one: 'Up to {most} characters. We answer within {count} business day.',
      other: 'Up to {most} characters. We answer within {count} business days.',
    },
    es: {
      one: 'Hasta {most} caracteres. Respondemos en {count} día hábil.',
      other: 'Hasta {most} caracteres. Respondemos en {count} días hábiles.',
    },
  },
  'reply.quick': { en: 'Short answers', es: 'Respuestas cortas' },
  'reply.quickHint': {
    en: 'Choose one, add to it if you like, then send it.',
    es: 'Elija una, agregue algo si quiere y envíela.',
  },
  'reply.files': { en: 'Files', es: 'Archivos' },
  'reply.filesOptional': { en: '(optional)', es: '(opcional)' },
  'reply.filesUnfinished': {
    en: 'Wait until every file is ready, or remove those that are not.',
    es: 'Espere a que todos los archivos estén listos o quite los que no lo están.',
  },
  'reply.fileUnknown': {
    en: 'We no longer have this file. Choose it again.',
    es: 'Ya no tenemos este archivo. Elíjalo de nuevo.',
  },
  'reply.missing': { en: 'Write your answer.', es: 'Escriba su respuesta.' },
  'reply.tooLong': { en: 'Use 4,000 characters or fewer.', es: 'Use 4,000 caracteres o menos.' },
  'reply.send': { en: 'Send', es: 'Enviar' },
  'reply.sent': { en: 'Your answer was sent.', es: 'Su respuesta fue enviada.' },
  'reply.emergency': {
    en: 'Not for emergencies: call {phone}. This message stays inside the portal; the email we send names no drug.',
    es: 'No es para emergencias: llame al {phone}. Este mensaje queda dentro del portal; el correo electrónico que enviamos no nombra ningún medicamento.',
  },
  'reply.readOnly': {
    en: 'Only the member can answer.',
    es: 'Solo el miembro puede responder.',
  },
});
