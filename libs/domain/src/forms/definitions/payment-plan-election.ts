import { addressFields, signedByMemberOrRepresentative, whoSigns } from '../shared-fields';
import { paymentPlanAnswer } from '../answer-days';
import type { FormDefinition } from '../definition';

/** Signing up for the Medicare Prescription Payment Plan (forms.md 13). */
export const form: FormDefinition = {
  id: 'payment-plan-election',
  version: 1,
  path: '/member/payment-plan/sign-up',
  title: {
    en: 'Medicare Prescription Payment Plan',
    es: 'Plan de pagos de recetas médicas de Medicare',
  },
  audience: 'medicareMembers',
  service: 'forms.submit',
  steps: {
    member: {
      title: { en: 'Member', es: 'Miembro' },
      heading: { en: 'Who signs up?', es: '¿Quién se inscribe?' },
      fields: {
        givenName: {
          kind: 'givenName',
          prefill: 'givenName',
          label: { en: 'First name', es: 'Nombre' },
          hint: {
            en: 'As it is on the ID card.',
            es: 'Como aparece en la tarjeta de identificación.',
          },
        },
        familyName: {
          kind: 'familyName',
          prefill: 'familyName',
          label: { en: 'Last name', es: 'Apellido' },
        },
        birthDate: {
          kind: 'birthDate',
          prefill: 'birthDate',
          locked: true,
          label: { en: 'Date of birth', es: 'Fecha de nacimiento' },
        },
        memberId: {
          kind: 'memberId',
          prefill: 'memberId',
          locked: true,
          label: { en: 'Member ID', es: 'Número de miembro' },
        },
        medicareNumber: {
          kind: 'medicareNumber',
          optional: true,
          label: { en: 'Medicare number', es: 'Número de Medicare' },
          hint: {
            en: 'On the red, white and blue card. 11 letters and digits.',
            es: 'En la tarjeta roja, blanca y azul. 11 letras y dígitos.',
          },
        },
        phone: {
          kind: 'phone',
          label: { en: 'Phone number', es: 'Número de teléfono' },
          hint: { en: 'Ten digits, such as 612-555-0101.', es: 'Diez dígitos, como 612-555-0101.' },
        },
      },
    },
    address: {
      title: { en: 'Address', es: 'Dirección' },
      heading: { en: 'Where do you live?', es: '¿Dónde vive?' },
      fields: {
        ...addressFields('home', { prefillZip: true }),
        mailTo: {
          kind: 'choice',
          look: 'radio',
          initial: 'home',
          label: { en: 'Where should we mail your bills?', es: '¿A dónde enviamos sus facturas?' },
          options: {
            home: { label: { en: 'To this address', es: 'A esta dirección' } },
            other: { label: { en: 'To another address', es: 'A otra dirección' } },
          },
        },
        ...addressFields('mail', { when: { field: 'mailTo', is: 'other' } }),
      },
    },
    plan: {
      title: { en: 'Start', es: 'Inicio' },
      heading: { en: 'When should it start?', es: '¿Cuándo debe empezar?' },
      intro: {
        en: 'The plan spreads what you pay over the year. It does not lower it. There is no fee and no interest.',
        es: 'El plan reparte lo que paga a lo largo del año. No lo reduce. No hay cargos ni intereses.',
      },
      fields: {
        planYear: {
          kind: 'choice',
          look: 'radio',
          initial: 'current',
          label: { en: 'Plan year', es: 'Año del plan' },
          options: {
            current: {
              label: { en: '{year}', es: '{year}' },
              hint: {
                en: `We answer within ${paymentPlanAnswer.hours} hours.`,
                es: `Respondemos en ${paymentPlanAnswer.hours} horas.`,
              },
            },
            next: {
              label: { en: '{nextYear}, from January 1', es: '{nextYear}, desde el 1 de enero' },
              hint: {
                en: `We answer within ${paymentPlanAnswer.nextYearDays} days.`,
                es: `Respondemos en ${paymentPlanAnswer.nextYearDays} días.`,
              },
              when: { from: '10-01', to: '12-31' },
            },
          },
        },
        startOn: {
          kind: 'date',
          from: { today: 0 },
          to: { yearEnd: true },
          when: { field: 'planYear', is: 'current' },
          label: { en: 'Start date', es: 'Fecha de inicio' },
          hint: {
            en: 'Today or later, up to the end of the year.',
            es: 'Hoy o después, hasta el fin del año.',
          },
        },
        billsMe: {
          kind: 'check',
          label: {
            en: 'I understand that I pay $0 at the pharmacy, and that my plan sends me a bill each month.',
            es: 'Entiendo que pago $0 en la farmacia y que mi plan me envía una factura cada mes.',
          },
          messages: {
            missing: {
              en: 'Check the box to say that your plan may bill you each month.',
              es: 'Marque la casilla para aceptar que su plan le cobre cada mes.',
            },
          },
        },
      },
    },
    signer: whoSigns,
  },
  signature: {
    statement: {
      en: 'I want to join the payment plan. I pay my bills on time, and I can leave at any time. What I wrote here is true, as far as I know.',
      es: 'Quiero inscribirme en el plan de pagos. Pago mis facturas a tiempo y puedo salir en cualquier momento. Lo que escribí aquí es verdad, hasta donde sé.',
    },
    signer: signedByMemberOrRepresentative,
  },
  answerTimes: [
    { when: { field: 'planYear', is: 'next' }, days: paymentPlanAnswer.nextYearDays },
    { hours: paymentPlanAnswer.hours },
  ],
  send: { en: 'Sign up', es: 'Inscribirme' },
  sent: {
    title: { en: 'We have your request', es: 'Recibimos su solicitud' },
    text: {
      en: 'You do not have to do anything now. Until we answer, you pay at the pharmacy as before.',
      es: 'No tiene que hacer nada por ahora. Hasta que respondamos, paga en la farmacia como antes.',
    },
    next: [
      {
        at: 'sent',
        title: { en: 'You sent it', es: 'La envió' },
        text: {
          en: 'We check your plan and your address.',
          es: 'Revisamos su plan y su dirección.',
        },
      },
      {
        at: 'answer',
        title: { en: 'We answer', es: 'Respondemos' },
        text: {
          en: 'You get a letter that says when the plan starts.',
          es: 'Recibe una carta que dice cuándo empieza el plan.',
        },
      },
      {
        at: 'later',
        title: { en: 'Your first bill', es: 'Su primera factura' },
        text: {
          en: 'It comes in the month after your first fill. You can leave the plan at any time.',
          es: 'Llega el mes después de su primer surtido. Puede salir del plan en cualquier momento.',
        },
      },
    ],
  },
};
