import { signedByMemberOrRepresentative, whoSigns } from '../shared-fields';
import type { FormDefinition } from '../definition';

/** Leaving the Medicare Prescription Payment Plan: it takes effect within three days (domain.md, M3P). */
export const form: FormDefinition = {
  id: 'payment-plan-leave',
  version: 1,
  path: '/member/payment-plan/leave',
  title: {
    en: 'Leave the Medicare Prescription Payment Plan',
    es: 'Salir del Plan de pagos de recetas médicas de Medicare',
  },
  audience: 'medicareMembers',
  service: 'forms.submit',
  steps: {
    leave: {
      title: { en: 'Leaving', es: 'Salida' },
      heading: { en: 'Leave the payment plan', es: 'Salir del plan de pagos' },
      intro: {
        en: 'You then pay at the pharmacy again. You still pay the bills for drugs that you have.',
        es: 'Después vuelve a pagar en la farmacia. Aún debe pagar las facturas de los medicamentos que ya tiene.',
      },
      fields: {
        memberId: {
          kind: 'memberId',
          prefill: 'memberId',
          locked: true,
          label: { en: 'Member ID', es: 'Número de miembro' },
        },
        reason: {
          kind: 'choice',
          look: 'radio',
          optional: true,
          label: { en: 'Why do you leave?', es: '¿Por qué sale del plan?' },
          options: {
            notHelpful: {
              label: { en: 'It does not help me', es: 'No me ayuda' },
            },
            hardToFollow: {
              label: {
                en: 'The bills are hard to follow',
                es: 'Las facturas son difíciles de entender',
              },
            },
            otherPlan: { label: { en: 'I change plans', es: 'Cambio de plan' } },
            other: { label: { en: 'Another reason', es: 'Otro motivo' } },
          },
        },
        owesBills: {
          kind: 'check',
          label: {
            en: 'I understand that I still pay what is billed to me.',
            es: 'Entiendo que aún pago lo que se me facture.',
          },
          messages: {
            missing: {
              en: 'Check the box to say that you still pay your bills.',
              es: 'Marque la casilla para aceptar que aún paga sus facturas.',
            },
          },
        },
      },
    },
    signer: whoSigns,
  },
  signature: {
    statement: {
      en: 'I want to leave the payment plan. What I wrote here is true, as far as I know.',
      es: 'Quiero salir del plan de pagos. Lo que escribí aquí es verdad, hasta donde sé.',
    },
    signer: signedByMemberOrRepresentative,
  },
  answerTimes: [{ days: 3 }],
  send: { en: 'Leave the plan', es: 'Salir del plan' },
  sent: {
    title: { en: 'We have your request', es: 'Recibimos su solicitud' },
    text: {
      en: 'You do not have to do anything now.',
      es: 'No tiene que hacer nada por ahora.',
    },
    next: [
      {
        at: 'sent',
        title: { en: 'You sent it', es: 'La envió' },
        text: { en: 'We end your payment plan.', es: 'Terminamos su plan de pagos.' },
      },
      {
        at: 'answer',
        title: { en: 'You pay at the pharmacy again', es: 'Vuelve a pagar en la farmacia' },
        text: {
          en: 'From this day at the latest. A letter says what is left to pay.',
          es: 'A más tardar desde este día. Una carta dice lo que falta por pagar.',
        },
      },
      {
        at: 'later',
        title: { en: 'Back again', es: 'De regreso' },
        text: {
          en: 'You can sign up again once your bills are paid.',
          es: 'Puede inscribirse otra vez cuando haya pagado sus facturas.',
        },
      },
    ],
  },
};
