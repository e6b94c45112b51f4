import type { FormStep } from './definition';
import { diagnosisFields, drugsTried } from './drug-fields';
import { yesOrNo } from './request-fields';

/** What the prescriber says in support of a request (forms.md 1, step 9). */
export const prescriberStatement: FormStep = {
  title: { en: 'Statement', es: 'Declaración' },
  heading: { en: 'Why does the patient need it?', es: '¿Por qué lo necesita el paciente?' },
  fields: {
    ...diagnosisFields(),
    otherDiagnoses: {
      kind: 'shortText',
      optional: true,
      label: { en: 'Other diagnoses that matter', es: 'Otros diagnósticos importantes' },
    },
    route: {
      kind: 'shortText',
      most: 40,
      optional: true,
      label: { en: 'Route', es: 'Vía de administración' },
      hint: { en: 'Such as oral.', es: 'Por ejemplo, oral.' },
    },
    height: {
      kind: 'shortText',
      most: 20,
      optional: true,
      label: { en: 'Height', es: 'Estatura' },
    },
    weight: { kind: 'shortText', most: 20, optional: true, label: { en: 'Weight', es: 'Peso' } },
    startedOn: {
      kind: 'date',
      from: { field: 'birthDate' },
      optional: true,
      label: { en: 'Date started', es: 'Fecha de inicio' },
    },
    expectedLength: {
      kind: 'shortText',
      most: 60,
      optional: true,
      label: { en: 'Expected length', es: 'Duración prevista' },
    },
    allergies: {
      kind: 'shortText',
      optional: true,
      label: { en: 'Drug allergies', es: 'Alergias a medicamentos' },
    },
    drugsTried: drugsTried(0),
    rationale: {
      kind: 'choices',
      label: { en: 'Reason', es: 'Motivo' },
      messages: { missing: { en: 'Choose at least one.', es: 'Elija al menos uno.' } },
      options: {
        tried: {
          label: {
            en: 'Other drugs failed or would do harm',
            es: 'Otros medicamentos fallaron o harían daño',
          },
        },
        stable: {
          label: { en: 'Stable; a change is a risk', es: 'Estable; un cambio es un riesgo' },
        },
        formOrDose: {
          label: {
            en: 'Needs another form or a higher dose',
            es: 'Necesita otra presentación o una dosis mayor',
          },
        },
        tier: {
          label: {
            en: 'Drugs on a lower tier do not work as well',
            es: 'Los medicamentos de un nivel más bajo no funcionan igual de bien',
          },
        },
        other: { label: { en: 'Another reason', es: 'Otro motivo' } },
      },
    },
    explanation: {
      kind: 'longText',
      label: { en: 'Explain', es: 'Explique' },
      messages: { missing: { en: 'Explain the reason.', es: 'Explique el motivo.' } },
    },
    contraindication: yesOrNo({
      en: 'Is there a contraindication?',
      es: '¿Hay alguna contraindicación?',
    }),
    interaction: yesOrNo({
      en: 'Is there an interaction with another drug?',
      es: '¿Hay una interacción con otro medicamento?',
    }),
    monitoring: {
      kind: 'longText',
      most: 1000,
      when: {
        any: [
          { field: 'contraindication', is: 'yes' },
          { field: 'interaction', is: 'yes' },
        ],
      },
      label: {
        en: 'Benefit, and how you watch the patient',
        es: 'Beneficio y cómo vigila al paciente',
      },
      messages: {
        missing: {
          en: 'Write the benefit and how you watch the patient.',
          es: 'Escriba el beneficio y cómo vigila al paciente.',
        },
      },
    },
    isHighRisk: yesOrNo(
      {
        en: 'If the patient is over 65 and the drug is high risk: does the benefit outweigh it?',
        es: 'Si el paciente tiene más de 65 años y el medicamento es de alto riesgo: ¿el beneficio es mayor que el riesgo?',
      },
      { optional: true },
    ),
    opioidDose: {
      kind: 'quantity',
      optional: true,
      label: {
        en: 'Opioids only: daily dose in morphine milligrams',
        es: 'Solo opioides: dosis diaria en miligramos de morfina',
      },
    },
    opioidOthers: yesOrNo(
      {
        en: 'Opioids only: do others prescribe them too?',
        es: 'Solo opioides: ¿también los recetan otros médicos?',
      },
      { optional: true },
    ),
    opioidNeeded: yesOrNo(
      {
        en: 'Opioids only: is this dose medically needed, and a lower one not enough?',
        es: 'Solo opioides: ¿es necesaria esta dosis y no basta una menor?',
      },
      { optional: true },
    ),
  },
};
