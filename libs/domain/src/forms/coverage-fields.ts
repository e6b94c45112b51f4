import { adultAge } from '../people/age';
import type { Condition, FormStep } from './definition';
import {
  filesField,
  openMemberFields,
  phoneBeforeExtension,
  phoneExtension,
  phoneField,
} from './request-fields';
import { addressFields, ownName, ownRelationship } from './shared-fields';

const byOther: Condition = { field: 'asker', is: 'other' };
/** A parent may act for a minor by law, and has no paper for it. */
const needsPaper: Condition = {
  all: [
    byOther,
    {
      not: {
        all: [
          { field: 'askerRelationship', is: 'parent' },
          { field: 'birthDate', youngerThan: adultAge },
        ],
      },
    },
  ],
};
const has = (request: string): Condition => ({ field: 'requests', has: request });

/** Requests that need a statement of the prescriber. */
const exceptions = [
  'notOnList',
  'leavesList',
  'skipStep',
  'moreQuantity',
  'lowerTier',
  'movedTier',
];
export const isException: Condition = { any: exceptions.map(has) };

/** A payback alone: there is nothing to hurry about where the drug was bought already. */
export const isPaybackAlone: Condition = {
  all: [has('payback'), { not: { any: [...exceptions, 'approval', 'highCopay'].map(has) } }],
};

/** The step about the member, and who asks for them. */
export const coverageAsker: FormStep = {
  title: { en: 'Who asks', es: 'Quién solicita' },
  heading: { en: 'Who needs the drug?', es: '¿Quién necesita el medicamento?' },
  fields: {
    asker: {
      kind: 'choice',
      look: 'radio',
      initial: 'member',
      label: { en: 'You are', es: 'Usted es' },
      options: {
        member: { label: { en: 'The member', es: 'El miembro' } },
        prescriber: {
          label: {
            en: 'The prescriber or the office',
            es: 'El médico que receta o su consultorio',
          },
        },
        other: {
          label: {
            en: 'Someone who may act for the member',
            es: 'Una persona que puede actuar por el miembro',
          },
        },
      },
    },
    ...openMemberFields,
    ...addressFields('home', { prefillZip: true }),
    phone: phoneBeforeExtension({ en: 'Phone number', es: 'Número de teléfono' }),
    phoneExtension: phoneExtension(),
    askerName: ownName(byOther),
    askerRelationship: ownRelationship(byOther),
    ...addressFields('asker', { when: byOther }),
    askerPhone: phoneField(
      { en: 'Your phone number', es: 'Su número de teléfono' },
      { when: byOther },
    ),
    authority: {
      kind: 'choice',
      look: 'radio',
      when: needsPaper,
      label: {
        en: 'The paper that lets you act for the member',
        es: 'El documento que le permite actuar por el miembro',
      },
      hint: {
        en: 'Form CMS-1696 or one like it. It is good for one year.',
        es: 'El formulario CMS-1696 o uno parecido. Vale por un año.',
      },
      messages: {
        missing: { en: 'Choose how we get the paper.', es: 'Elija cómo recibimos el documento.' },
      },
      options: {
        attached: { label: { en: 'I attach it', es: 'Lo adjunto' } },
        onFile: { label: { en: 'You have it', es: 'Ustedes lo tienen' } },
      },
    },
    authorityFiles: filesField(
      { en: 'The paper', es: 'El documento' },
      {
        when: { all: [needsPaper, { field: 'authority', is: 'attached' }] },
        missing: { en: 'Attach the paper.', es: 'Adjunte el documento.' },
      },
    ),
    authoritySince: {
      kind: 'date',
      to: { today: 0 },
      when: { all: [needsPaper, { field: 'authority', is: 'onFile' }] },
      label: { en: 'Date of the paper', es: 'Fecha del documento' },
    },
  },
};

const needsStatement = {
  en: 'The prescriber must support this in writing.',
  es: 'El médico que receta debe apoyarlo por escrito.',
};

const needsStatementForTier = {
  en: 'The prescriber must support this in writing. It is not possible for the specialty tier, and a brand does not get the copay of a generic.',
  es: 'El médico que receta debe apoyarlo por escrito. No es posible en el nivel de especialidad, y una marca no recibe el copago de un genérico.',
};

/** The step about what is asked for; a payback brings up what was bought. */
export const coverageRequests: FormStep = {
  title: { en: 'Request', es: 'Solicitud' },
  heading: { en: 'What is your request?', es: '¿Qué solicita?' },
  fields: {
    requests: {
      kind: 'choices',
      label: { en: 'Request', es: 'Solicitud' },
      hint: { en: 'Choose all that fit.', es: 'Elija todas las que correspondan.' },
      messages: { missing: { en: 'Choose at least one.', es: 'Elija al menos una.' } },
      options: {
        approval: {
          label: { en: 'Prior authorization', es: 'Autorización previa' },
          hint: {
            en: 'The plan must approve the drug first.',
            es: 'El plan debe aprobar antes el medicamento.',
          },
        },
        notOnList: {
          label: {
            en: 'A drug that is not on the drug list',
            es: 'Un medicamento que no está en la lista de medicamentos',
          },
          hint: needsStatement,
        },
        leavesList: {
          label: {
            en: 'A drug that leaves or left the drug list this year',
            es: 'Un medicamento que sale o salió este año de la lista de medicamentos',
          },
          hint: needsStatement,
        },
        skipStep: {
          label: { en: 'To skip step therapy', es: 'Omitir la terapia escalonada' },
          hint: needsStatement,
        },
        moreQuantity: {
          label: { en: 'More than the quantity limit', es: 'Más que el límite de cantidad' },
          hint: needsStatement,
        },
        lowerTier: {
          label: {
            en: 'A lower tier: another drug like it costs less',
            es: 'Un nivel más bajo: otro medicamento parecido cuesta menos',
          },
          hint: needsStatementForTier,
        },
        movedTier: {
          label: {
            en: 'The old tier: the drug moved to a higher one',
            es: 'El nivel anterior: el medicamento pasó a uno más alto',
          },
          hint: needsStatementForTier,
        },
        highCopay: {
          label: { en: 'My copay was too high', es: 'Mi copago fue muy alto' },
        },
        payback: {
          label: {
            en: 'To be paid back for a drug that I bought',
            es: 'Que me devuelvan lo que pagué por un medicamento',
          },
          hint: {
            en: 'We answer in {paymentDays} days.',
            es: 'Respondemos en {paymentDays} días.',
          },
        },
      },
    },
    boughtOn: {
      kind: 'date',
      from: { field: 'birthDate' },
      to: { today: 0 },
      when: has('payback'),
      label: { en: 'When did you buy it?', es: '¿Cuándo lo compró?' },
    },
    boughtAt: {
      kind: 'shortText',
      when: has('payback'),
      label: { en: 'At which pharmacy?', es: '¿En qué farmacia?' },
      messages: { missing: { en: 'Enter the pharmacy.', es: 'Ingrese la farmacia.' } },
    },
    boughtFor: {
      kind: 'money',
      when: has('payback'),
      label: { en: 'What did you pay?', es: '¿Cuánto pagó?' },
    },
    receipts: filesField(
      { en: 'Receipt', es: 'Recibo' },
      {
        when: has('payback'),
        missing: { en: 'Attach the receipt.', es: 'Adjunte el recibo.' },
      },
    ),
  },
};
