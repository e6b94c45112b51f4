import type { AnswerTime, ChoiceOptions, Condition, FormField, FormFields } from './definition';
import { addressFields } from './shared-fields';

/** Fields that the requests about a drug share (forms.md 1, 3, 4 and 5). */

const phoneHint = {
  en: 'Ten digits, such as 612-555-0101.',
  es: 'Diez dígitos, como 612-555-0101.',
};

/** A phone number with its hint. */
export const phoneField = (
  label: FormField['label'],
  rest: { optional?: true; neededWhen?: Condition; when?: Condition } = {},
): FormField => ({ kind: 'phone', ...rest, label, hint: phoneHint });

/** The extension of a phone number. */
export const phoneExtension = (rest: { when?: Condition } = {}): FormField => ({
  kind: 'phoneExtension',
  optional: true,
  ...rest,
  label: { en: 'Extension', es: 'Extensión' },
});

/** The sex of a patient as the plan has it. */
export const sexField = (rest: { optional?: true } = {}): FormField => ({
  kind: 'choice',
  look: 'select',
  ...rest,
  label: { en: 'Sex', es: 'Sexo' },
  messages: {
    missing: { en: 'Choose the sex of the patient.', es: 'Elija el sexo del paciente.' },
  },
  options: {
    female: { label: { en: 'Female', es: 'Femenino' } },
    male: { label: { en: 'Male', es: 'Masculino' } },
    other: { label: { en: 'Another', es: 'Otro' } },
  },
});

/** Yes or no, as radio buttons. */
export const yesOrNo = (
  label: FormField['label'],
  rest: { optional?: true; when?: Condition; hint?: FormField['label']; initial?: string } = {},
): FormField => ({
  kind: 'choice',
  look: 'radio',
  ...rest,
  label,
  messages: { missing: { en: 'Choose yes or no.', es: 'Elija sí o no.' } },
  options: { yes: { label: { en: 'Yes', es: 'Sí' } }, no: { label: { en: 'No', es: 'No' } } },
});

/** Whom a request is about, as on the ID card; the session fills in what it knows. */
export const memberFields: FormFields = {
  givenName: {
    kind: 'givenName',
    prefill: 'givenName',
    label: { en: 'First name', es: 'Nombre' },
    hint: { en: 'As it is on the ID card.', es: 'Como aparece en la tarjeta de identificación.' },
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
    hint: {
      en: 'Letters and digits from the card.',
      es: 'Las letras y los dígitos de la tarjeta.',
    },
  },
};

/** The same where another person may ask for the member: filled in from the session, and open to change. */
export const openMemberFields: FormFields = Object.fromEntries(
  Object.entries(memberFields).map(([name, { locked: _locked, ...field }]) => [name, field]),
) as FormFields;

/** The name that signs as the member. */
export const memberName = ['givenName', 'familyName'] as const;

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

/** Who prescribes the drug. `byOffice`: when the office itself asks, which knows its numbers. */
export const prescriberFields = (byOffice?: Condition): FormFields => ({
  prescriberName: {
    kind: 'fullName',
    label: { en: 'Name of the prescriber', es: 'Nombre del médico que receta' },
    messages: {
      missing: {
        en: 'Enter the name of the prescriber.',
        es: 'Ingrese el nombre del médico que receta.',
      },
    },
  },
  specialty: {
    kind: 'shortText',
    most: 60,
    optional: true,
    label: { en: 'Specialty', es: 'Especialidad' },
    hint: { en: 'Such as cardiology.', es: 'Por ejemplo, cardiología.' },
  },
  npi: {
    kind: 'npi',
    optional: true,
    ...(byOffice && { neededWhen: byOffice }),
    label: { en: 'NPI', es: 'NPI' },
    hint: {
      en: 'Ten digits. The office knows it.',
      es: 'Diez dígitos. El consultorio lo tiene.',
    },
  },
  ...addressFields('office'),
  officePhone: phoneField({ en: 'Office phone', es: 'Teléfono del consultorio' }),
  officePhoneExtension: phoneExtension(),
  officeFax: phoneField(
    { en: 'Office fax', es: 'Fax del consultorio' },
    { optional: true, ...(byOffice && { neededWhen: byOffice }) },
  ),
  officeContact: {
    kind: 'fullName',
    optional: true,
    label: { en: 'Contact at the office', es: 'Contacto en el consultorio' },
  },
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

/** Papers that go with a request. */
export const filesField = (
  label: FormField['label'],
  rest: {
    hint?: FormField['label'];
    optional?: true;
    when?: Condition;
    missing?: FormField['label'];
  },
): FormField => {
  const { missing, ...field } = rest;
  return { kind: 'files', ...field, label, ...(missing && { messages: { missing } }) };
};

/** 24 hours for what is urgent, else 72 (domain.md, decisions). */
export const urgentOrStandard = (urgent: Condition): readonly AnswerTime[] => [
  { when: urgent, hours: 24 },
  { hours: 72 },
];
