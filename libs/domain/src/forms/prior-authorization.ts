import type { FormDefinition, FormText } from './definition';
import { diagnosisFields, drugFields, drugsTried } from './drug-fields';
import {
  byOffice,
  isRenewal,
  isStepTherapy,
  drugInUse,
  directions,
  guardian,
  representative,
  otherInsurance,
  officeOnly,
  clinical,
  childFields,
} from './prior-authorization-fields';
import {
  filesField,
  memberName,
  openMemberFields,
  phoneExtension,
  phoneBeforeExtension,
  prescriberFields,
  sexField,
  yesOrNo,
} from './request-fields';
import { addressFields } from './shared-fields';

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
    id,
    version: 1,
    path,
    title,
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
          phone: phoneBeforeExtension({ en: 'Phone number', es: 'Número de teléfono' }),
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
                en: 'Urgent means that a longer wait could badly harm life or health. We then answer in {fastHours} hours.',
                es: 'Es urgente si esperar más podría dañar gravemente la vida o la salud. Entonces respondemos en {fastHours} horas.',
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
    asks: ({ requestKind, urgent, asker }) => ({
      topic: requestKind === 'step' ? 'skipStep' : 'approval',
      isFast: urgent === 'yes',
      hasStatement: asker === 'office',
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
