import { defineExamples, type ExampleWorld } from '../examples';
import { mailOrderAutoRefill } from './mail-order-auto-refill';

/** A medicine of the member that may ship by itself, and one that does. */
const medicines: Readonly<Record<string, { off: string; on: string; plannedOn: string }>> = {
  'auto-refill': { off: '4400688', on: '4400261', plannedOn: '2026-11-16' },
  'auto-refill-medicare': { off: '5521434', on: '5521495', plannedOn: '2026-11-10' },
};
const nothing = { off: '4400000', on: '4400000', plannedOn: '2026-11-16' };

const shipment = ({ scenario, memberId }: ExampleWorld) => {
  const { on, plannedOn } = medicines[scenario] ?? nothing;
  return { memberId, rxNumber: on, plannedOn };
};

const yes = ({ scenario, memberId }: ExampleWorld) => {
  const { off } = medicines[scenario] ?? nothing;
  const cost = scenario === 'auto-refill-medicare' ? 105 : 10;
  const body = { memberId, rxNumber: off, days: 90, cost, firstShipmentOn: '2026-11-16' };
  return { ...body, agreed: true as const };
};

/** A yes at the price of the day and at another one; a move to a day that is possible, and one too late. */
export const examples = defineExamples(mailOrderAutoRefill, {
  switchOn: (world) => [{ body: yes(world) }, { body: { ...yes(world), cost: 1 } }],
  switchOff: ({ memberId, scenario }) => [
    { body: { memberId, rxNumber: (medicines[scenario] ?? nothing).on } },
  ],
  skip: (world) => [
    { body: shipment(world) },
    { body: { ...shipment(world), plannedOn: '2026-11-01' } },
  ],
  move: (world) => [
    { body: { ...shipment(world), shipsOn: '2026-11-20' } },
    { body: { ...shipment(world), shipsOn: '2027-06-01' } },
  ],
  restore: (world) => [{ body: shipment(world) }],
});
