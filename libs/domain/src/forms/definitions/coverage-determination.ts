import { coverageAsker, coverageRequests, isException } from '../coverage-fields';
import { prescriberStatement } from '../coverage-statement';
import type { Condition, FormDefinition } from '../definition';
import { drugFields, filesField, memberName, prescriberFields, yesOrNo } from '../request-fields';

const byPrescriber: Condition = { field: 'asker', is: 'prescriber' };
const byOther: Condition = { field: 'asker', is: 'other' };
/** There is nothing to hurry about where the drug was bought already. */
const isPayback: Condition = { field: 'requests', has: 'payback' };
const isFast: Condition = { all: [{ field: 'fast', is: true }, { not: isPayback }] };
/** The clock of an exception starts with the statement of the prescriber (domain.md, decisions). */
const waitsForStatement: Condition = {
  all: [isException, { not: byPrescriber }, { field: 'statement', is: 'later' }],
};

/** A request for a Medicare Part D coverage determination (forms.md 1). */
export const form: FormDefinition = {
  id: 'coverage-determination',
  version: 1,
  path: '/member/coverage-determination',
  title: { en: 'Coverage determination', es: 'Determinación de cobertura' },
  audience: 'anyone',
  service: 'forms.submit',
  steps: {
    asker: coverageAsker,
    drug: {
      title: { en: 'Drug', es: 'Medicamento' },
      heading: { en: 'Which drug is it?', es: '¿Qué medicamento es?' },
      fields: {
        ...drugFields({ en: 'Quantity each month', es: 'Cantidad al mes' }),
        frequency: {
          kind: 'shortText',
          most: 60,
          optional: true,
          label: { en: 'How often is it taken?', es: '¿Con qué frecuencia se toma?' },
          hint: { en: 'Such as once a day.', es: 'Por ejemplo, una vez al día.' },
        },
      },
    },
    request: coverageRequests,
    details: {
      title: { en: 'Details', es: 'Detalles' },
      heading: { en: 'What else should we know?', es: '¿Qué más debemos saber?' },
      fields: {
        fast: {
          kind: 'check',
          optional: true,
          when: { not: isPayback },
          label: {
            en: 'I need a decision in 24 hours. To wait 72 hours could badly harm life, health or the ability to get well.',
            es: 'Necesito una decisión en 24 horas. Esperar 72 horas podría dañar gravemente la vida, la salud o la recuperación.',
          },
        },
        fastSupported: yesOrNo(
          { en: 'Does the prescriber agree?', es: '¿El médico está de acuerdo?' },
          {
            when: isFast,
            hint: {
              en: 'If so, you get the fast decision without further questions.',
              es: 'Si es así, recibe la decisión rápida sin más preguntas.',
            },
          },
        ),
        statement: {
          kind: 'choice',
          look: 'radio',
          when: { all: [isException, { not: byPrescriber }] },
          label: {
            en: 'What does the prescriber say?',
            es: '¿Qué dice el médico?',
          },
          hint: {
            en: 'The prescriber must support an exception in writing. Our time starts when we have it.',
            es: 'El médico debe apoyar una excepción por escrito. Nuestro plazo empieza cuando lo recibimos.',
          },
          messages: {
            missing: { en: 'Choose how we get it.', es: 'Elija cómo lo recibimos.' },
          },
          options: {
            attached: {
              label: { en: 'I attach the statement', es: 'Adjunto la declaración' },
            },
            later: {
              label: { en: 'The office sends it to you', es: 'El consultorio se la envía' },
            },
          },
        },
        statementFiles: filesField(
          { en: 'Statement of the prescriber', es: 'Declaración del médico' },
          {
            when: {
              all: [isException, { not: byPrescriber }, { field: 'statement', is: 'attached' }],
            },
            missing: { en: 'Attach the statement.', es: 'Adjunte la declaración.' },
          },
        ),
        more: {
          kind: 'longText',
          optional: true,
          label: { en: 'Anything else?', es: '¿Algo más?' },
        },
        files: filesField({ en: 'Files', es: 'Archivos' }, { optional: true }),
      },
    },
    prescriber: {
      title: { en: 'Prescriber', es: 'Médico' },
      heading: { en: 'Who prescribes it?', es: '¿Quién lo receta?' },
      fields: prescriberFields(),
    },
    statement: { ...prescriberStatement, when: byPrescriber },
  },
  signature: {
    statement: {
      en: 'The plan may ask the prescriber about this drug. What I wrote here is true, as far as I know.',
      es: 'El plan puede consultar al médico sobre este medicamento. Lo que escribí aquí es verdad, hasta donde sé.',
    },
    signer: [
      { when: byPrescriber, fields: ['prescriberName'] },
      { when: byOther, fields: ['askerName'] },
      { fields: memberName },
    ],
  },
  answerTimes: [
    { when: isPayback, days: 14 },
    { when: waitsForStatement, days: 14 },
    { when: isFast, hours: 24 },
    { hours: 72 },
  ],
  send: { en: 'Send my request', es: 'Enviar mi solicitud' },
  sent: {
    title: { en: 'We have your request', es: 'Recibimos su solicitud' },
    text: {
      en: 'If we miss the date below, your request goes to an independent reviewer. You do not have to ask.',
      es: 'Si no cumplimos la fecha de abajo, su solicitud pasa a un revisor independiente. No tiene que pedirlo.',
    },
    next: [
      {
        at: 'sent',
        title: { en: 'You sent it', es: 'La envió' },
        text: {
          en: 'We ask the prescriber for what is missing.',
          es: 'Le pedimos al médico lo que falte.',
        },
      },
      {
        at: 'answer',
        title: { en: 'We decide by law', es: 'Debemos decidir por ley' },
        text: {
          en: 'You get a letter with the decision and its reason.',
          es: 'Recibe una carta con la decisión y su motivo.',
        },
      },
      {
        at: 'later',
        title: { en: 'If we say no', es: 'Si decimos que no' },
        text: {
          en: 'You can appeal within 65 days of the letter.',
          es: 'Puede apelar en un plazo de 65 días desde la carta.',
        },
      },
    ],
  },
};
