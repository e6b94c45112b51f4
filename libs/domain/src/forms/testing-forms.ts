import type { FormDefinition, FormFacts } from './definition';

/** Marisol on a day in November: what the tests of forms know. */
export const facts: FormFacts = {
  today: '2026-11-05',
  signedIn: true,
  businessLine: 'COMMERCIAL',
  known: {
    fullName: 'Marisol Sampleton',
    givenName: 'Marisol',
    familyName: 'Sampleton',
    birthDate: '1978-03-02',
    memberId: 'EVF00421787',
    email: 'marisol.sampleton@example.com',
    zip: '55000',
  },
};

const text = (en: string) => ({ en, es: en });

/** A claim with repeats, conditions, and rules within a group and over the form: what later forms need. */
export const claimForm: FormDefinition = {
  id: 'sample-claim',
  version: 2,
  path: '/sample',
  title: text('Claim'),
  audience: 'members',
  service: 'forms.submit',
  steps: {
    why: {
      title: text('Why'),
      heading: text('Why?'),
      fields: {
        reasons: {
          kind: 'choices',
          label: text('Reasons'),
          exclusive: 'none',
          messages: { missing: text('Choose.') },
          options: {
            abroad: { label: text('Abroad') },
            compound: { label: text('Compound') },
            none: { label: text('None') },
          },
        },
        country: {
          kind: 'shortText',
          label: text('Country'),
          when: { field: 'reasons', has: 'abroad' },
          messages: { missing: text('Enter it.') },
        },
      },
    },
    prescriptions: {
      title: text('Prescriptions'),
      heading: text('Which?'),
      fields: {
        prescriptions: {
          kind: 'repeat',
          least: 1,
          most: 10,
          label: text('Prescriptions'),
          item: text('Prescription'),
          add: text('Add a prescription'),
          fields: {
            rxNumber: { kind: 'rxNumber', label: text('Number') },
            ndc: {
              kind: 'ndc',
              label: text('NDC'),
              when: { not: { field: 'reasons', has: 'abroad' } },
            },
            filledOn: {
              kind: 'date',
              label: text('Filled'),
              from: { today: -365 },
              to: { today: 0 },
            },
            startedOn: {
              kind: 'date',
              label: text('Started'),
              optional: true,
              to: { field: 'filledOn' },
            },
            charged: { kind: 'money', label: text('Charged') },
            paid: { kind: 'money', label: text('Paid') },
          },
          rules: [
            {
              name: 'paidAtMostCharged',
              at: 'paid',
              needs: ['charged', 'paid'],
              holds: ({ charged, paid }) => Number(paid) <= Number(charged),
              message: text('Enter at most what was charged.'),
            },
          ],
        },
        total: { kind: 'money', label: text('Total') },
      },
    },
  },
  rules: [
    {
      name: 'totalIsSum',
      at: 'total',
      needs: ['prescriptions', 'total'],
      holds: ({ prescriptions, total }) =>
        Math.abs(
          (prescriptions as { paid?: string }[]).reduce(
            (sum, each) => sum + Number(each.paid ?? 0),
            0,
          ) - Number(total),
        ) < 0.01,
      message: text('Enter the sum.'),
    },
  ],
  signature: { statement: text('True.'), signer: [] },
  answerTimes: [{ days: 14 }],
  send: text('Send'),
  sent: {
    title: text('Sent'),
    text: text('Done'),
    next: [{ at: 'answer', title: text('Then'), text: text('We answer.') }],
  },
};
