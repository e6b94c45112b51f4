import type { Language } from '../identity-provider/sign-in.text';

interface OutboxTexts {
  title: string;
  what: string;
  to: string;
  kind: string;
  all: string;
  email: string;
  text: string;
  show: string;
  none: string;
  noneMatch: string;
  recipient: string;
  sent: string;
}

/** The page of the outbox. */
export const outboxTexts: Record<Language, OutboxTexts> = {
  en: {
    title: 'Outbox',
    what: 'Emails and text messages that the stand-ins sent. Nothing left this machine.',
    to: 'Recipient contains',
    kind: 'Kind',
    all: 'All',
    email: 'Email',
    text: 'Text message',
    show: 'Show',
    none: 'Nothing was sent yet.',
    noneMatch: 'No message matches.',
    recipient: 'To',
    sent: 'Sent',
  },
  es: {
    title: 'Bandeja de salida',
    what: 'Correos electrónicos y mensajes de texto que enviaron los servicios de prueba. Nada salió de esta máquina.',
    to: 'El destinatario contiene',
    kind: 'Tipo',
    all: 'Todos',
    email: 'Correo electrónico',
    text: 'Mensaje de texto',
    show: 'Mostrar',
    none: 'Aún no se envió nada.',
    noneMatch: 'Ningún mensaje coincide.',
    recipient: 'Para',
    sent: 'Enviado',
  },
};
