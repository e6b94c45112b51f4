import type { Condition, FormDefinition, FormField, FormFields, FormStep } from './definition';

type Signers = NonNullable<FormDefinition['signature']>['signer'];

/** The fields of a postal address in the United States; names begin with `name`, e.g. `homeStreet`. */
export function addressFields(
  name: string,
  { when, prefillZip }: { when?: Condition; prefillZip?: true } = {},
): FormFields {
  const shown = when && { when };
  return {
    [`${name}Street`]: {
      kind: 'street',
      ...shown,
      label: { en: 'Street address', es: 'Calle y número' },
    },
    [`${name}Street2`]: {
      kind: 'street2',
      ...shown,
      optional: true,
      label: { en: 'Apartment or unit', es: 'Apartamento o unidad' },
    },
    [`${name}City`]: { kind: 'city', ...shown, label: { en: 'City', es: 'Ciudad' } },
    [`${name}State`]: { kind: 'state', ...shown, label: { en: 'State', es: 'Estado' } },
    [`${name}Zip`]: {
      kind: 'zip',
      ...shown,
      ...(prefillZip && { prefill: 'zip' }),
      label: { en: 'ZIP code', es: 'Código postal' },
      hint: { en: 'Five or nine digits.', es: 'Cinco o nueve dígitos.' },
    },
  };
}

/** The name of someone who acts for the member. */
export const ownName = (when: Condition): FormField => ({
  kind: 'fullName',
  when,
  label: { en: 'Your name', es: 'Su nombre' },
  messages: { missing: { en: 'Enter your name.', es: 'Ingrese su nombre.' } },
});

/** What they are to the member. */
export const ownRelationship = (when: Condition): FormField => ({
  kind: 'choice',
  look: 'select',
  when,
  label: { en: 'Your relationship to the member', es: 'Su relación con el miembro' },
  messages: {
    missing: {
      en: 'Choose your relationship to the member.',
      es: 'Elija qué relación tiene con el miembro.',
    },
  },
  options: {
    spouse: { label: { en: 'Spouse', es: 'Cónyuge' } },
    parent: { label: { en: 'Parent', es: 'Padre o madre' } },
    child: { label: { en: 'Child', es: 'Hijo o hija' } },
    sibling: { label: { en: 'Brother or sister', es: 'Hermano o hermana' } },
    friend: { label: { en: 'Friend', es: 'Amigo o amiga' } },
    attorney: {
      label: { en: 'Attorney, or by power of attorney', es: 'Abogado o apoderado' },
    },
    other: { label: { en: 'Other', es: 'Otra relación' } },
  },
});

const byRepresentative: Condition = { field: 'signedBy', is: 'representative' };

/** The step that says who signs: the member, or someone who may act for them. */
export const whoSigns: FormStep = {
  title: { en: 'Who signs', es: 'Quién firma' },
  heading: { en: 'Who signs this form?', es: '¿Quién firma este formulario?' },
  fields: {
    signedBy: {
      kind: 'choice',
      look: 'radio',
      initial: 'member',
      label: { en: 'You are', es: 'Usted es' },
      options: {
        member: { label: { en: 'The member', es: 'El miembro' } },
        representative: {
          label: {
            en: 'Someone who may act for the member',
            es: 'Una persona que puede actuar por el miembro',
          },
          hint: {
            en: 'By law, or by a paper that the member signed.',
            es: 'Por ley o por un documento que firmó el miembro.',
          },
        },
      },
    },
    representativeName: ownName(byRepresentative),
    relationship: ownRelationship(byRepresentative),
    otherRelationship: {
      kind: 'shortText',
      when: { all: [byRepresentative, { field: 'relationship', is: 'other' }] },
      label: { en: 'Which relationship?', es: '¿Qué relación tiene con el miembro?' },
      messages: {
        missing: {
          en: 'Enter your relationship to the member.',
          es: 'Ingrese qué relación tiene con el miembro.',
        },
      },
    },
    representativePhone: {
      kind: 'phone',
      when: byRepresentative,
      label: { en: 'Your phone number', es: 'Su número de teléfono' },
      hint: { en: 'Ten digits, such as 612-555-0101.', es: 'Diez dígitos, como 612-555-0101.' },
    },
    mayAct: {
      kind: 'check',
      when: byRepresentative,
      label: {
        en: 'State law lets me sign for the member, and I can show the papers if Medicare asks for them.',
        es: 'La ley estatal me permite firmar por el miembro y puedo mostrar los documentos si Medicare los pide.',
      },
      messages: {
        missing: {
          en: 'Check the box to say that you may sign for the member.',
          es: 'Marque la casilla para declarar que puede firmar por el miembro.',
        },
      },
    },
  },
};

/** The signer of a form with the step `whoSigns`. Without a row that is met, the member signs. */
export const signedByMemberOrRepresentative: Signers = [
  { when: byRepresentative, fields: ['representativeName'] },
];
