import { defineTexts } from '../../../language';

/** New prescriptions at home delivery: three ways to one, and what becomes of each request. */
export default defineTexts({
  'newRx.add': { en: 'Add a prescription', es: 'Agregar una receta' },
  'newRx.transfer': { en: 'Move one from a pharmacy', es: 'Traer una de una farmacia' },
  'newRx.transferHint': { en: 'We call them for you.', es: 'Nosotros los llamamos.' },
  'newRx.prescriber': { en: 'Ask your prescriber', es: 'Pedir al médico que receta' },
  'newRx.prescriberHint': {
    en: 'For a new one, or to renew one.',
    es: 'Para una nueva o para renovar una.',
  },
  'newRx.paper': { en: 'Send a paper prescription', es: 'Enviar una receta en papel' },
  'newRx.paperHint': { en: 'With a form to print.', es: 'Con un formulario para imprimir.' },
  'newRx.for': { en: 'For {name}', es: 'Para {name}' },
  'newRx.other': {
    en: 'You began this form for {name}',
    es: 'Usted comenzó este formulario para {name}',
  },
  'newRx.otherUnknown': {
    en: 'You began this form for someone else',
    es: 'Usted comenzó este formulario para otra persona',
  },
  'newRx.otherHint': {
    en: 'Go on with it, or start a new one. A new one deletes what you typed before.',
    es: 'Continúe con él o comience uno nuevo. Si comienza uno nuevo, se borra lo que escribió antes.',
  },
  'newRx.otherUnknownHint': {
    en: 'Start a new one. It deletes what was typed before.',
    es: 'Comience uno nuevo. Se borrará lo que se escribió antes.',
  },
  'newRx.otherGoOn': { en: 'Go on for {name}', es: 'Continuar para {name}' },
  'newRx.otherStart': { en: 'Start a new one for {name}', es: 'Comenzar uno nuevo para {name}' },
  'newRx.otherStartAny': { en: 'Start a new one', es: 'Comenzar uno nuevo' },
  'newRx.afterSending': { en: 'Then', es: 'Después' },
  'newRx.toRefills': {
    en: 'You can follow it in home delivery.',
    es: 'En entrega a domicilio verá cómo avanza.',
  },
  'newRx.printForm': { en: 'Print the form to mail', es: 'Imprimir el formulario' },
  'newRx.requests': { en: 'New prescriptions', es: 'Recetas nuevas' },
  'newRx.state.received': { en: 'Received', es: 'Recibida' },
  'newRx.state.waiting.transfer': {
    en: 'Waiting for the pharmacy',
    es: 'Esperamos a la farmacia',
  },
  'newRx.state.waiting.prescriber': {
    en: 'Waiting for the office',
    es: 'Esperamos al consultorio',
  },
  'newRx.state.waiting.paper': { en: 'Waiting for your letter', es: 'Esperamos su carta' },
  'newRx.state.waiting.unknown': { en: 'Waiting', es: 'En espera' },
  'newRx.state.ready': { en: 'In your refills', es: 'En sus resurtidos' },
  'newRx.state.refused': { en: 'No prescription', es: 'Sin receta' },
  'newRx.state.unknown': { en: 'Status unknown', es: 'Estado desconocido' },
  'newRx.from': {
    en: 'From {office}, sent {date}, number {number}.',
    es: 'De {office}, enviada el {date}, número {number}.',
  },
  'newRx.answerBy': {
    en: 'The answer is due by {date}.',
    es: 'La respuesta llega a más tardar el {date}.',
  },
  'newRx.answerAfterLetter': {
    en: 'We answer in {days} business days after it arrives.',
    es: 'Respondemos dentro de los {days} días hábiles después de recibirla.',
  },
  'newRx.refusal.drugUnknown': {
    en: 'We do not know this drug. Check its name on the bottle and ask again.',
    es: 'No conocemos este medicamento. Revise el nombre en el frasco y pídalo de nuevo.',
  },
  'newRx.refusal.needsVisit': {
    en: 'The office wants to see you first. Call {office}: {phone}.',
    es: 'El consultorio pide antes una consulta. Llame a {office}: {phone}.',
  },
  'newRx.refusal.noAnswer': {
    en: 'We asked three times and got no answer. Call {office}: {phone}.',
    es: 'La pedimos tres veces y no hubo respuesta. Llame a {office}: {phone}.',
  },
  'newRx.refusal.noRefills': {
    en: '{office} has no refills left to move. Ask your prescriber for a new one.',
    es: '{office} no tiene resurtidos para traer. Pida una receta nueva al médico que receta.',
  },
  'newRx.refusal.controlled': {
    en: 'The law does not let us move this kind of drug. Your prescriber must write a new one.',
    es: 'La ley no permite traer este tipo de medicamento. El médico que receta debe escribir una nueva.',
  },
  'newRx.refusal.unknown': {
    en: 'Call us and we will tell you why.',
    es: 'Llámenos y le diremos por qué.',
  },
  'newRx.again': { en: 'Ask again', es: 'Pedirla de nuevo' },
  'newRx.renew': { en: 'Request a renewal', es: 'Pedir la renovación' },
  'newRx.renewAsked': {
    en: 'We asked {office} to renew it. The answer is due by {date}.',
    es: 'Pedimos a {office} que la renueve. La respuesta llega a más tardar el {date}.',
  },
  'newRx.renewOnPaper': {
    en: 'We wait for your letter with the new one.',
    es: 'Esperamos su carta con la nueva.',
  },
  'newRx.moveIt': { en: 'Move it here', es: 'Tráigala aquí' },
});
