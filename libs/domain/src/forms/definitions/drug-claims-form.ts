import { claimMember, claimPatient } from '../claim-fields';
import { compoundIngredients, ingredientRules } from '../claim-compounds';
import { claimPrescriptions, filledAfterBirth } from '../claim-prescriptions';
import type { Condition, FormDefinition } from '../definition';
import { filesField, phoneField, yesOrNo } from '../request-fields';
import { addressFields } from '../shared-fields';

const has = (reason: string): Condition => ({ field: 'reasons', has: reason });
const hasOtherPlan: Condition = { field: 'otherPlan', is: 'yes' };
const isPaidToCustodian: Condition = { field: 'payTo', is: 'custodian' };
const isAccident: Condition = {
  any: [
    { field: 'workInjury', is: 'yes' },
    { field: 'accident', is: 'yes' },
  ],
};

/** A claim for prescriptions that were paid in full: up to ten of one patient (forms.md 5). */
export const form: FormDefinition = {
  id: 'drug-claims-form',
  version: 1,
  path: '/member/drug-claims-form',
  title: {
    en: 'Prescription drug claim form',
    es: 'Formulario de reclamación de medicamentos recetados',
  },
  audience: 'anyone',
  service: 'forms.submit',
  steps: {
    reason: {
      title: { en: 'Reason', es: 'Motivo' },
      heading: { en: 'Why did you pay yourself?', es: '¿Por qué pagó usted?' },
      fields: {
        reasons: {
          kind: 'choices',
          label: { en: 'Reason', es: 'Motivo' },
          hint: { en: 'Choose all that fit.', es: 'Elija todos los que correspondan.' },
          messages: { missing: { en: 'Choose at least one.', es: 'Elija al menos uno.' } },
          options: {
            noCard: { label: { en: 'I did not use my ID card', es: 'No usé mi tarjeta' } },
            outOfNetwork: {
              label: {
                en: 'The pharmacy is out of network',
                es: 'La farmacia está fuera de la red',
              },
            },
            compound: {
              label: { en: 'A drug that was mixed for me', es: 'Un medicamento preparado para mí' },
              hint: { en: 'A compound.', es: 'Un compuesto.' },
            },
            abroad: { label: { en: 'I was in another country', es: 'Estaba en otro país' } },
            otherPlan: {
              label: { en: 'Another plan pays first', es: 'Otro plan paga primero' },
            },
            approval: {
              label: { en: 'I waited for an approval', es: 'Esperaba una aprobación' },
            },
            lateStart: {
              label: {
                en: 'My plan started on an earlier date',
                es: 'Mi cobertura empezó en una fecha anterior',
              },
              hint: {
                en: 'The fill was before I had the card.',
                es: 'El surtido fue antes de tener la tarjeta.',
              },
            },
            wrongPlan: {
              label: {
                en: 'The pharmacy billed another plan',
                es: 'La farmacia cobró a otro plan',
              },
            },
            vaccine: { label: { en: 'A vaccine', es: 'Una vacuna' } },
            serum: { label: { en: 'An allergy serum', es: 'Un suero para la alergia' } },
            other: { label: { en: 'Another reason', es: 'Otro motivo' } },
          },
        },
        networkReason: {
          kind: 'choice',
          look: 'select',
          when: has('outOfNetwork'),
          label: {
            en: 'Why was the pharmacy out of network?',
            es: '¿Por qué usó una farmacia fuera de la red?',
          },
          messages: { missing: { en: 'Choose a reason.', es: 'Elija un motivo.' } },
          options: {
            travel: { label: { en: 'I was on a trip', es: 'Estaba de viaje' } },
            notInTime: {
              label: { en: 'No other was open in time', es: 'No había otra abierta a tiempo' },
            },
            emergency: {
              label: { en: 'It was an emergency', es: 'Fue una emergencia' },
            },
            disaster: { label: { en: 'I had to leave my home', es: 'Tuve que dejar mi casa' } },
            other: { label: { en: 'Another reason', es: 'Otro motivo' } },
          },
        },
        country: {
          kind: 'shortText',
          most: 60,
          when: has('abroad'),
          label: { en: 'Country', es: 'País' },
          messages: { missing: { en: 'Enter the country.', es: 'Ingrese el país.' } },
        },
        currency: {
          kind: 'shortText',
          most: 40,
          when: has('abroad'),
          label: { en: 'Currency that you paid in', es: 'Moneda en que pagó' },
          hint: {
            en: 'Enter all amounts in dollars. The receipt shows the other currency.',
            es: 'Ingrese todos los montos en dólares. El recibo muestra la otra moneda.',
          },
          messages: { missing: { en: 'Enter the currency.', es: 'Ingrese la moneda.' } },
        },
        otherReason: {
          kind: 'shortText',
          when: has('other'),
          label: { en: 'Which reason?', es: '¿Qué motivo?' },
          messages: { missing: { en: 'Enter the reason.', es: 'Ingrese el motivo.' } },
        },
      },
    },
    member: claimMember,
    patient: claimPatient,
    prescriptions: claimPrescriptions,
    compound: { ...compoundIngredients, when: has('compound') },
    otherPlan: {
      title: { en: 'Other plans', es: 'Otros planes' },
      heading: { en: 'Did another plan pay?', es: '¿Pagó otro plan?' },
      fields: {
        otherPlan: yesOrNo(
          { en: 'Does another plan cover the patient?', es: '¿Otro plan cubre al paciente?' },
          { initial: 'no' },
        ),
        otherInsurer: {
          kind: 'shortText',
          when: hasOtherPlan,
          label: { en: 'Name of that plan', es: 'Nombre de ese plan' },
          messages: { missing: { en: 'Enter its name.', es: 'Ingrese el nombre del plan.' } },
        },
        otherPolicy: {
          kind: 'shortText',
          most: 40,
          when: hasOtherPlan,
          label: { en: 'ID in that plan', es: 'Número en ese plan' },
          messages: { missing: { en: 'Enter the ID.', es: 'Ingrese el número.' } },
        },
        otherPaid: {
          kind: 'money',
          when: hasOtherPlan,
          label: { en: 'What that plan paid', es: 'Lo que pagó ese plan' },
        },
        otherEob: filesField(
          { en: 'What that plan wrote about it', es: 'Lo que ese plan le escribió' },
          {
            when: { any: [hasOtherPlan, has('otherPlan')] },
            hint: {
              en: 'Its explanation of benefits (EOB).',
              es: 'Su explicación de beneficios (EOB).',
            },
            missing: { en: 'Attach the EOB of that plan.', es: 'Adjunte la EOB de ese plan.' },
          },
        ),
        workInjury: yesOrNo(
          { en: 'Is it for an injury at work?', es: '¿Es por una lesión en el trabajo?' },
          { initial: 'no' },
        ),
        accident: yesOrNo(
          { en: 'Is it for a car accident?', es: '¿Es por un accidente de auto?' },
          { initial: 'no' },
        ),
        accidentDetails: {
          kind: 'longText',
          most: 500,
          when: isAccident,
          label: { en: 'What happened?', es: '¿Qué pasó?' },
          messages: { missing: { en: 'Write what happened.', es: 'Escriba qué pasó.' } },
        },
      },
    },
    receipts: {
      title: { en: 'Receipts', es: 'Recibos' },
      heading: { en: 'Add your pharmacy receipts', es: 'Agregue los recibos de la farmacia' },
      intro: {
        en: 'We need the receipt with the label for each prescription. It shows the patient, the Rx number, the drug, the quantity, the date and the price. A cash register receipt is not enough.',
        es: 'Necesitamos el recibo con la etiqueta de cada receta. Muestra el paciente, el número de receta, el medicamento, la cantidad, la fecha y el precio. El recibo de caja no basta.',
      },
      fields: {
        receipts: filesField(
          { en: 'Receipts', es: 'Recibos' },
          { missing: { en: 'Attach your receipts.', es: 'Adjunte sus recibos.' } },
        ),
        payTo: {
          kind: 'choice',
          look: 'radio',
          initial: 'member',
          label: { en: 'Who gets the money?', es: '¿A quién le pagamos?' },
          options: {
            member: { label: { en: 'The member', es: 'Al miembro' } },
            custodian: {
              label: {
                en: 'A parent who does not live with the member',
                es: 'A un padre o una madre que no vive con el miembro',
              },
              when: { field: 'relationship', is: 'child' },
            },
          },
        },
        custodianName: {
          kind: 'fullName',
          when: isPaidToCustodian,
          label: { en: 'Name of that parent', es: 'Nombre de ese padre o esa madre' },
          messages: { missing: { en: 'Enter the name.', es: 'Ingrese el nombre.' } },
        },
        ...addressFields('pay', { when: isPaidToCustodian }),
        custodianPhone: phoneField(
          { en: 'Phone number of that parent', es: 'Teléfono de ese padre o esa madre' },
          { when: isPaidToCustodian },
        ),
      },
    },
  },
  rules: [filledAfterBirth, ...ingredientRules],
  signature: {
    statement: {
      en: 'The patient got these drugs. If they were for an injury at work, I said so here. A false claim is a crime. What I wrote here is true, as far as I know.',
      es: 'El paciente recibió estos medicamentos. Si fueron por una lesión en el trabajo, lo dije aquí. Una reclamación falsa es un delito. Lo que escribí aquí es verdad, hasta donde sé.',
    },
    signer: [{ fields: ['givenName', 'familyName'] }],
  },
  asks: () => ({ topic: 'drugClaim', isFast: false, hasStatement: false }),
  send: { en: 'Send my claim', es: 'Enviar mi reclamación' },
  sent: {
    title: { en: 'We have your claim', es: 'Recibimos su reclamación' },
    text: {
      en: 'You do not have to do anything now. Keep your receipts.',
      es: 'No tiene que hacer nada por ahora. Guarde sus recibos.',
    },
    next: [
      {
        at: 'sent',
        title: { en: 'You sent it', es: 'La envió' },
        text: { en: 'We check it and your receipts.', es: 'La revisamos junto con sus recibos.' },
      },
      {
        at: 'answer',
        title: { en: 'We decide', es: 'Decidimos' },
        text: {
          en: 'You get a letter with what we pay and why.',
          es: 'Recibe una carta con lo que pagamos y por qué.',
        },
      },
      {
        at: 'later',
        title: { en: 'We pay you', es: 'Le pagamos' },
        text: {
          en: 'We pay what the plan would have paid, by check.',
          es: 'Le pagamos con un cheque lo que el plan habría pagado.',
        },
      },
    ],
  },
};
