import { newRxLengths } from '../mail-order/new-prescription';
import type { FormField, FormFields, FormStep } from './definition';

/** The step about the drug, which the three ways to a new prescription at home delivery share. */
export const newRxDrug = (heading: FormStep['heading'], rxHint: FormField['label']): FormStep => ({
  title: { en: 'Drug', es: 'Medicamento' },
  heading,
  fields: {
    drugName: {
      kind: 'drugName',
      label: { en: 'Drug name', es: 'Nombre del medicamento' },
      hint: { en: 'As it is on the bottle.', es: 'Como aparece en el frasco.' },
    },
    strength: {
      kind: 'shortText',
      most: newRxLengths.strength,
      optional: true,
      label: { en: 'Strength', es: 'Concentración' },
      hint: { en: 'Such as 20 mg.', es: 'Por ejemplo, 20 mg.' },
    },
    rxNumber: {
      kind: 'rxNumber',
      optional: true,
      label: { en: 'Rx number', es: 'Número de receta' },
      hint: rxHint,
    },
    days: {
      kind: 'choice',
      look: 'radio',
      initial: '90',
      label: { en: 'How many days at a time?', es: '¿Para cuántos días cada vez?' },
      options: {
        '90': { label: { en: '90 days', es: '90 días' } },
        '60': { label: { en: '60 days', es: '60 días' } },
        '30': { label: { en: '30 days', es: '30 días' } },
      },
    },
  },
});

const missingPrescriber = {
  missing: {
    en: 'Enter the name of the prescriber.',
    es: 'Ingrese el nombre del médico que receta.',
  },
};

export const prescriberName: FormField = {
  kind: 'fullName',
  label: { en: 'Name of the prescriber', es: 'Nombre del médico que receta' },
  messages: missingPrescriber,
};

export const officePhone = (label: FormField['label']): FormField => ({
  kind: 'phone',
  label,
  hint: { en: 'Ten digits, such as 612-555-0101.', es: 'Diez dígitos, como 612-555-0101.' },
});

/** Where we reach the member about the request. */
export const reachedAt: FormFields = {
  phone: {
    kind: 'phone',
    label: { en: 'Your phone number', es: 'Su número de teléfono' },
    hint: {
      en: 'If we have a question. Ten digits.',
      es: 'Por si tenemos una pregunta. Diez dígitos.',
    },
  },
  note: {
    kind: 'longText',
    most: newRxLengths.note,
    optional: true,
    label: { en: 'Anything else?', es: '¿Algo más?' },
  },
};

/** What happens at the end of each way. */
export const nothingShips = {
  at: 'later',
  title: { en: 'You order it', es: 'Usted hace el pedido' },
  text: {
    en: 'It is then in your refills. Nothing ships until you order it.',
    es: 'Después aparece en sus resurtidos. Nada se envía hasta que usted haga el pedido.',
  },
} as const;
