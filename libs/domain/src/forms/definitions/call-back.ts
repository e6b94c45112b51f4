import { isBusinessDay } from '../../calendar/business-days';
import type { FormDefinition } from '../definition';

/** Asks us to call, on a day and in the hours that are chosen (forms.md 16). By Central time, as the hours of contact us. */
export const form: FormDefinition = {
  id: 'call-back',
  version: 1,
  path: '/member/call-back',
  title: { en: 'Ask for a call', es: 'Pedir una llamada' },
  audience: 'anyone',
  service: 'forms.submit',
  steps: {
    call: {
      title: { en: 'Your call', es: 'Su llamada' },
      heading: { en: 'When should we call you?', es: '¿Cuándo prefiere recibir la llamada?' },
      intro: {
        en: 'Not for emergencies: call 911. We never ask for a password. To talk to us today, call {phone}.',
        es: 'No es para emergencias: llame al 911. Nunca le pedimos una contraseña. Para hablar con nosotros hoy, llame al {phone}.',
      },
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
            pharmacist: {
              label: { en: 'A question for a pharmacist', es: 'Una pregunta para un farmacéutico' },
            },
            signIn: {
              label: { en: 'Registering or signing in', es: 'Registro o inicio de sesión' },
            },
            other: { label: { en: 'Something else', es: 'Otro tema' } },
          },
        },
        name: {
          kind: 'fullName',
          prefill: 'fullName',
          label: { en: 'Your name', es: 'Su nombre' },
          messages: { missing: { en: 'Enter your name.', es: 'Ingrese su nombre.' } },
        },
        phone: {
          kind: 'phone',
          label: { en: 'Phone number', es: 'Número de teléfono' },
          hint: { en: 'Ten digits, such as 612-555-0101.', es: 'Diez dígitos, como 612-555-0101.' },
        },
        day: {
          kind: 'date',
          from: { today: 1 },
          to: { today: 14 },
          label: { en: 'Day', es: 'Día' },
          hint: {
            en: 'From tomorrow on, within two weeks. No weekends or holidays.',
            es: 'Desde mañana, en las próximas dos semanas. No los fines de semana ni los feriados.',
          },
        },
        hours: {
          kind: 'choice',
          look: 'radio',
          label: { en: 'Time', es: 'Hora' },
          hint: { en: 'Central time.', es: 'Hora del centro.' },
          messages: { missing: { en: 'Choose a time.', es: 'Elija una hora.' } },
          options: {
            morning: {
              label: { en: '8:00 a.m. to noon', es: 'De las 8:00 a. m. al mediodía' },
            },
            afternoon: {
              label: { en: 'Noon to 4:00 p.m.', es: 'Del mediodía a las 4:00 p. m.' },
            },
            evening: {
              label: { en: '4:00 to 7:00 p.m.', es: 'De las 4:00 a las 7:00 p. m.' },
            },
          },
        },
        language: {
          kind: 'choice',
          look: 'select',
          initial: { en: 'english', es: 'spanish' },
          label: { en: 'Language of the call', es: 'Idioma de la llamada' },
          options: {
            english: { label: { en: 'English', es: 'Inglés' } },
            spanish: { label: { en: 'Spanish', es: 'Español' } },
            other: {
              label: { en: 'Another, with an interpreter', es: 'Otro, con un intérprete' },
            },
          },
        },
        languageName: {
          kind: 'shortText',
          most: 60,
          when: { field: 'language', is: 'other' },
          label: { en: 'Which language?', es: '¿Qué idioma?' },
          hint: { en: 'Interpreters cost you nothing.', es: 'Los intérpretes no le cuestan nada.' },
          messages: { missing: { en: 'Enter a language.', es: 'Ingrese un idioma.' } },
        },
      },
    },
  },
  rules: [
    {
      name: 'weekday',
      at: 'day',
      needs: ['day'],
      holds: ({ day }) => isBusinessDay(String(day)),
      message: {
        en: 'Choose a day from Monday to Friday that is not a holiday.',
        es: 'Elija un día de lunes a viernes que no sea feriado.',
      },
    },
  ],
  signature: null,
  answerTimes: [{ onDayOf: 'day' }],
  send: { en: 'Ask for the call', es: 'Pedir la llamada' },
  sent: {
    title: { en: 'We have your request', es: 'Recibimos su solicitud' },
    heading: {
      en: 'We call you on the day and at the time that you chose',
      es: 'Lo llamamos el día y a la hora que eligió',
    },
    text: {
      en: 'You do not have to do anything now.',
      es: 'No tiene que hacer nada por ahora.',
    },
    next: [
      {
        at: 'sent',
        title: { en: 'You sent it', es: 'La envió' },
        text: {
          en: 'It is with our member services.',
          es: 'La tiene nuestro servicio a miembros.',
        },
      },
      {
        at: 'answer',
        title: { en: 'We call you', es: 'Lo llamamos' },
        text: {
          en: 'If we miss you, we call once more on the same day.',
          es: 'Si no lo encontramos, llamamos una vez más el mismo día.',
        },
      },
    ],
  },
};
