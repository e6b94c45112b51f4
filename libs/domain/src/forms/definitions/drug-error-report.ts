import type { ChoiceOptions, Condition, FormDefinition } from '../definition';
import { filesField, phoneField, yesOrNo } from '../request-fields';

const isNamed: Condition = { not: { field: 'isAnonymous', is: true } };
const mayContact: Condition = { all: [isNamed, { field: 'mayContact', is: 'yes' }] };
const wasReached: Condition = { field: 'reached', is: 'yes' };

const kinds: ChoiceOptions = {
  wrongDrug: { label: { en: 'Wrong drug', es: 'Medicamento equivocado' } },
  wrongStrength: {
    label: { en: 'Wrong strength or dose', es: 'Concentración o dosis equivocada' },
  },
  wrongQuantity: { label: { en: 'Wrong quantity', es: 'Cantidad equivocada' } },
  wrongPatient: {
    label: { en: 'Another person’s drug or label', es: 'Medicamento o etiqueta de otra persona' },
  },
  wrongDirections: { label: { en: 'Wrong directions', es: 'Instrucciones equivocadas' } },
  wrongForm: {
    label: { en: 'Wrong form, such as a cream', es: 'Presentación equivocada, como una crema' },
  },
  damaged: {
    label: {
      en: 'Expired, damaged or too warm',
      es: 'Vencido, dañado o expuesto al calor',
    },
  },
  lookAlike: {
    label: { en: 'Looks like another drug', es: 'Se parece a otro medicamento' },
  },
  late: { label: { en: 'Late or missing', es: 'Tardó o no llegó' } },
  interaction: {
    label: {
      en: 'Allergy or mix of drugs was missed',
      es: 'No se detectó una alergia o una interacción de medicamentos',
    },
  },
  other: { label: { en: 'Something else', es: 'Otro error' } },
};

/** What the error did, in the order of the categories A to I of NCC MERP. */
const outcomes: ChoiceOptions = {
  a: { label: { en: 'It could have happened', es: 'Podría haber pasado' } },
  b: {
    label: {
      en: 'It was caught before it reached the patient',
      es: 'Se descubrió antes de llegar al paciente',
    },
  },
  c: {
    label: { en: 'It reached the patient and did no harm', es: 'Llegó al paciente y no hizo daño' },
  },
  d: {
    label: { en: 'The patient had to be watched', es: 'Hubo que observar al paciente' },
  },
  e: {
    label: {
      en: 'It did harm for a time and was treated',
      es: 'Hizo daño por un tiempo y hubo tratamiento',
    },
  },
  f: { label: { en: 'The patient went to the hospital', es: 'El paciente fue al hospital' } },
  g: { label: { en: 'The harm has stayed', es: 'El daño es permanente' } },
  h: {
    label: { en: 'It took care to save a life', es: 'Hubo que salvarle la vida' },
  },
  i: { label: { en: 'The patient died', es: 'El paciente falleció' } },
};

/** A report of an error with a drug (forms.md 6). It is not signed, and a reporter may stay unnamed. */
export const form: FormDefinition = {
  id: 'drug-error-report',
  version: 2,
  path: '/member/drug-error-report-form',
  title: { en: 'Drug error report', es: 'Informe de error con un medicamento' },
  audience: 'anyone',
  service: 'forms.submit',
  steps: {
    event: {
      title: { en: 'What happened', es: 'Qué pasó' },
      heading: { en: 'What went wrong?', es: '¿Qué salió mal?' },
      intro: {
        en: 'If someone is in danger, call 911. For advice after a wrong dose, call Poison Help at 1-800-222-1222, day or night.',
        es: 'Si alguien está en peligro, llame al 911. Si tomó una dosis equivocada, llame a Poison Help al 1-800-222-1222, de día o de noche.',
      },
      fields: {
        kinds: {
          kind: 'choices',
          label: { en: 'Kind of error', es: 'Tipo de error' },
          messages: { missing: { en: 'Choose at least one.', es: 'Elija al menos uno.' } },
          options: kinds,
        },
        description: {
          kind: 'longText',
          label: { en: 'Tell us what happened', es: 'Cuéntenos qué pasó' },
          hint: {
            en: 'Leave out Social Security and card numbers.',
            es: 'No incluya números de Seguro Social ni de tarjetas de pago.',
          },
          messages: { missing: { en: 'Write what happened.', es: 'Escriba qué pasó.' } },
        },
        foundOn: {
          kind: 'date',
          to: { today: 0 },
          label: { en: 'When was it found?', es: '¿Cuándo se descubrió?' },
        },
        happenedOn: {
          kind: 'date',
          optional: true,
          to: { field: 'foundOn' },
          label: { en: 'When did it happen?', es: '¿Cuándo pasó?' },
        },
        place: {
          kind: 'choice',
          look: 'select',
          optional: true,
          label: { en: 'Where?', es: '¿Dónde?' },
          options: {
            home: { label: { en: 'At home', es: 'En casa' } },
            retail: { label: { en: 'At a pharmacy', es: 'En una farmacia' } },
            mail: { label: { en: 'In home delivery', es: 'En la entrega a domicilio' } },
            clinic: { label: { en: 'At a clinic or office', es: 'En una clínica o consultorio' } },
            careHome: { label: { en: 'In a care home', es: 'En un hogar de cuidados' } },
          },
        },
        howFound: {
          kind: 'shortText',
          optional: true,
          label: { en: 'How was it found?', es: '¿Cómo se descubrió?' },
        },
        factors: {
          kind: 'choices',
          optional: true,
          label: { en: 'What may have caused it?', es: '¿Qué pudo causarlo?' },
          options: {
            names: { label: { en: 'Names that are alike', es: 'Nombres parecidos' } },
            label: { label: { en: 'The label or its print', es: 'La etiqueta o su letra' } },
            handwriting: {
              label: { en: 'How the prescription was written', es: 'Cómo se escribió la receta' },
            },
            explained: {
              label: { en: 'It was not explained', es: 'No se explicó' },
            },
            language: { label: { en: 'The language', es: 'El idioma' } },
            other: { label: { en: 'Something else', es: 'Otra causa' } },
          },
        },
      },
    },
    drug: {
      title: { en: 'Drug', es: 'Medicamento' },
      heading: { en: 'Which drug was it?', es: '¿Qué medicamento fue?' },
      fields: {
        drugs: {
          kind: 'repeat',
          least: 1,
          most: 5,
          label: { en: 'Drugs', es: 'Medicamentos' },
          item: { en: 'Drug', es: 'Medicamento' },
          add: { en: 'Add a drug', es: 'Agregar un medicamento' },
          fields: {
            drugName: {
              kind: 'drugName',
              label: { en: 'Name on the label', es: 'Nombre en la etiqueta' },
            },
            strength: {
              kind: 'shortText',
              most: 30,
              optional: true,
              label: { en: 'Strength', es: 'Concentración' },
            },
            ndc: {
              kind: 'ndc',
              optional: true,
              label: { en: 'NDC', es: 'NDC' },
              hint: {
                en: '11 digits on the label, or with its dashes.',
                es: '11 dígitos de la etiqueta, o con sus guiones.',
              },
            },
            lot: {
              kind: 'shortText',
              most: 40,
              optional: true,
              label: { en: 'Lot number', es: 'Número de lote' },
            },
            maker: {
              kind: 'shortText',
              most: 60,
              optional: true,
              label: { en: 'Maker', es: 'Fabricante' },
            },
            expiresOn: {
              kind: 'date',
              optional: true,
              label: { en: 'Expiration date', es: 'Fecha de vencimiento' },
            },
            usedFor: {
              kind: 'shortText',
              optional: true,
              label: { en: 'What is it for?', es: '¿Para qué es?' },
            },
            startedOn: {
              kind: 'date',
              optional: true,
              to: { today: 0 },
              label: { en: 'First day it was taken', es: 'Primer día que se tomó' },
            },
            stoppedOn: {
              kind: 'date',
              optional: true,
              from: { field: 'startedOn' },
              to: { today: 0 },
              label: { en: 'Last day it was taken', es: 'Último día que se tomó' },
            },
          },
        },
        rxNumber: {
          kind: 'rxNumber',
          optional: true,
          label: { en: 'Rx number', es: 'Número de receta' },
        },
        pharmacy: {
          kind: 'shortText',
          optional: true,
          label: { en: 'Pharmacy', es: 'Farmacia' },
        },
        prescriber: {
          kind: 'fullName',
          optional: true,
          label: { en: 'Prescriber', es: 'Médico que receta' },
        },
        stillHave: yesOrNo(
          { en: 'Do you still have the drug?', es: '¿Todavía tiene el medicamento?' },
          {
            optional: true,
            hint: { en: 'Keep it if you can.', es: 'Guárdelo si puede.' },
          },
        ),
        photos: filesField(
          { en: 'Photos of the drug or label', es: 'Fotos del medicamento o la etiqueta' },
          { optional: true },
        ),
      },
    },
    patient: {
      title: { en: 'Patient', es: 'Paciente' },
      heading: { en: 'Who was it for?', es: '¿Para quién era?' },
      fields: {
        patientName: {
          kind: 'fullName',
          label: { en: 'Name or initials', es: 'Nombre o iniciales' },
          messages: {
            missing: { en: 'Enter a name or initials.', es: 'Ingrese un nombre o iniciales.' },
          },
        },
        patientAge: {
          kind: 'shortText',
          most: 20,
          optional: true,
          label: { en: 'Age', es: 'Edad' },
        },
        otherDrugs: {
          kind: 'longText',
          most: 500,
          optional: true,
          label: {
            en: 'Allergies, conditions and other drugs',
            es: 'Alergias, afecciones y otros medicamentos',
          },
        },
        reached: yesOrNo({
          en: 'Did the drug reach the patient?',
          es: '¿El medicamento llegó al paciente?',
        }),
        taken: yesOrNo(
          { en: 'Was any of it taken?', es: '¿El paciente tomó una parte?' },
          { when: wasReached },
        ),
        outcome: {
          kind: 'choice',
          look: 'select',
          label: { en: 'What did it do?', es: '¿Qué efecto tuvo?' },
          messages: { missing: { en: 'Choose what it did.', es: 'Elija qué efecto tuvo.' } },
          options: outcomes,
        },
      },
    },
    reporter: {
      title: { en: 'You', es: 'Usted' },
      heading: { en: 'Who reports it?', es: '¿Quién presenta el informe?' },
      fields: {
        isAnonymous: {
          kind: 'check',
          optional: true,
          label: { en: 'I do not want to give my name.', es: 'No quiero dar mi nombre.' },
        },
        name: {
          kind: 'fullName',
          when: isNamed,
          prefill: 'fullName',
          label: { en: 'Your name', es: 'Su nombre' },
          messages: { missing: { en: 'Enter your name.', es: 'Ingrese su nombre.' } },
        },
        relationship: {
          kind: 'choice',
          look: 'select',
          when: isNamed,
          label: { en: 'You are', es: 'Usted es' },
          messages: { missing: { en: 'Choose who you are.', es: 'Elija quién es usted.' } },
          options: {
            patient: { label: { en: 'The patient', es: 'El paciente' } },
            family: { label: { en: 'Family or caregiver', es: 'Un familiar o cuidador' } },
            prescriber: { label: { en: 'The prescriber', es: 'El médico que receta' } },
            pharmacist: { label: { en: 'A pharmacist', es: 'Un farmacéutico' } },
            other: { label: { en: 'Someone else', es: 'Otra persona' } },
          },
        },
        mayContact: yesOrNo(
          { en: 'May we contact you?', es: '¿Podemos comunicarnos con usted?' },
          { when: isNamed },
        ),
        phone: phoneField({ en: 'Phone number', es: 'Número de teléfono' }, { when: mayContact }),
        email: {
          kind: 'email',
          optional: true,
          when: mayContact,
          prefill: 'email',
          label: { en: 'Email', es: 'Correo electrónico' },
        },
        mayShare: yesOrNo({
          en: 'May we share this with the pharmacy and the maker?',
          es: '¿Podemos compartir esto con la farmacia y el fabricante?',
        }),
        reportedTo: {
          kind: 'choices',
          optional: true,
          exclusive: 'none',
          label: { en: 'Who knows of it?', es: '¿Quién lo sabe ya?' },
          options: {
            pharmacy: { label: { en: 'The pharmacy', es: 'La farmacia' } },
            prescriber: { label: { en: 'The prescriber', es: 'El médico que receta' } },
            fda: { label: { en: 'FDA MedWatch', es: 'FDA MedWatch' } },
            ismp: { label: { en: 'ISMP', es: 'ISMP' } },
            none: { label: { en: 'No one yet', es: 'Nadie todavía' } },
          },
        },
        consents: {
          kind: 'check',
          label: {
            en: 'You may use this report to make drugs safer.',
            es: 'Pueden usar este informe para que los medicamentos sean más seguros.',
          },
          messages: {
            missing: {
              en: 'Check the box so that we may use the report.',
              es: 'Marque la casilla para que podamos usar el informe.',
            },
          },
        },
      },
    },
  },
  rules: [
    {
      name: 'outcomeOfReached',
      at: 'outcome',
      needs: ['reached', 'outcome'],
      holds: ({ reached, outcome }) => reached === 'yes' || outcome === 'a' || outcome === 'b',
      message: {
        en: 'The drug did not reach the patient. Choose what fits, or say that it did.',
        es: 'El medicamento no llegó al paciente. Elija lo que corresponda, o indique que sí llegó.',
      },
    },
  ],
  signature: null,
  answerTimes: [{ businessDays: 5 }],
  send: { en: 'Send my report', es: 'Enviar mi informe' },
  sent: {
    title: { en: 'We have your report', es: 'Recibimos su informe' },
    text: {
      en: 'Thank you. Do not take a drug that may be wrong. Ask your pharmacist first.',
      es: 'Gracias. No tome un medicamento que pueda estar equivocado. Consulte antes a su farmacéutico.',
    },
    next: [
      {
        at: 'sent',
        title: { en: 'You sent it', es: 'Lo envió' },
        text: { en: 'A pharmacist reads it.', es: 'Lo lee un farmacéutico.' },
      },
      {
        at: 'answer',
        title: { en: 'We look into it', es: 'Lo investigamos' },
        text: {
          en: 'We call you if you said that we may.',
          es: 'Le llamamos si nos dio permiso.',
        },
      },
    ],
  },
};
