import { defineTexts } from '../../../language';

/** Which documents come online, and which by mail. */
export default defineTexts({
  'settings.papers.eobs': {
    en: 'Explanations of benefits (EOBs)',
    es: 'Explicaciones de beneficios (EOB)',
  },
  'settings.papers.letters': { en: 'Letters', es: 'Cartas' },
  'settings.papers.planDocuments': {
    en: 'Plan documents and drug list',
    es: 'Documentos del plan y lista de medicamentos',
  },
  'settings.papers.invoices': { en: 'Bills', es: 'Facturas' },
  /** The switch next to the name of the document. */
  'settings.papers.online': { en: 'Online', es: 'En línea' },
  'settings.papers.byMail': { en: 'By mail', es: 'Por correo postal' },
  'settings.papers.onlineSince': { en: 'Online since {date}', es: 'En línea desde el {date}' },
  'settings.papers.onlineFrom': {
    en: 'By mail until {date}, then online',
    es: 'Por correo postal hasta el {date}, después en línea',
  },
  'settings.papers.mailSince': {
    en: 'By mail since {date}',
    es: 'Por correo postal desde el {date}',
  },
  'settings.papers.mailFrom': {
    en: 'Online until {date}, then by mail',
    es: 'En línea hasta el {date}, después por correo postal',
  },
  'settings.papers.rule': {
    en: 'A change takes up to {days} business days. You can ask for paper at any time, free.',
    es: 'Un cambio tarda hasta {days} días hábiles. Puede pedir papel en cualquier momento, sin costo.',
  },
  'settings.papers.emailNotConfirmed': {
    en: 'We write to you when a document is ready. Confirm your email first.',
    es: 'Le escribimos cuando un documento está listo. Primero confirme su correo electrónico.',
  },
});
