import { defineTexts } from '../../../language';

/** Which news comes by which channel. */
export default defineTexts({
  'settings.news.when': { en: 'Tell me when', es: 'Avísenme cuando' },
  'settings.news.email': { en: 'Email', es: 'Correo electrónico' },
  'settings.news.text': { en: 'Text', es: 'Mensaje de texto' },
  'settings.news.app': { en: 'App', es: 'Aplicación' },
  'settings.news.mail': { en: 'Mail', es: 'Correo postal' },
  'settings.news.actionNeeded': { en: 'Action is needed', es: 'Se requiere su acción' },
  'settings.news.actionNeeded.hint': {
    en: 'A problem with an order or a request',
    es: 'Un problema con un pedido o una solicitud',
  },
  'settings.news.order': { en: 'An order ships or arrives', es: 'Un pedido se envía o llega' },
  'settings.news.refillDue': { en: 'A refill is due', es: 'Ya toca un resurtido' },
  'settings.news.decision': { en: 'A decision is made', es: 'Hay una decisión' },
  'settings.news.decision.hint': { en: 'Approvals and appeals', es: 'Aprobaciones y apelaciones' },
  'settings.news.claim': { en: 'A claim is processed', es: 'Se procesa una reclamación' },
  'settings.news.eob': {
    en: 'An explanation of benefits is ready',
    es: 'Hay una explicación de beneficios (EOB)',
  },
  'settings.news.eob.online': {
    en: 'You chose no way, and your EOBs are online: look for new ones in the Message Center.',
    es: 'No eligió ningún medio y sus EOB están en línea: busque las nuevas en el Centro de mensajes.',
  },
  'settings.news.drugList': { en: 'My drug list changes', es: 'Cambia mi lista de medicamentos' },
  'settings.news.bill': { en: 'A bill is due', es: 'Vence una factura' },
  'settings.news.bill.hint': { en: 'Or a payment failed', es: 'O no se pudo hacer un pago' },
  'settings.news.news': {
    en: 'A price changes or a generic comes out',
    es: 'Cambia un precio o sale un genérico',
  },
  'settings.news.signIn': {
    en: 'Someone signs in to my account',
    es: 'Alguien inicia sesión en mi cuenta',
  },
  'settings.news.signIn.hint': {
    en: 'For your safety, always on by email',
    es: 'Por su seguridad, siempre activo por correo electrónico',
  },
  'settings.news.alwaysOn': { en: 'Always on', es: 'Siempre activo' },
  'settings.news.cell': { en: '{kind}, {channel}', es: '{kind}, {channel}' },
  'settings.news.privacy': {
    en: 'Emails and texts never name a drug. They say that something is waiting here.',
    es: 'Los correos y mensajes nunca nombran un medicamento. Dicen que algo le espera aquí.',
  },
  'settings.news.textsOff': {
    en: 'Text messages are off',
    es: 'Los mensajes de texto están apagados',
  },
  'settings.news.textsOffWhy': {
    en: {
      one: 'You chose texts for {count} kind of news, but we have no mobile number we may text.',
      other: 'You chose texts for {count} kinds of news, but we have no mobile number we may text.',
    },
    es: {
      one: 'Eligió mensajes de texto para {count} tipo de aviso, pero no tenemos un celular al que podamos escribirle.',
      other:
        'Eligió mensajes de texto para {count} tipos de avisos, pero no tenemos un celular al que podamos escribirle.',
    },
  },
  'settings.news.addMobile': { en: 'Add a mobile number', es: 'Agregar un celular' },
  'settings.news.allowTexts': {
    en: 'Allow texts to my mobile',
    es: 'Permitir mensajes a mi celular',
  },
  'settings.news.emailsOff': {
    en: 'Emails are off',
    es: 'Los correos electrónicos están apagados',
  },
  'settings.news.emailsOffWhy': {
    en: {
      one: 'You chose email for {count} kind of news, but we have no email address.',
      other: 'You chose email for {count} kinds of news, but we have no email address.',
    },
    es: {
      one: 'Eligió el correo electrónico para {count} tipo de aviso, pero no tenemos su correo.',
      other:
        'Eligió el correo electrónico para {count} tipos de avisos, pero no tenemos su correo.',
    },
  },
});
