import { decisionTerms, hoursOf } from '../../coverage-requests/decision-terms';
import { requestTopics, type RequestTopic } from '../../coverage-requests/request-topics';
import { coverageAsker, coverageRequests, isException, isPaybackAlone } from '../coverage-fields';
import { prescriberStatement } from '../coverage-statement';
import type { Condition, FormDefinition, FormValue } from '../definition';
import { drugFields } from '../drug-fields';
import { filesField, memberName, prescriberFields, yesOrNo } from '../request-fields';

/** Of Medicare alone: a plan may have its own time for fast decisions, not these. */
const { standard, statementDays } = decisionTerms.medicare;

const byPrescriber: Condition = { field: 'asker', is: 'prescriber' };
const byOther: Condition = { field: 'asker', is: 'other' };
const isFast: Condition = { all: [{ field: 'fast', is: true }, { not: isPaybackAlone }] };

/** The clock of an exception starts with the statement of the prescriber (domain.md, decisions). */
const waitsForStatement: Condition = {
  all: [isException, { not: byPrescriber }, { field: 'statement', is: 'later' }],
};

/** What needs a statement decides before what needs none: its clock is the one that counts. */
function topicOf(requests: FormValue | undefined): RequestTopic {
  const topics = Object.keys(requestTopics) as RequestTopic[];
  const chosen = topics.filter((topic) =>
    (requests as readonly string[] | undefined)?.includes(topic),
  );
  return chosen.find((topic) => requestTopics[topic] === 'exception') ?? chosen[0] ?? 'approval';
}

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
          when: { not: isPaybackAlone },
          label: {
            en: 'I need a decision in {fastHours} hours. A longer wait could badly harm life or health, or keep the patient from getting well.',
            es: 'Necesito una decisión en {fastHours} horas. Esperar más podría dañar gravemente la vida, la salud o la recuperación.',
          },
        },
        fastSupported: yesOrNo(
          { en: 'Does the prescriber agree?', es: '¿El médico que receta está de acuerdo?' },
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
            es: '¿Qué dice el médico que receta?',
          },
          hint: {
            en: 'The prescriber must support an exception in writing. Our time starts when we have it.',
            es: 'El médico que receta debe apoyar una excepción por escrito. Nuestro plazo empieza cuando lo recibimos.',
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
          { en: 'Statement of the prescriber', es: 'Declaración del médico que receta' },
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
      title: { en: 'Prescriber', es: 'Médico que receta' },
      heading: { en: 'Who prescribes it?', es: '¿Quién lo receta?' },
      fields: prescriberFields(),
    },
    statement: { ...prescriberStatement, when: byPrescriber },
  },
  signature: {
    statement: {
      en: 'The plan may ask the prescriber about this drug. What I wrote here is true, as far as I know.',
      es: 'El plan puede consultar al médico que receta sobre este medicamento. Lo que escribí aquí es verdad, hasta donde sé.',
    },
    signer: [
      { when: byPrescriber, fields: ['prescriberName'] },
      { when: byOther, fields: ['askerName'] },
      { fields: memberName },
    ],
  },
  asks: ({ requests, fast, asker, statement, boughtFor }) => ({
    topic: topicOf(requests),
    isFast: fast === true,
    hasStatement: asker === 'prescriber' || statement === 'attached',
    boughtFor,
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
        line: 'MEDD',
        when: waitsForStatement,
        title: { en: 'You sent it', es: 'La envió' },
        text: {
          en: `Our time of {fastHours} or ${hoursOf(standard)} hours starts when we have the statement. We wait for it ${statementDays} days at most.`,
          es: `Nuestro plazo de {fastHours} o ${hoursOf(standard)} horas empieza cuando tenemos la declaración. La esperamos ${statementDays} días como máximo.`,
        },
      },
      {
        at: 'sent',
        line: 'MEDD',
        when: { not: waitsForStatement },
        title: { en: 'You sent it', es: 'La envió' },
        text: {
          en: 'You can send more papers until we decide.',
          es: 'Puede enviar más documentos hasta que decidamos.',
        },
      },
      {
        at: 'sent',
        line: 'COMMERCIAL',
        title: { en: 'You sent it', es: 'La envió' },
        text: {
          en: 'You can send more papers until we decide.',
          es: 'Puede enviar más documentos hasta que decidamos.',
        },
      },
      {
        at: 'answer',
        line: 'MEDD',
        title: { en: 'We decide', es: 'Decidimos' },
        text: {
          en: 'You get a letter with the decision and its reason. If we miss this date, your request goes to an independent reviewer. You do not have to ask.',
          es: 'Recibe una carta con la decisión y su motivo. Si no cumplimos esta fecha, su solicitud pasa a un revisor independiente. No tiene que pedirlo.',
        },
      },
      {
        at: 'answer',
        line: 'COMMERCIAL',
        title: { en: 'We decide', es: 'Decidimos' },
        text: {
          en: 'You get a letter with the decision and its reason. If we miss this date, you can appeal at once.',
          es: 'Recibe una carta con la decisión y su motivo. Si no cumplimos esta fecha, puede apelar de inmediato.',
        },
      },
      {
        at: 'later',
        title: { en: 'If we say no', es: 'Si decimos que no' },
        text: {
          en: 'You can appeal within {appealDays} days of the letter.',
          es: 'Puede apelar en un plazo de {appealDays} días desde la carta.',
        },
      },
    ],
  },
};
