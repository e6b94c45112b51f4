import type { FormDefinition } from '../definition';
import { newRxDrug, nothingShips, officePhone, prescriberName, reachedAt } from '../new-rx-fields';

/** Has home delivery ask a prescriber for a new prescription, or to renew one (forms.md 11). */
export const form: FormDefinition = {
  id: 'new-rx-prescriber',
  version: 1,
  path: '/member/mail-order/ask-prescriber',
  title: { en: 'Ask your prescriber', es: 'Pedir al médico que receta' },
  audience: 'members',
  service: 'mailOrderNewRx.request',
  steps: {
    drug: newRxDrug(
      {
        en: 'Which drug should your prescriber write?',
        es: '¿Qué medicamento debe recetar el médico?',
      },
      {
        en: 'If you had this prescription with us before.',
        es: 'Si ya tuvo esta receta con nosotros.',
      },
    ),
    prescriber: {
      title: { en: 'Prescriber', es: 'Médico que receta' },
      heading: { en: 'Who should we ask?', es: '¿A quién se la pedimos?' },
      fields: {
        prescriberName,
        officePhone: officePhone({
          en: 'Phone number of the office',
          es: 'Teléfono del consultorio',
        }),
        officeFax: {
          ...officePhone({ en: 'Fax number of the office', es: 'Fax del consultorio' }),
          optional: true,
        },
      },
    },
    reach: {
      title: { en: 'Your phone', es: 'Su teléfono' },
      heading: { en: 'Where can we reach you?', es: '¿A qué número llamamos?' },
      fields: reachedAt,
    },
  },
  signature: null,
  answerTimes: [{ businessDays: 5 }],
  send: { en: 'Ask for it', es: 'Pedirla' },
  sent: {
    title: { en: 'We have your request', es: 'Recibimos su solicitud' },
    text: {
      en: 'We ask the office. Some offices want to see you first: they will call you.',
      es: 'Se la pedimos al consultorio. Algunos consultorios piden antes una consulta y se comunican con usted.',
    },
    next: [
      {
        at: 'sent',
        title: { en: 'You sent it', es: 'La envió' },
        text: {
          en: 'We call or fax the office.',
          es: 'Llamamos o enviamos un fax al consultorio.',
        },
      },
      {
        at: 'answer',
        title: { en: 'The office answers', es: 'El consultorio responde' },
        text: {
          en: 'If the office says no, we tell you why.',
          es: 'Si el consultorio dice que no, le decimos por qué.',
        },
      },
      nothingShips,
    ],
  },
};
