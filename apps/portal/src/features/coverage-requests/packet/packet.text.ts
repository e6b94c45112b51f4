import { defineTexts } from '../../../language';

/** The papers that a member prints for the office of the prescriber. */
export default defineTexts({
  'packet.how': {
    en: 'Give or fax these papers to the office. The prescriber fills them in and sends them to us.',
    es: 'Entregue o envíe por fax estos documentos al consultorio. El médico que receta los completa y nos los envía.',
  },
  'packet.print': { en: 'Print these papers', es: 'Imprimir estos documentos' },
  'packet.back': { en: 'Back to the request', es: 'Volver a la solicitud' },
  'packet.to': { en: 'To', es: 'Para' },
  'packet.office': { en: 'Prescriber', es: 'Médico que receta' },
  'packet.phone': { en: 'Office phone', es: 'Teléfono del consultorio' },
  'packet.fax': { en: 'Office fax', es: 'Fax del consultorio' },
  'packet.sendTo': {
    en: 'Send the statement to the plan',
    es: 'Envíe la declaración al plan',
  },
  'packet.planFax': { en: 'Fax of the plan', es: 'Fax del plan' },
  'packet.planMail': { en: 'Or by mail', es: 'O por correo' },
  'packet.until': {
    en: 'We need the statement by {time} on {date}. After that we decide without it.',
    es: 'Necesitamos la declaración a más tardar a {time} del {date}. Después decidimos sin ella.',
  },
  'packet.soon': {
    en: 'Send it as soon as you can. We decide by {time} on {date}, with it or without it.',
    es: 'Envíela lo antes posible. Decidimos a más tardar a {time} del {date}, con ella o sin ella.',
  },
  'packet.clock': {
    en: 'Our time to decide starts when we have it.',
    es: 'El plazo para decidir empieza al recibirla.',
  },
  'packet.about': { en: 'About', es: 'Sobre' },
  'packet.patient': { en: 'Patient', es: 'Paciente' },
  'packet.born': { en: 'Date of birth', es: 'Fecha de nacimiento' },
  'packet.memberId': { en: 'Member ID', es: 'Número de miembro' },
  'packet.number': { en: 'Reference number', es: 'Número de referencia' },
  'packet.drug': { en: 'Drug', es: 'Medicamento' },
  'packet.request': { en: 'Request', es: 'Solicitud' },
  'packet.by': { en: 'Needed by', es: 'Se necesita antes del' },
  'packet.say': { en: 'What the statement has to say', es: 'Qué debe decir la declaración' },
  'packet.say.diagnosis': {
    en: 'Diagnosis, with its ICD-10 code',
    es: 'Diagnóstico, con su código ICD-10',
  },
  'packet.say.dose': {
    en: 'Dose, how often, quantity for 30 days, and for how long',
    es: 'Dosis, frecuencia, cantidad para 30 días y por cuánto tiempo',
  },
  'packet.say.tried': {
    en: 'Drugs that were tried, with dates, and what happened',
    es: 'Medicamentos que se probaron, con fechas, y qué pasó',
  },
  'packet.say.why': {
    en: 'Why drugs on our list would not work as well, or would do harm',
    es: 'Por qué los medicamentos de nuestra lista no servirían igual o harían daño',
  },
  'packet.say.quantity': {
    en: 'Why the usual quantity is not enough',
    es: 'Por qué no basta la cantidad habitual',
  },
  'packet.say.tier': {
    en: 'Why drugs on a lower tier would not work as well, or would do harm',
    es: 'Por qué los medicamentos de un nivel más bajo no servirían igual o harían daño',
  },
  'packet.say.safety': {
    en: 'Risks of the drug for this patient, and how you watch for them',
    es: 'Riesgos del medicamento para este paciente y cómo los vigila',
  },
  'packet.sign': {
    en: 'Signature of the prescriber, date, NPI',
    es: 'Firma del médico que receta, fecha, NPI',
  },
  'packet.write': { en: 'Write it here:', es: 'Escríbalo aquí:' },
  'packet.fast': {
    en: 'If a longer wait could badly harm life or health, write “expedited” at the top: we then decide in {hours} hours.',
    es: 'Si esperar más podría dañar gravemente la vida o la salud, escriba “urgente” arriba: entonces decidimos en {hours} horas.',
  },
  'packet.questions': {
    en: 'Questions of the office: {phone}.',
    es: 'Preguntas del consultorio: {phone}.',
  },
});
