import { defineExamples } from '../examples';
import { quickRefill } from './quick-refill';

interface Known {
  rxNumber: string;
  birthDate: string;
  zip: string;
  total: number;
  /** As the stand-in gives it out at the clock of the scenarios. */
  confirmation: string;
}

/** A refill that is ready in a scenario. */
const known: Readonly<Record<string, Known>> = {
  'commercial-member': {
    rxNumber: '4402101',
    birthDate: '1978-03-02',
    zip: '55000',
    total: 7.5,
    confirmation: '1793888100000-a3d1f545ef0a640cc6b904fc',
  },
};

export const examples = defineExamples(quickRefill, {
  find: ({ scenario }) => {
    const { rxNumber, birthDate, zip } = known[scenario] ?? unknown;
    return [{ body: { rxNumber, birthDate } }, { body: { rxNumber, zip } }];
  },
  order: ({ scenario }) => {
    const { rxNumber, confirmation, total } = known[scenario] ?? unknown;
    const body = { rxNumber, confirmation, expectedTotal: total };
    return [
      { body: { ...body, payment: 'bill' as const } },
      { body: { ...body, payment: 'card' as const } },
    ];
  },
});

const unknown: Known = {
  rxNumber: '4499999',
  birthDate: '1978-03-02',
  zip: '55000',
  total: 7.5,
  confirmation: 'none',
};
