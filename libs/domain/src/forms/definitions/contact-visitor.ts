import { longestMessage } from '../../messages/thread-status';
import { answerDays } from '../answer-days';
import type { FormDefinition } from '../definition';

/** Contact us, for visitors: a message that is answered by email (forms.md 16). */
export const form: FormDefinition = {
  id: 'contact-visitor',
  version: 1,
  path: '/member/contact',
  title: { en: 'Message to us', es: 'Mensaje para nosotros' },
  audience: 'visitors',
  service: 'messages.sendAsVisitor',
  steps: {
    message: {
      title: { en: 'Your message', es: 'Su mensaje' },
      heading: { en: 'Send us a message', es: 'Envíenos un mensaje' },
      fields: {
        name: {
          kind: 'fullName',
          label: { en: 'Your name', es: 'Su nombre' },
          messages: { missing: { en: 'Enter your name.', es: 'Ingrese su nombre.' } },
        },
        email: {
          kind: 'email',
          label: { en: 'Email', es: 'Correo electrónico' },
          hint: { en: 'We answer to this address.', es: 'Respondemos a esta dirección.' },
        },
        phone: {
          kind: 'phone',
          optional: true,
          label: { en: 'Phone', es: 'Teléfono' },
          hint: { en: 'Ten digits, such as 612-555-0101.', es: 'Diez dígitos, como 612-555-0101.' },
        },
        topic: {
          kind: 'choice',
          look: 'select',
          label: { en: 'Topic', es: 'Tema' },
          messages: { missing: { en: 'Choose a topic.', es: 'Elija un tema.' } },
          options: {
            prices: {
              label: {
                en: 'Prices and the drug list',
                es: 'Precios y la lista de medicamentos',
              },
            },
            signIn: {
              label: { en: 'Registering or signing in', es: 'Registro o inicio de sesión' },
            },
            pharmacies: {
              label: { en: 'Pharmacies in the network', es: 'Farmacias de la red' },
            },
            forms: { label: { en: 'A form or document', es: 'Un formulario o documento' } },
            website: {
              label: { en: 'A problem with this website', es: 'Un problema con este sitio web' },
            },
            other: { label: { en: 'Something else', es: 'Otro tema' } },
          },
        },
        body: {
          kind: 'longText',
          most: longestMessage,
          label: { en: 'Message', es: 'Mensaje' },
          hint: {
            en: 'Leave out drug names, health details and your member ID: email is not private enough.',
            es: 'No incluya medicamentos, datos de salud ni su número de miembro: el correo electrónico no es lo bastante privado.',
          },
          messages: { missing: { en: 'Write your message.', es: 'Escriba su mensaje.' } },
        },
      },
    },
  },
  signature: null,
  answerTimes: [{ businessDays: answerDays.visitorMessage }],
  send: { en: 'Send my message', es: 'Enviar mi mensaje' },
  sent: {
    title: { en: 'We have your message', es: 'Recibimos su mensaje' },
    text: { en: 'We answer by email.', es: 'Respondemos por correo electrónico.' },
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
          en: 'Look for our email, also among unwanted mail.',
          es: 'Busque nuestro correo, también entre el correo no deseado.',
        },
      },
    ],
  },
};
