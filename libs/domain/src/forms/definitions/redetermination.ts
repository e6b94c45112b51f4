import { daysBetween } from '../../calendar/calendar';
import { termsOf } from '../answer-by';
import { coverageAsker } from '../coverage-fields';
import type { Condition, FormDefinition } from '../definition';
import { drugFields } from '../drug-fields';
import { filesField, memberName, prescriberFields, yesOrNo } from '../request-fields';

const byPrescriber: Condition = { field: 'asker', is: 'prescriber' };
const byOther: Condition = { field: 'asker', is: 'other' };
const hasBought: Condition = { field: 'bought', is: 'yes' };
const isFast: Condition = { all: [{ field: 'fast', is: true }, { not: hasBought }] };

const {
  quantity: _quantity,
  drugForm: _drugForm,
  ...nameAndStrength
} = drugFields({ en: '', es: '' });

/** An appeal of a decision, which Medicare calls a redetermination (forms.md 2). */
export const form: FormDefinition = {
  id: 'redetermination',
  version: 1,
  path: '/member/appeal',
  title: { en: 'Appeal', es: 'Apelación' },
  audience: 'members',
  service: 'forms.submit',
  steps: {
    asker: coverageAsker,
    decision: {
      title: { en: 'Decision', es: 'Decisión' },
      heading: { en: 'Which decision do you appeal?', es: '¿Qué decisión apela?' },
      fields: {
        requestNumber: {
          kind: 'shortText',
          most: 30,
          optional: true,
          label: { en: 'Reference number', es: 'Número de referencia' },
          hint: { en: 'It is in our letter.', es: 'Está en nuestra carta.' },
        },
        noticeOn: {
          kind: 'date',
          to: { today: 0 },
          label: { en: 'Date of our letter', es: 'Fecha de nuestra carta' },
          hint: {
            en: 'You have {appealDays} days from this date to appeal.',
            es: 'Tiene {appealDays} días desde esta fecha para apelar.',
          },
        },
        lateReason: {
          kind: 'longText',
          most: 1000,
          optional: true,
          label: {
            en: 'If your time to appeal is over: why are you late?',
            es: 'Si su plazo para apelar terminó: ¿por qué apela tarde?',
          },
          hint: {
            en: 'A good reason is one such as a long illness, or a letter that came late.',
            es: 'Un buen motivo es, por ejemplo, una enfermedad larga o una carta que llegó tarde.',
          },
        },
        ...nameAndStrength,
        bought: yesOrNo(
          {
            en: 'Did you buy the drug in the meantime?',
            es: '¿Compró el medicamento mientras tanto?',
          },
          { initial: 'no' },
        ),
        boughtOn: {
          kind: 'date',
          to: { today: 0 },
          when: hasBought,
          label: { en: 'When did you buy it?', es: '¿Cuándo lo compró?' },
        },
        boughtAt: {
          kind: 'shortText',
          when: hasBought,
          label: { en: 'At which pharmacy?', es: '¿En qué farmacia?' },
          messages: { missing: { en: 'Enter the pharmacy.', es: 'Ingrese la farmacia.' } },
        },
        boughtFor: {
          kind: 'money',
          when: hasBought,
          label: { en: 'What did you pay?', es: '¿Cuánto pagó?' },
        },
        receipts: filesField(
          { en: 'Receipt', es: 'Recibo' },
          {
            when: hasBought,
            missing: { en: 'Attach the receipt.', es: 'Adjunte el recibo.' },
          },
        ),
      },
    },
    reasons: {
      title: { en: 'Reasons', es: 'Motivos' },
      heading: {
        en: 'Why should we decide in another way?',
        es: '¿Por qué debemos cambiar la decisión?',
      },
      fields: {
        reasons: {
          kind: 'longText',
          label: { en: 'Your reasons', es: 'Sus motivos' },
          hint: {
            en: 'What our letter has wrong, or what we did not know. Leave out card numbers and your Social Security number.',
            es: 'Lo que nuestra carta tiene mal o lo que no sabíamos. No escriba números de tarjetas ni de Seguro Social.',
          },
          messages: { missing: { en: 'Write your reasons.', es: 'Escriba sus motivos.' } },
        },
        files: filesField(
          { en: 'Files', es: 'Archivos' },
          {
            optional: true,
            hint: {
              en: 'Such as a note from the office about drugs that you tried.',
              es: 'Por ejemplo, una nota del consultorio sobre los medicamentos que probó.',
            },
          },
        ),
        fast: {
          kind: 'check',
          optional: true,
          when: { not: hasBought },
          label: {
            en: 'I need a fast decision. A longer wait could badly harm life or health, or keep the patient from getting well.',
            es: 'Necesito una respuesta pronto. Si espero más, la vida o la salud corren peligro, o puede que no me cure.',
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
      },
    },
    prescriber: {
      title: { en: 'Prescriber', es: 'Médico que receta' },
      heading: { en: 'Who prescribes it?', es: '¿Quién lo receta?' },
      fields: prescriberFields(),
    },
  },
  rules: [
    {
      name: 'inTime',
      at: 'lateReason',
      needs: ['noticeOn'],
      holds: ({ noticeOn, lateReason }, facts) =>
        Boolean(lateReason) ||
        daysBetween(String(noticeOn), facts.today) <= termsOf(facts).appealDays,
      message: {
        en: 'The time to appeal is over. Write why you are late.',
        es: 'El plazo para apelar terminó. Escriba por qué apela tarde.',
      },
    },
  ],
  signature: {
    statement: {
      en: 'I ask the plan to look at this decision again. What I wrote here is true, as far as I know.',
      es: 'Le pido al plan que revise esta decisión. Lo que escribí aquí es verdad, hasta donde sé.',
    },
    signer: [
      { when: byPrescriber, fields: ['prescriberName'] },
      { when: byOther, fields: ['askerName'] },
      { fields: memberName },
    ],
  },
  asks: ({ fast, asker, boughtFor, requestNumber }) => ({
    topic: 'appeal',
    isFast: fast === true,
    hasStatement: asker === 'prescriber',
    boughtFor,
    appealOf: requestNumber,
  }),
  send: { en: 'Send my appeal', es: 'Enviar mi apelación' },
  sent: {
    title: { en: 'We have your appeal', es: 'Recibimos su apelación' },
    text: {
      en: 'A pharmacist and a doctor who did not decide before read it.',
      es: 'La leen un farmacéutico y un médico que no decidieron antes.',
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
        title: { en: 'We decide again', es: 'Decidimos de nuevo' },
        text: {
          en: 'You get a letter with the decision and its reason.',
          es: 'Recibe una carta con la decisión y su motivo.',
        },
      },
      {
        at: 'later',
        title: { en: 'If we say no again', es: 'Si decimos que no otra vez' },
        text: {
          en: 'Someone outside of our plan can look at it. The letter says how.',
          es: 'Alguien ajeno a nuestro plan puede revisarla. La carta dice cómo.',
        },
      },
    ],
  },
};
