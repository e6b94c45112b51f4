import { longestMessage } from '../../messages/thread-status';
import { answerDays } from '../answer-days';
import type { FormDefinition } from '../definition';

/** Contact us, for members: a secure message (forms.md 16). */
export const form: FormDefinition = {
  id: 'contact',
  version: 1,
  path: '/member/contact',
  title: { en: 'Secure message', es: 'Mensaje seguro' },
  audience: 'members',
  service: 'messages.send',
  steps: {
    message: {
      title: { en: 'Your message', es: 'Su mensaje' },
      heading: { en: 'Send a secure message', es: 'Envíe un mensaje seguro' },
      fields: {
        topic: {
          kind: 'choice',
          look: 'select',
          label: { en: 'Topic', es: 'Tema' },
          messages: { missing: { en: 'Choose a topic.', es: 'Elija un tema.' } },
          options: {
            order: { label: { en: 'An order', es: 'Un pedido' } },
            claim: { label: { en: 'A claim or a price', es: 'Una reclamación o un precio' } },
            coverage: { label: { en: 'Coverage or approval', es: 'Cobertura o aprobación' } },
            payment: { label: { en: 'A bill or payment', es: 'Una factura o un pago' } },
            account: { label: { en: 'My account', es: 'Mi cuenta' } },
            other: { label: { en: 'Something else', es: 'Otro tema' } },
          },
        },
        related: {
          kind: 'related',
          most: 5,
          optional: true,
          label: { en: 'What is it about?', es: '¿De qué se trata?' },
          hint: {
            en: 'Attach it, and you need not explain it. It stays inside the portal.',
            es: 'Adjúntelo y no tendrá que explicarlo. Queda dentro del portal.',
          },
        },
        subject: {
          kind: 'subject',
          label: { en: 'Subject', es: 'Asunto' },
          messages: { missing: { en: 'Enter a subject.', es: 'Ingrese un asunto.' } },
        },
        body: {
          kind: 'longText',
          most: longestMessage,
          label: { en: 'Message', es: 'Mensaje' },
          hint: {
            en: 'Leave out Social Security and card numbers.',
            es: 'No incluya números de Seguro Social ni de tarjetas de pago.',
          },
          messages: { missing: { en: 'Write your message.', es: 'Escriba su mensaje.' } },
        },
        files: {
          kind: 'files',
          optional: true,
          label: { en: 'Files', es: 'Archivos' },
        },
        replyBy: {
          kind: 'choice',
          look: 'radio',
          initial: 'messageCenter',
          label: { en: 'How should we answer?', es: '¿Cómo le respondemos?' },
          options: {
            messageCenter: {
              label: { en: 'In my Message Center', es: 'En mi Centro de mensajes' },
              hint: {
                en: 'We email you when the answer is there. The email names no drug.',
                es: 'Le enviamos un correo electrónico cuando llegue la respuesta. El correo no nombra ningún medicamento.',
              },
            },
            phone: { label: { en: 'By phone', es: 'Por teléfono' } },
          },
        },
        phone: {
          kind: 'phone',
          when: { field: 'replyBy', is: 'phone' },
          label: { en: 'Phone number', es: 'Número de teléfono' },
          hint: { en: 'Ten digits, such as 612-555-0101.', es: 'Diez dígitos, como 612-555-0101.' },
        },
      },
    },
  },
  signature: null,
  answerTimes: [{ businessDays: answerDays.message }],
  send: { en: 'Send my message', es: 'Enviar mi mensaje' },
  sent: {
    title: { en: 'We have your message', es: 'Recibimos su mensaje' },
    text: {
      en: 'You do not have to do anything now.',
      es: 'No tiene que hacer nada por ahora.',
    },
    next: [
      {
        at: 'sent',
        title: { en: 'You sent it', es: 'Lo envió' },
        text: {
          en: 'It is with our member services.',
          es: 'Lo tiene nuestro servicio a miembros.',
        },
      },
      {
        at: 'answer',
        title: { en: 'We answer', es: 'Respondemos' },
        text: {
          en: 'A person reads your message and answers it.',
          es: 'Una persona lee su mensaje y lo responde.',
        },
      },
    ],
  },
};
