import type { FormDefinition } from '../definition';
import { newRxDrug, nothingShips, officePhone, reachedAt } from '../new-rx-fields';

/** Moves a prescription from a pharmacy to home delivery (forms.md 11). */
export const form: FormDefinition = {
  id: 'new-rx-transfer',
  version: 1,
  path: '/member/mail-order/transfer',
  title: {
    en: 'Move a prescription from a pharmacy',
    es: 'Traer una receta de una farmacia',
  },
  audience: 'members',
  service: 'mailOrderNewRx.request',
  steps: {
    drug: newRxDrug(
      { en: 'Which drug do you want to move?', es: '¿Qué medicamento desea traer?' },
      {
        en: 'On the label of that pharmacy, if you have it.',
        es: 'En la etiqueta de esa farmacia, si la tiene.',
      },
    ),
    pharmacy: {
      title: { en: 'Pharmacy', es: 'Farmacia' },
      heading: { en: 'Where is it now?', es: '¿Dónde está ahora?' },
      fields: {
        pharmacyName: {
          kind: 'shortText',
          label: { en: 'Name of the pharmacy', es: 'Nombre de la farmacia' },
          messages: {
            missing: {
              en: 'Enter the name of the pharmacy.',
              es: 'Ingrese el nombre de la farmacia.',
            },
          },
        },
        officePhone: officePhone({
          en: 'Phone number of the pharmacy',
          es: 'Teléfono de la farmacia',
        }),
        mayCall: {
          kind: 'check',
          label: {
            en: 'You may call this pharmacy and move the prescription. It can then no longer be filled there.',
            es: 'Pueden llamar a esta farmacia y traer la receta. Después ya no se podrá surtir allí.',
          },
          messages: {
            missing: {
              en: 'Check the box so that we may call the pharmacy.',
              es: 'Marque la casilla para que podamos llamar a la farmacia.',
            },
          },
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
  answerTimes: [{ businessDays: 3 }],
  send: { en: 'Move this prescription', es: 'Traer esta receta' },
  sent: {
    title: { en: 'We have your request', es: 'Recibimos su solicitud' },
    text: {
      en: 'You do not have to do anything now. If you run out before, that pharmacy can still fill it until we have it.',
      es: 'No tiene que hacer nada por ahora. Si se le acaba antes, esa farmacia aún puede surtirla hasta que la tengamos.',
    },
    next: [
      {
        at: 'sent',
        title: { en: 'You sent it', es: 'La envió' },
        text: { en: 'We call the pharmacy.', es: 'Llamamos a la farmacia.' },
      },
      {
        at: 'answer',
        title: { en: 'The pharmacy answers', es: 'La farmacia responde' },
        text: {
          en: 'If it cannot be moved, we say why.',
          es: 'Si no se puede traer, le decimos por qué.',
        },
      },
      nothingShips,
    ],
  },
};
