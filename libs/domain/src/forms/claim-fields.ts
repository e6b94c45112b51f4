import type { Condition, FormStep } from './definition';
import { memberFields, phoneField, sexField } from './request-fields';
import { addressFields } from './shared-fields';

const isOther: Condition = {
  any: ['spouse', 'child', 'disabledDependent', 'other'].map((is) => ({
    field: 'relationship',
    is,
  })),
};

/** The step of a claim about the person whose plan it is. */
export const claimMember: FormStep = {
  title: { en: 'Member', es: 'Miembro' },
  heading: { en: 'Whose plan is it?', es: '¿De quién es el plan?' },
  fields: {
    rxGroup: {
      kind: 'shortText',
      most: 15,
      optional: true,
      label: { en: 'Rx group', es: 'Grupo de recetas' },
      hint: { en: 'On the ID card.', es: 'En la tarjeta de identificación.' },
    },
    ...memberFields,
    ...addressFields('home', { prefillZip: true }),
    phone: phoneField({ en: 'Phone number', es: 'Número de teléfono' }),
  },
};

/** The step of a claim about the person who got the drugs. */
export const claimPatient: FormStep = {
  title: { en: 'Patient', es: 'Paciente' },
  heading: { en: 'Who got the drugs?', es: '¿Quién recibió los medicamentos?' },
  fields: {
    relationship: {
      kind: 'choice',
      look: 'radio',
      initial: 'self',
      label: { en: 'The patient is', es: 'El paciente es' },
      options: {
        self: { label: { en: 'The member', es: 'El miembro' } },
        spouse: { label: { en: 'The spouse', es: 'El cónyuge' } },
        child: { label: { en: 'A child', es: 'Un hijo o una hija' } },
        disabledDependent: {
          label: {
            en: 'A dependent with a disability',
            es: 'Un dependiente con una discapacidad',
          },
        },
        other: { label: { en: 'Someone else', es: 'Otra persona' } },
      },
    },
    patientName: {
      kind: 'fullName',
      when: isOther,
      label: { en: 'Name of the patient', es: 'Nombre del paciente' },
      messages: {
        missing: {
          en: 'Enter the name of the patient.',
          es: 'Ingrese el nombre del paciente.',
        },
      },
    },
    patientBirthDate: {
      kind: 'birthDate',
      when: isOther,
      label: { en: 'Date of birth of the patient', es: 'Fecha de nacimiento del paciente' },
    },
    sex: sexField({ optional: true }),
  },
};
