import { defineTexts } from '../../../language';

/** In a rejected claim: what became of the request to pay for it after all. */
export default defineTexts({
  'claimRequest.see': { en: 'See your request', es: 'Ver su solicitud' },
  'claimRequest.sent': {
    en: 'You asked us to pay for it.',
    es: 'Usted nos pidió que lo pagáramos.',
  },
  'claimRequest.waitingForPrescriber': {
    en: 'You asked us to pay for it. We wait for a statement from your prescriber.',
    es: 'Usted nos pidió que lo pagáramos. Esperamos una declaración del médico que receta.',
  },
  'claimRequest.waitingWithDay': {
    en: 'You asked us to pay for it. We wait for a statement from your prescriber, and answer by {date}.',
    es: 'Usted nos pidió que lo pagáramos. Esperamos una declaración del médico que receta y le respondemos a más tardar el {date}.',
  },
  'claimRequest.inReview': {
    en: 'You asked us to pay for it. We answer by {date}.',
    es: 'Usted nos pidió que lo pagáramos. Le respondemos a más tardar el {date}.',
  },
  'claimRequest.withReviewer': {
    en: 'You asked us to pay for it. An independent reviewer decides now.',
    es: 'Usted nos pidió el pago. Quien decide ahora es un revisor de fuera del plan.',
  },
  'claimRequest.overdue': {
    en: 'You asked us to pay for it. We are late, and you can appeal now.',
    es: 'Usted nos pidió que lo pagáramos. Estamos retrasados y ya puede apelar.',
  },
  'claimRequest.approved': {
    en: 'We approved it. Ask the pharmacy to run the claim again.',
    es: 'Lo aprobamos. Pida a la farmacia que vuelva a procesar la reclamación.',
  },
  'claimRequest.payable': {
    en: 'We approved it. Ask the pharmacy to run the claim again: you pay {amount}.',
    es: 'Lo aprobamos. Pida a la farmacia que vuelva a procesar la reclamación: usted paga {amount}.',
  },
  'claimRequest.denied': {
    en: 'We did not approve it. Your request says why, and how to appeal.',
    es: 'No lo aprobamos. Su solicitud dice por qué y cómo apelar.',
  },
});
