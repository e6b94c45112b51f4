import { defineTexts } from '../../../language';

/** One request: what was decided and why, what it means at the counter, who acts, and what can follow. */
export default defineTexts({
  'request.path': { en: 'Where you are', es: 'Dónde está' },
  'request.unknown': { en: 'We do not have this request.', es: 'No tenemos esta solicitud.' },
  'request.unknownHint': {
    en: 'Check the number in your letter. A request that was just sent may take an hour to show.',
    es: 'Revise el número de su carta. Una solicitud recién enviada puede tardar una hora en aparecer.',
  },
  'request.all': { en: 'See all requests', es: 'Ver todas las solicitudes' },
  'request.sent': {
    en: '{topic}. Request {number}, sent {date}.',
    es: '{topic}. Solicitud {number}, enviada el {date}.',
  },
  'request.decidedIn.hours': {
    en: 'Decided {date}, in {used} of {allowed} hours.',
    es: 'Decidida el {date}, en {used} de {allowed} horas.',
  },
  'request.decidedIn.days': {
    en: 'Decided {date}, in {used} of {allowed} days.',
    es: 'Decidida el {date}, en {used} de {allowed} días.',
  },
  'request.fast': { en: 'Fast request.', es: 'Solicitud rápida.' },
  'request.decision': { en: 'What we decided, and why', es: 'Qué decidimos y por qué' },
  'request.approved': { en: 'We approved {drug}.', es: 'Aprobamos {drug}.' },
  'request.denied': { en: 'We did not approve {drug}.', es: 'No aprobamos {drug}.' },
  'request.paysBack': {
    en: 'We pay you back {amount} for {drug}.',
    es: 'Le devolvemos {amount} por {drug}.',
  },
  'request.paysPart': {
    en: 'We pay you back {amount} for a part of your claim.',
    es: 'Le devolvemos {amount} por una parte de su reclamación.',
  },
  'request.paysNothing': {
    en: 'We do not pay you back for {drug}.',
    es: 'No le devolvemos lo que pagó por {drug}.',
  },
  'request.fits': { en: 'This speaks for it:', es: 'Esto habla a favor:' },
  'request.fitsNot': { en: 'This speaks against it:', es: 'Esto habla en contra:' },
  'request.change': { en: 'What would change it:', es: 'Qué la cambiaría:' },
  'request.appeal': { en: 'Appeal this decision', es: 'Apelar esta decisión' },
  'request.appealRest': { en: 'Appeal for the rest', es: 'Apelar por lo demás' },
  'request.appealNow': { en: 'Appeal now', es: 'Apelar ahora' },
  'request.letter': { en: 'Read the letter', es: 'Leer la carta' },
  'request.until': { en: 'Until {date}', es: 'Hasta el {date}' },
  'request.seeAppeal': { en: 'See your appeal', es: 'Ver su apelación' },
  'request.seeAppealed': { en: 'See what you appealed', es: 'Ver lo que apeló' },
  'request.now': { en: 'Where it stands', es: 'En qué va' },
  'request.now.waitingForPrescriber': {
    en: 'We wait for your prescriber.',
    es: 'Esperamos al médico que receta.',
  },
  'request.now.inReview': {
    en: 'A pharmacist is deciding.',
    es: 'Un farmacéutico está decidiendo.',
  },
  'request.now.withReviewer': {
    en: 'An independent reviewer has your request.',
    es: 'Un revisor independiente tiene su solicitud.',
  },
  'request.now.overdue': {
    en: 'We did not decide in time.',
    es: 'No decidimos a tiempo.',
  },
  'request.waits.hours': {
    en: 'Our {count} hours start when we have the statement. We wait for it until {time} on {date}. Then we decide without it, by {due} at the latest.',
    es: 'Nuestras {count} horas empiezan cuando recibamos la declaración. La esperamos hasta {time} del {date}. Después decidimos sin ella, a más tardar el {due}.',
  },
  'request.waits.days': {
    en: 'Our {count} days start when we have the statement. We wait for it until {time} on {date}. Then we decide without it, by {due} at the latest.',
    es: 'Nuestros {count} días empiezan cuando recibamos la declaración. La esperamos hasta {time} del {date}. Después decidimos sin ella, a más tardar el {due}.',
  },
  'request.due': {
    en: 'You get our answer by {time} on {date}. Nights and weekends count.',
    es: 'Le respondemos a más tardar a {time} del {date}. Las noches y los fines de semana cuentan.',
  },
  'request.dueWithout': {
    en: 'We need the statement by {time} on {date}. Then we decide, with it or without it.',
    es: 'Necesitamos la declaración a más tardar a {time} del {date}. Entonces decidimos, con ella o sin ella.',
  },
  'request.missed.reviewer': {
    en: 'We had to answer by {time} on {date} and did not. By law your request goes to a reviewer outside of our plan within {hours} hours. You do not have to ask, and it costs nothing. The reviewer writes to you.',
    es: 'Debíamos responder a más tardar a {time} del {date} y no lo hicimos. Por ley, su solicitud pasa en {hours} horas a un revisor ajeno a nuestro plan. No tiene que pedirlo y no cuesta nada. El revisor le escribirá.',
  },
  'request.missed.member': {
    en: 'We had to answer by {time} on {date} and did not. You may appeal now, or call us and ask for a review from outside of our plan.',
    es: 'Debíamos responder a más tardar a {time} del {date} y no lo hicimos. Ya puede apelar, o llámenos y pida una revisión ajena a nuestro plan.',
  },
  'request.used.hours': {
    en: '{used} of {allowed} hours used',
    es: '{used} de {allowed} horas usadas',
  },
  'request.used.days': {
    en: '{used} of {allowed} days used',
    es: '{used} de {allowed} días usados',
  },
  'request.missing': { en: 'What is missing', es: 'Qué falta' },
  'request.missingStatement': {
    en: 'A statement from {prescriber} that says why you need this drug.',
    es: 'Una declaración que diga por qué usted necesita este medicamento. Debe enviarla: {prescriber}.',
  },
  'request.withoutStatement': {
    en: 'Without it we decide with what we have. Then we may not pay for the drug.',
    es: 'Sin ella decidimos con lo que tenemos, y quizás no paguemos el medicamento.',
  },
  'request.yourPrescriber': { en: 'your prescriber', es: 'el médico que receta' },
  'request.nothingMissing': {
    en: 'Nothing. We have what we need.',
    es: 'Nada. Tenemos lo que necesitamos.',
  },
  'request.packet': {
    en: 'Print the papers for the prescriber',
    es: 'Imprimir los documentos para el médico',
  },
  'request.time': { en: 'Time to appeal', es: 'Plazo para apelar' },
  'request.daysLeft': {
    en: { one: '{count} day left', other: '{count} days left' },
    es: { one: 'Queda {count} día', other: 'Quedan {count} días' },
  },
  'request.lastDay': {
    en: 'Last day: {date}. Later needs a good reason.',
    es: 'Último día: {date}. Después necesita un buen motivo.',
  },
  'request.timeOver': { en: 'The time is over', es: 'El plazo terminó' },
  'request.counter': { en: 'At the counter', es: 'En la farmacia' },
  'request.youPay': { en: 'You pay', es: 'Usted paga' },
  'request.withoutPlan': { en: 'Without the plan', es: 'Sin el plan' },
  'request.fill': {
    en: '{days} days at {pharmacy}',
    es: '{days} días en {pharmacy}',
  },
  'request.counter.approved': {
    en: 'Ask the pharmacy to run the prescription again. You pay the normal price of your plan.',
    es: 'Pida a la farmacia que vuelva a procesar la receta. Usted paga el precio normal de su plan.',
  },
  'request.approvedUntil': { en: 'Approved until {date}.', es: 'Aprobado hasta el {date}.' },
  'request.counter.open': {
    en: 'Until we decide, the plan does not pay. If you buy the drug, keep the receipt: we pay you back if we approve it.',
    es: 'Hasta que decidamos, el plan no paga. Si compra el medicamento, guarde el recibo: le devolvemos el dinero si lo aprobamos.',
  },
  'request.counter.denied': {
    en: 'The plan does not pay for it. Nothing was charged.',
    es: 'El plan no lo paga. No se le cobró nada.',
  },
  'request.counter.payback': {
    en: 'You bought the drug already. Keep the receipt until we answer.',
    es: 'Ya compró el medicamento. Guarde el recibo hasta que respondamos.',
  },
  'request.counter.paid': {
    en: 'We mail you a check within 30 days.',
    es: 'Le enviamos un cheque por correo en 30 días.',
  },
  'request.claim': { en: 'See the claim', es: 'Ver la reclamación' },
  'request.covered': { en: 'Covered today', es: 'Con cobertura hoy' },
  'request.tier': { en: 'Tier {tier}, no rules', es: 'Nivel {tier}, sin reglas' },
  'request.talk': {
    en: 'Talk to your prescriber before you change a drug.',
    es: 'Hable con el médico que receta antes de cambiar de medicamento.',
  },
  'request.print': { en: 'Print for my visit', es: 'Imprimir para mi cita' },
  'request.other': {
    en: { one: 'Your other request', other: 'Your other requests' },
    es: { one: 'Su otra solicitud', other: 'Sus otras solicitudes' },
  },
});
