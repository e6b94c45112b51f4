import { paperAnswerDays } from '../../mail-order/new-prescription';
import type { FormDefinition } from '../definition';
import { newRxDrug, nothingShips, officePhone, prescriberName, reachedAt } from '../new-rx-fields';

/** Announces a paper prescription that comes by mail, with a form to print (forms.md 11). */
export const form: FormDefinition = {
  id: 'new-rx-paper',
  version: 1,
  path: '/member/mail-order/send-paper',
  title: { en: 'Send a paper prescription', es: 'Enviar una receta en papel' },
  audience: 'members',
  service: 'mailOrderNewRx.request',
  steps: {
    drug: newRxDrug(
      { en: 'Which drug is it for?', es: '¿Para qué medicamento es?' },
      {
        en: 'If you had this prescription with us before.',
        es: 'Si ya tuvo esta receta con nosotros.',
      },
    ),
    prescriber: {
      title: { en: 'Prescriber', es: 'Médico que receta' },
      heading: { en: 'Who wrote it?', es: '¿Quién la escribió?' },
      fields: {
        prescriberName,
        officePhone: {
          ...officePhone({ en: 'Phone number of the office', es: 'Teléfono del consultorio' }),
        },
        writtenOn: {
          kind: 'date',
          from: { today: -365 },
          to: { today: 0 },
          label: { en: 'Date on the prescription', es: 'Fecha de la receta' },
          hint: { en: 'Not older than a year.', es: 'De hace un año o menos.' },
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
  answerTimes: [{ businessDays: paperAnswerDays, fromLetter: true }],
  send: { en: 'Get the form to print', es: 'Obtener el formulario para imprimir' },
  sent: {
    title: { en: 'Now mail it to us', es: 'Ahora envíela por correo' },
    heading: { en: 'We wait for your letter', es: 'Esperamos su carta' },
    text: {
      en: 'Print the form and send it with the paper prescription. Keep a copy.',
      es: 'Imprima el formulario y envíelo con la receta en papel. Guarde una copia.',
    },
    next: [
      {
        at: 'sent',
        title: { en: 'You told us', es: 'Nos avisó' },
        text: {
          en: 'We wait for your letter.',
          es: 'Esperamos su carta.',
        },
      },
      {
        at: 'later',
        title: { en: 'We read it', es: 'La leemos' },
        text: {
          en: `We answer within ${paperAnswerDays} business days after it arrives. If something is missing, we call you or the office.`,
          es: `Respondemos dentro de los ${paperAnswerDays} días hábiles después de recibirla. Si falta algo, nos comunicamos con usted o con el consultorio.`,
        },
      },
      nothingShips,
    ],
  },
};
