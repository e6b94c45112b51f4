import type { OutputOf } from '@portal/contracts';
import { mailOrderRefills } from '@portal/contracts/mail-order-refills';
import { myDrugs } from '@portal/contracts/my-drugs';
import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';

const { scenarios } = loadFixtures();

const answersOf = (name: string, memberId: string) => {
  const scenario = scenarios.get(name)!;
  const ask = (endpointId: string) =>
    play(scenario, newMemory(scenario), { endpointId, params: {}, query: { memberId } }).answer
      .body;
  const refills = mailOrderRefills.getList.response.parse(ask('mailOrderRefills.getList'));
  const drugs = myDrugs.getList.response.parse(ask('myDrugs.getList'));
  return { refills, drugs } as {
    refills: OutputOf<typeof mailOrderRefills.getList>;
    drugs: OutputOf<typeof myDrugs.getList>;
  };
};

test.each([
  // Filled every two months, the last time on September 8.
  ['commercial-member', 'EVF00421787', 'Fluticasone', '2026-11-07'],
  ['commercial-member', 'EVF00421787', 'Atorvastatin', '2027-01-07'],
  ['auto-refill-medicare', 'GMR00730512', 'Insulara', '2026-12-19'],
])('in %s home delivery and My drugs of %s say that %s lasts to %s', (name, id, drug, day) => {
  const { refills, drugs } = answersOf(name, id);
  const own = drugs.drugs.find(({ drugName }) => drugName === drug);
  const refill = refills.refills.find(({ hsn }) => hsn === own?.hsn);
  expect([refill?.runsOutOn, own?.nextFillOn]).toEqual([day, day]);
});
