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
  'newRx.afterSending': { en: 'Then', es: 'Después' },
  'newRx.toRefills': {
    en: 'You can follow it in home delivery.',
    es: 'En entrega a domicilio verá cómo avanza.',
  },
  'newRx.printForm': { en: 'Print the form to mail', es: 'Imprimir el formulario' },
  'newRx.requests': { en: 'New prescriptions', es: 'Recetas nuevas' },
  'newRx.loading': { en: 'Loading your requests…', es: 'Cargando sus solicitudes…' },
  'newRx.failed': { en: 'Your requests did not load.', es: 'Sus solicitudes no se cargaron.' },
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
  'newRx.refusal.drugUnknown': {
    en: 'We do not know this drug. Check its name on the bottle and ask again.',
    es: 'No conocemos este medicamento. Revise el nombre en el frasco y pídalo de nuevo.',
  },
  'newRx.refusal.needsVisit': {
    en: 'The office wants to see you first. Call {office}: {phone}.',
    es: 'El consultorio quiere verlo antes. Llame a {office}: {phone}.',
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
  'newRx.moveIt': { en: 'Move it here', es: 'Tráigala aquí' },

  'newRx.sheet.loading': { en: 'Loading the form…', es: 'Cargando el formulario…' },
  'newRx.sheet.failed': {
    en: 'The form did not load.',
    es: 'El formulario no se cargó.',
  },
  'newRx.sheet.how': {
    en: 'Put this form and the paper prescription in one envelope and mail it to this address.',
    es: 'Ponga este formulario y la receta en papel en un sobre y envíelo por correo a esta dirección.',
  },
  'newRx.sheet.to': { en: 'Mail it to', es: 'Envíelo a' },
  'newRx.sheet.noAddress': {
    en: 'We do not have the address here. Call {phone} and we will tell you.',
    es: 'No tenemos aquí la dirección. Llame al {phone} y se la daremos.',
  },
  'newRx.sheet.patient': { en: 'Patient', es: 'Paciente' },
  'newRx.sheet.born': { en: 'Date of birth', es: 'Fecha de nacimiento' },
  'newRx.sheet.memberId': { en: 'Member ID', es: 'Número de miembro' },
  'newRx.sheet.reference': { en: 'Reference number', es: 'Número de referencia' },
  'newRx.sheet.drug': { en: 'Drug', es: 'Medicamento' },
  'newRx.sheet.supply': { en: 'Days at a time', es: 'Días cada vez' },
  'newRx.sheet.prescriber': { en: 'Prescriber', es: 'Médico que receta' },
  'newRx.sheet.writtenOn': { en: 'Date on the prescription', es: 'Fecha de la receta' },
  'newRx.sheet.blank': { en: 'Write it here:', es: 'Escríbalo aquí:' },
  'newRx.sheet.print': { en: 'Print this form', es: 'Imprimir este formulario' },
});
