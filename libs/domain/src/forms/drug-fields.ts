import type { ChoiceOptions, Condition, FormField, FormFields } from './definition';

/** The drug of a request. `amount`: the question for the quantity. */
export const drugFields = (amount: FormField['label']): FormFields => ({
  drugName: {
    kind: 'drugName',
    label: { en: 'Drug name', es: 'Nombre del medicamento' },
    hint: {
      en: 'As it is on the label or the prescription.',
      es: 'Como aparece en la etiqueta o en la receta.',
    },
  },
  strength: {
    kind: 'shortText',
    most: 30,
    optional: true,
    label: { en: 'Strength', es: 'Concentración' },
    hint: { en: 'Such as 20 mg.', es: 'Por ejemplo, 20 mg.' },
  },
  drugForm: {
    kind: 'shortText',
    most: 40,
    optional: true,
    label: { en: 'Form', es: 'Presentación' },
    hint: { en: 'Such as tablet, cream or pen.', es: 'Por ejemplo, tableta, crema o pluma.' },
  },
  quantity: { kind: 'quantity', label: amount },
});

const results: ChoiceOptions = {
  failed: { label: { en: 'It did not work', es: 'No funcionó' } },
  sideEffect: {
    label: { en: 'It had side effects', es: 'Tuvo efectos secundarios' },
  },
  allergy: { label: { en: 'It caused an allergy', es: 'Causó una alergia' } },
  other: { label: { en: 'Another reason', es: 'Otro motivo' } },
};

/** Drugs that were tried before, one group each. `least`: how many must be named. */
export const drugsTried = (least: 0 | 1, when?: Condition): FormField => ({
  kind: 'repeat',
  least,
  most: 10,
  ...(when && { when }),
  ...(least === 0 && { optional: true }),
  label: { en: 'Drugs that were tried', es: 'Medicamentos que se probaron' },
  hint: {
    en: 'Name other drugs for the same condition.',
    es: 'Indique otros medicamentos para la misma afección.',
  },
  item: { en: 'Drug tried', es: 'Medicamento probado' },
  add: { en: 'Add a drug', es: 'Agregar un medicamento' },
  fields: {
    triedDrug: {
      kind: 'drugName',
      label: { en: 'Drug and strength', es: 'Medicamento y concentración' },
    },
    triedWhen: {
      kind: 'shortText',
      most: 60,
      optional: true,
      label: { en: 'When', es: 'Cuándo' },
      hint: { en: 'Such as March to May 2026.', es: 'Por ejemplo, de marzo a mayo de 2026.' },
    },
    result: {
      kind: 'choice',
      look: 'select',
      label: { en: 'Why it was stopped', es: 'Por qué se suspendió' },
      messages: { missing: { en: 'Choose a reason.', es: 'Elija un motivo.' } },
      options: results,
    },
    resultDetails: {
      kind: 'shortText',
      optional: true,
      label: { en: 'What happened', es: 'Qué pasó' },
    },
  },
});

/** The condition that the drug is for: in words, with a code where one is known. */
export const diagnosisFields = ({ optional = false } = {}): FormFields => ({
  diagnosis: {
    kind: 'shortText',
    ...(optional && { optional: true }),
    label: { en: 'What is the drug for?', es: '¿Para qué es el medicamento?' },
    hint: { en: 'Such as type 2 diabetes.', es: 'Por ejemplo, diabetes tipo 2.' },
    messages: {
      missing: { en: 'Enter what the drug is for.', es: 'Ingrese para qué es el medicamento.' },
    },
  },
  diagnosisCode: {
    kind: 'diagnosis',
    optional: true,
    label: { en: 'Diagnosis code', es: 'Código de diagnóstico' },
    hint: {
      en: 'If you know it, such as E11.9.',
      es: 'Si lo sabe, por ejemplo E11.9.',
    },
  },
});
