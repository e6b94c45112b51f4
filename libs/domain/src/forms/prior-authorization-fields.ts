import type { Condition, FormFields } from './definition';
import { openMemberFields, phoneField } from './request-fields';

export const byOffice: Condition = { field: 'asker', is: 'office' };
const isRepresented: Condition = { field: 'hasRepresentative', is: true };
const isInsuredTwice: Condition = { field: 'hasOtherInsurance', is: true };
export const isRenewal: Condition = { field: 'requestKind', is: 'renewal' };
export const isStepTherapy: Condition = { field: 'requestKind', is: 'step' };
const isOther = (field: string): Condition => ({ field, is: 'other' });

export const drugInUse: FormFields = {
  startedOn: {
    kind: 'date',
    when: isRenewal,
    from: { field: 'birthDate' },
    to: { today: 0 },
    label: { en: 'When did the drug start?', es: '¿Cuándo se empezó el medicamento?' },
  },
  gotHow: {
    kind: 'choice',
    look: 'select',
    when: isRenewal,
    label: { en: 'How was it paid for?', es: '¿Cómo se pagó?' },
    messages: { missing: { en: 'Choose how it was paid for.', es: 'Elija cómo se pagó.' } },
    options: {
      insurance: { label: { en: 'By insurance', es: 'Con un seguro' } },
      samples: { label: { en: 'It was a sample', es: 'Fue una muestra' } },
      other: { label: { en: 'Another way', es: 'De otra forma' } },
    },
  },
};

export const directions: FormFields = {
  frequency: {
    kind: 'shortText',
    label: { en: 'How often is it taken?', es: '¿Con qué frecuencia se toma?' },
    hint: { en: 'Such as once a day.', es: 'Por ejemplo, una vez al día.' },
    messages: {
      missing: { en: 'Enter how often it is taken.', es: 'Ingrese con qué frecuencia se toma.' },
    },
  },
  length: {
    kind: 'shortText',
    when: byOffice,
    label: { en: 'For how long, and refills', es: 'Por cuánto tiempo y resurtidos' },
    hint: { en: 'Such as 6 months, 5 refills.', es: 'Por ejemplo, 6 meses, 5 resurtidos.' },
    messages: {
      missing: { en: 'Enter for how long.', es: 'Ingrese por cuánto tiempo.' },
    },
  },
  route: {
    kind: 'choice',
    look: 'select',
    when: byOffice,
    label: { en: 'How is it given?', es: '¿Cómo se administra?' },
    messages: { missing: { en: 'Choose how it is given.', es: 'Elija cómo se administra.' } },
    options: {
      oral: { label: { en: 'By mouth', es: 'Por la boca' } },
      injection: { label: { en: 'By injection', es: 'Por inyección' } },
      infusion: { label: { en: 'Into a vein (IV)', es: 'Por la vena (IV)' } },
      topical: { label: { en: 'On the skin', es: 'Sobre la piel' } },
      other: { label: { en: 'Another way', es: 'De otra forma' } },
    },
  },
  otherRoute: {
    kind: 'shortText',
    when: { all: [byOffice, isOther('route')] },
    label: { en: 'In which way?', es: '¿De qué forma?' },
    messages: { missing: { en: 'Enter the way.', es: 'Ingrese la forma.' } },
  },
  place: {
    kind: 'choice',
    look: 'select',
    when: byOffice,
    label: { en: 'Where is it given?', es: '¿Dónde se administra?' },
    messages: { missing: { en: 'Choose a place.', es: 'Elija un lugar.' } },
    options: {
      home: { label: { en: 'At home', es: 'En casa' } },
      office: { label: { en: 'At the office', es: 'En el consultorio' } },
      infusion: { label: { en: 'At an infusion center', es: 'En un centro de infusión' } },
      longTermCare: {
        label: { en: 'In long-term care', es: 'En un centro de atención a largo plazo' },
      },
      other: { label: { en: 'Another place', es: 'En otro lugar' } },
    },
  },
  pharmacy: {
    kind: 'shortText',
    optional: true,
    label: { en: 'Pharmacy that will fill it', es: 'Farmacia que lo surtirá' },
  },
};

export const guardian: FormFields = {
  guardianName: {
    kind: 'fullName',
    prefill: 'fullName',
    label: { en: 'Parent or guardian', es: 'Padre, madre o tutor' },
    messages: {
      missing: {
        en: 'Enter the name of the parent or guardian.',
        es: 'Ingrese el nombre del padre, la madre o el tutor.',
      },
    },
  },
  guardianRelationship: {
    kind: 'choice',
    look: 'select',
    label: { en: 'Relationship to the child', es: 'Relación con el niño o la niña' },
    messages: {
      missing: {
        en: 'Choose the relationship to the child.',
        es: 'Elija la relación con el niño o la niña.',
      },
    },
    options: {
      parent: { label: { en: 'Parent', es: 'Padre o madre' } },
      guardian: { label: { en: 'Guardian', es: 'Tutor' } },
      grandparent: { label: { en: 'Grandparent', es: 'Abuelo o abuela' } },
      other: { label: { en: 'Other', es: 'Otra relación' } },
    },
  },
};

export const representative: FormFields = {
  hasRepresentative: {
    kind: 'check',
    optional: true,
    label: {
      en: 'Someone may speak for the patient.',
      es: 'Otra persona puede hablar por el paciente.',
    },
  },
  representativeName: {
    kind: 'fullName',
    when: isRepresented,
    label: { en: 'Name of that person', es: 'Nombre de esa persona' },
    messages: { missing: { en: 'Enter the name.', es: 'Ingrese el nombre.' } },
  },
  representativePhone: phoneField(
    { en: 'Phone number of that person', es: 'Teléfono de esa persona' },
    { when: isRepresented },
  ),
};

export const otherInsurance: FormFields = {
  hasOtherInsurance: {
    kind: 'check',
    optional: true,
    label: { en: 'The patient has another plan too.', es: 'El paciente tiene además otro plan.' },
  },
  otherInsurer: {
    kind: 'shortText',
    when: isInsuredTwice,
    label: { en: 'Name of that plan', es: 'Nombre de ese plan' },
    messages: { missing: { en: 'Enter its name.', es: 'Ingrese el nombre del plan.' } },
  },
  otherPolicy: {
    kind: 'shortText',
    most: 40,
    when: isInsuredTwice,
    label: { en: 'ID in that plan', es: 'Número en ese plan' },
    messages: { missing: { en: 'Enter the ID.', es: 'Ingrese el número.' } },
  },
};

/** What the office alone gives. */
export const officeOnly: FormFields = {
  dea: {
    kind: 'dea',
    optional: true,
    when: byOffice,
    label: { en: 'DEA number', es: 'Número de la DEA' },
    hint: { en: 'For controlled drugs.', es: 'Para medicamentos controlados.' },
  },
  officeEmail: {
    kind: 'email',
    optional: true,
    when: byOffice,
    label: { en: 'Office email', es: 'Correo electrónico del consultorio' },
  },
};

export const clinical: FormFields = {
  height: {
    kind: 'shortText',
    most: 20,
    optional: true,
    label: { en: 'Height', es: 'Estatura' },
    hint: { en: 'In inches or centimeters.', es: 'En pulgadas o centímetros.' },
  },
  weight: {
    kind: 'shortText',
    most: 20,
    optional: true,
    label: { en: 'Weight', es: 'Peso' },
    hint: { en: 'In pounds or kilograms.', es: 'En libras o kilogramos.' },
  },
  allergies: {
    kind: 'shortText',
    optional: true,
    label: { en: 'Drug allergies', es: 'Alergias a medicamentos' },
  },
};

/** The child of the request: not the person who is signed in. */
const openFields = Object.fromEntries(
  Object.entries(openMemberFields).map(([name, { prefill: _known, ...field }]) => [name, field]),
) as FormFields;

export const childFields: FormFields = {
  ...openFields,
  birthDate: {
    kind: 'birthDate',
    from: { youngerThan: 19 },
    label: { en: 'Date of birth', es: 'Fecha de nacimiento' },
    hint: {
      en: 'This plan is for children younger than 19.',
      es: 'Este plan es para menores de 19 años.',
    },
    messages: {
      dateFrom: {
        en: 'Enter a date of birth of a child younger than 19.',
        es: 'Ingrese la fecha de nacimiento de un menor de 19 años.',
      },
    },
  },
};
