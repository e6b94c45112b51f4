import { exceptionRequests, type RequestTopic } from '../../coverage-requests/request-topics';
import type { Condition, FormDefinition, FormValue } from '../definition';
import { diagnosisFields, drugFields, drugsTried } from '../drug-fields';
import {
  filesField,
  openMemberFields,
  memberName,
  phoneField,
  prescriberFields,
  yesOrNo,
} from '../request-fields';
import { addressFields } from '../shared-fields';

const isByOther: Condition = {
  any: ['family', 'prescriber', 'attorney'].map((is) => ({ field: 'asker', is })),
};
const isUrgent: Condition = { field: 'urgent', is: 'yes' };

const topicOfException = (request: FormValue | undefined): RequestTopic =>
  (Object.keys(exceptionRequests) as RequestTopic[]).find(
    (topic) => exceptionRequests[topic] === request,
  ) ?? 'notOnList';

/** Asks a commercial plan to cover a drug in another way than its list says (forms.md 4). */
export const form: FormDefinition = {
  id: 'drug-exception',
  version: 1,
  path: '/member/drug-exception',
  title: { en: 'Drug exception request', es: 'Solicitud de excepción de medicamento' },
  audience: 'anyone',
  service: 'forms.submit',
  steps: {
    member: {
      title: { en: 'Member', es: 'Miembro' },
      heading: { en: 'Who needs the drug?', es: '¿Quién necesita el medicamento?' },
      fields: {
        asker: {
          kind: 'choice',
          look: 'radio',
          initial: 'self',
          label: { en: 'You are', es: 'Usted es' },
          options: {
            self: { label: { en: 'The member', es: 'El miembro' } },
            family: { label: { en: 'Family', es: 'Un familiar' } },
            prescriber: {
              label: {
                en: 'The prescriber or the office',
                es: 'El médico que receta o su consultorio',
              },
            },
            attorney: {
              label: {
                en: 'Someone with power of attorney',
                es: 'Un apoderado',
              },
            },
          },
        },
        askerName: {
          kind: 'fullName',
          when: isByOther,
          label: { en: 'Your name', es: 'Su nombre' },
          messages: { missing: { en: 'Enter your name.', es: 'Ingrese su nombre.' } },
        },
        ...openMemberFields,
        ...addressFields('home', { prefillZip: true }),
        phone: phoneField({ en: 'Phone number', es: 'Número de teléfono' }),
      },
    },
    drug: {
      title: { en: 'Drug', es: 'Medicamento' },
      heading: { en: 'Which drug is it?', es: '¿Qué medicamento es?' },
      fields: {
        ...drugFields({ en: 'Quantity each month', es: 'Cantidad al mes' }),
        request: {
          kind: 'choice',
          look: 'radio',
          label: { en: 'What is your request?', es: '¿Qué solicita?' },
          messages: { missing: { en: 'Choose a request.', es: 'Elija una solicitud.' } },
          options: {
            notCovered: {
              label: {
                en: 'Cover a drug that is not on the drug list',
                es: 'Cubrir un medicamento que no está en la lista de medicamentos',
              },
            },
            quantity: {
              label: {
                en: 'Cover more than the quantity limit',
                es: 'Cubrir más que el límite de cantidad',
              },
            },
            step: {
              label: {
                en: 'Skip step therapy',
                es: 'Omitir la terapia escalonada',
              },
              hint: {
                en: 'The rule to try another drug first.',
                es: 'La regla de probar antes otro medicamento.',
              },
            },
            tier: {
              label: { en: 'Lower the tier', es: 'Bajar el nivel' },
              hint: { en: 'So that the copay is lower.', es: 'Para que el copago sea menor.' },
            },
            brand: {
              label: {
                en: 'Cover the brand, not the generic',
                es: 'Cubrir la marca, no el genérico',
              },
            },
          },
        },
      },
    },
    reason: {
      title: { en: 'Reason', es: 'Motivo' },
      heading: {
        en: 'Why don’t the covered drugs work?',
        es: '¿Por qué no sirven los medicamentos cubiertos?',
      },
      fields: {
        reasons: {
          kind: 'choices',
          label: { en: 'Reason', es: 'Motivo' },
          messages: { missing: { en: 'Choose at least one.', es: 'Elija al menos uno.' } },
          options: {
            failed: {
              label: { en: 'They did not work before', es: 'No funcionaron antes' },
            },
            sideEffect: {
              label: { en: 'They have side effects', es: 'Tienen efectos secundarios' },
            },
            harmful: {
              label: { en: 'They would harm the member', es: 'Le harían daño al miembro' },
            },
            stable: {
              label: {
                en: 'The member does well on this drug',
                es: 'Al miembro le va bien con este medicamento',
              },
            },
            noOther: {
              label: { en: 'There is no other drug', es: 'No hay otro medicamento' },
            },
            other: { label: { en: 'Another reason', es: 'Otro motivo' } },
          },
        },
        otherReason: {
          kind: 'shortText',
          when: { field: 'reasons', has: 'other' },
          label: { en: 'Which reason?', es: '¿Qué motivo?' },
          messages: { missing: { en: 'Enter the reason.', es: 'Ingrese el motivo.' } },
        },
        reasonDetails: {
          kind: 'longText',
          optional: true,
          label: { en: 'Tell us more', es: 'Cuéntenos más' },
        },
        ...diagnosisFields({ optional: true }),
        drugsTried: drugsTried(0),
        files: filesField(
          { en: 'Files', es: 'Archivos' },
          {
            optional: true,
            hint: {
              en: 'Such as notes from the office.',
              es: 'Por ejemplo, notas del consultorio.',
            },
          },
        ),
      },
    },
    prescriber: {
      title: { en: 'Prescriber', es: 'Médico que receta' },
      heading: { en: 'Who prescribes it?', es: '¿Quién lo receta?' },
      fields: prescriberFields(),
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
              en: 'Urgent means that a longer wait could badly harm life or health. We then answer in {fastHours} hours.',
              es: 'Es urgente si esperar más podría dañar gravemente la vida o la salud. Entonces respondemos en {fastHours} horas.',
            },
          },
        ),
        urgentReason: {
          kind: 'longText',
          most: 500,
          when: isUrgent,
          label: { en: 'Why is it urgent?', es: '¿Por qué es urgente?' },
          messages: {
            missing: { en: 'Write why it is urgent.', es: 'Escriba por qué es urgente.' },
          },
        },
      },
    },
  },
  signature: {
    statement: {
      en: 'The plan may ask the prescriber about this drug. What I wrote here is true, as far as I know.',
      es: 'El plan puede consultar al médico que receta sobre este medicamento. Lo que escribí aquí es verdad, hasta donde sé.',
    },
    signer: [{ when: isByOther, fields: ['askerName'] }, { fields: memberName }],
  },
  asks: ({ request, urgent, asker }) => ({
    topic: topicOfException(request),
    isFast: urgent === 'yes',
    hasStatement: asker === 'prescriber',
  }),
  send: { en: 'Send my request', es: 'Enviar mi solicitud' },
  sent: {
    title: { en: 'We have your request', es: 'Recibimos su solicitud' },
    text: {
      en: 'Until we decide, nothing changes in what your plan pays.',
      es: 'Hasta que decidamos, lo que paga su plan no cambia.',
    },
    next: [
      {
        at: 'sent',
        title: { en: 'You sent it', es: 'La envió' },
        text: {
          en: 'You can send more papers until we decide.',
          es: 'Puede enviar más documentos hasta que decidamos.',
        },
      },
      {
        at: 'answer',
        title: { en: 'We decide', es: 'Decidimos' },
        text: {
          en: 'You get a letter with the decision and its reason.',
          es: 'Recibe una carta con la decisión y su motivo.',
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
