import type { Condition, FormDefinition, FormFields, FormText } from './definition';
import {
  diagnosisFields,
  drugFields,
  drugsTried,
  filesField,
  memberName,
  openMemberFields,
  phoneExtension,
  phoneField,
  prescriberFields,
  sexField,
  urgentOrStandard,
  yesOrNo,
} from './request-fields';
import { addressFields } from './shared-fields';

const byOffice: Condition = { field: 'asker', is: 'office' };
const isUrgent: Condition = { field: 'urgent', is: 'yes' };
const isRepresented: Condition = { field: 'hasRepresentative', is: true };
const isInsuredTwice: Condition = { field: 'hasOtherInsurance', is: true };
const isRenewal: Condition = { field: 'requestKind', is: 'renewal' };
const isStepTherapy: Condition = { field: 'requestKind', is: 'step' };
const isOther = (field: string): Condition => ({ field, is: 'other' });

const drugInUse: FormFields = {
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

const directions: FormFields = {
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

const guardian: FormFields = {
  guardianName: {
    kind: 'fullName',
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

const representative: FormFields = {
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

const otherInsurance: FormFields = {
  hasOtherInsurance: {
    kind: 'check',
    optional: true,
    label: { en: 'The patient has another plan too.', es: 'El paciente tiene además otro plan.' },
  },
  otherInsurer: {
    kind: 'shortText',
    when: isInsuredTwice,
    label: { en: 'Name of that plan', es: 'Nombre de ese plan' },
    messages: { missing: { en: 'Enter its name.', es: 'Ingrese su nombre.' } },
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
const officeOnly: FormFields = {
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

const clinical: FormFields = {
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

interface PriorAuthorization {
  id: string;
  path: string;
  title: FormText;
  heading: FormText;
  /** A plan for children: a parent or guardian is named, and signs. */
  isForChild?: true;
}

/**
 * A prior authorization request (forms.md 3). A member gives patient, drug and prescriber, and the office completes it;
 * an office gives all of it.
 */
export function priorAuthorization(about: PriorAuthorization): FormDefinition {
  const { id, path, title, heading, isForChild = false } = about;
  return {
    ...{ id, version: 1, path, title },
    audience: 'anyone',
    service: 'forms.submit',
    steps: {
      patient: {
        title: { en: 'Patient', es: 'Paciente' },
        heading,
        fields: {
          asker: {
            kind: 'choice',
            look: 'radio',
            initial: 'member',
            label: { en: 'You are', es: 'Usted es' },
            options: {
              member: isForChild
                ? {
                    label: { en: 'The parent or guardian', es: 'El padre, la madre o el tutor' },
                    hint: startHint,
                  }
                : { label: { en: 'The member', es: 'El miembro' }, hint: startHint },
              office: {
                label: {
                  en: 'The prescriber or the office',
                  es: 'El médico que receta o su consultorio',
                },
              },
            },
          },
          ...(isForChild ? childFields : openMemberFields),
          ...(isForChild && guardian),
          sex: sexField(),
          ...addressFields('home', { prefillZip: true }),
          phone: phoneField({ en: 'Phone number', es: 'Número de teléfono' }),
          phoneExtension: phoneExtension(),
          ...(!isForChild && representative),
          ...otherInsurance,
        },
      },
      drug: {
        title: { en: 'Drug', es: 'Medicamento' },
        heading: { en: 'Which drug is it?', es: '¿Qué medicamento es?' },
        fields: {
          requestKind: {
            kind: 'choice',
            look: 'radio',
            initial: 'new',
            label: { en: 'Request', es: 'Solicitud' },
            options: {
              new: { label: { en: 'A new drug', es: 'Un medicamento nuevo' } },
              renewal: {
                label: { en: 'To go on with a drug', es: 'Seguir con un medicamento' },
              },
              step: {
                label: { en: 'To skip step therapy', es: 'Omitir la terapia escalonada' },
              },
            },
          },
          ...drugFields({ en: 'Quantity each month', es: 'Cantidad al mes' }),
          ...drugInUse,
          ...directions,
        },
      },
      reason: {
        title: { en: 'Reason', es: 'Motivo' },
        heading: { en: 'Why this drug?', es: '¿Por qué este medicamento?' },
        fields: {
          ...diagnosisFields(),
          drugsTried: drugsTried(0, { not: isStepTherapy }),
          drugsOfSteps: drugsTried(1, isStepTherapy),
          isStable: yesOrNo(
            { en: 'Does it work well now?', es: '¿Funciona bien ahora?' },
            { when: isRenewal },
          ),
          ...clinical,
          labs: {
            kind: 'longText',
            optional: true,
            label: { en: 'Test results and notes', es: 'Resultados de pruebas y notas' },
          },
          files: filesField({ en: 'Files', es: 'Archivos' }, { optional: true }),
        },
      },
      prescriber: {
        title: { en: 'Prescriber', es: 'Médico que receta' },
        heading: { en: 'Who prescribes it?', es: '¿Quién lo receta?' },
        fields: { ...prescriberFields(byOffice), ...officeOnly },
      },
      urgency: {
        title: { en: 'How soon', es: 'Plazo' },
        heading: { en: 'Can it wait three days?', es: '¿Puede esperar tres días?' },
        fields: {
          urgent: yesOrNo(
            { en: 'Is it urgent?', es: '¿Es urgente?' },
            {
              initial: 'no',
              hint: {
                en: 'Urgent means that waiting 72 hours could badly harm life or health. We then answer in 24 hours.',
                es: 'Es urgente si esperar 72 horas podría dañar gravemente la vida o la salud. Entonces respondemos en 24 horas.',
              },
            },
          ),
        },
      },
    },
    signature: {
      statement: {
        en: 'The plan may ask the prescriber about this drug. What I wrote here is true, as far as I know.',
        es: 'El plan puede consultar al médico que receta sobre este medicamento. Lo que escribí aquí es verdad, hasta donde sé.',
      },
      signer: [
        { when: byOffice, fields: ['prescriberName'] },
        { fields: isForChild ? ['guardianName'] : memberName },
      ],
    },
    answerTimes: urgentOrStandard(isUrgent),
    send: { en: 'Send my request', es: 'Enviar mi solicitud' },
    sent: {
      title: { en: 'We have your request', es: 'Recibimos su solicitud' },
      text: {
        en: 'You do not have to do anything now. We ask the prescriber for what only the office knows.',
        es: 'No tiene que hacer nada por ahora. Le pedimos al médico que receta lo que solo el consultorio sabe.',
      },
      next: [
        {
          at: 'sent',
          title: { en: 'You sent it', es: 'La envió' },
          text: {
            en: 'We read it and call the office.',
            es: 'La leemos y llamamos al consultorio.',
          },
        },
        {
          at: 'answer',
          title: { en: 'We decide', es: 'Decidimos' },
          text: {
            en: 'If the office answers late, we need more time and tell you.',
            es: 'Si el consultorio tarda en responder, necesitamos más tiempo y se lo decimos.',
          },
        },
        {
          at: 'later',
          title: { en: 'If we say no', es: 'Si decimos que no' },
          text: {
            en: 'You can appeal. The letter says how and by when.',
            es: 'Puede apelar. La carta dice cómo y hasta cuándo.',
          },
        },
      ],
    },
  };
}

const startHint: FormText = {
  en: 'You begin the request. The office completes it.',
  es: 'Usted empieza la solicitud. El consultorio la completa.',
};

/** The child of the request: not the person who is signed in. */
const childFields: FormFields = Object.fromEntries(
  Object.entries(openMemberFields).map(([name, { prefill: _known, ...field }]) => [name, field]),
) as FormFields;
