import type { Condition, FormField, FormFields } from './definition';
import { addressFields } from './shared-fields';

// Fields that the requests about a drug share (forms.md 1, 3, 4 and 5).

const phoneHint = {
  en: 'Ten digits, such as 612-555-0101.',
  es: 'Diez dígitos, como 612-555-0101.',
};

/** A phone number with its hint. */
export const phoneField = (
  label: FormField['label'],
  rest: { optional?: true; neededWhen?: Condition; when?: Condition } = {},
): FormField => ({ kind: 'phone', ...rest, label, hint: phoneHint });

/** A phone number whose extension is in the next field. */
export const phoneBeforeExtension = (label: FormField['label']): FormField => ({
  kind: 'phone',
  label,
  hint: {
    en: 'Ten digits, such as 612-555-0101. An extension goes into the next field.',
    es: 'Diez dígitos, como 612-555-0101. La extensión va en el campo siguiente.',
  },
});

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
  officePhone: phoneBeforeExtension({ en: 'Office phone', es: 'Teléfono del consultorio' }),
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
