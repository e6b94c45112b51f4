import { addDays } from '@portal/domain';
import { clockDay } from '../memory/dates';
import { loadFixtures } from '../fixtures/read-fixtures';
import { memberIdOf } from '../play/example-world';
import { newMemory, play } from '../play/play';

const scenarios = [...loadFixtures().scenarios.values()].filter(({ person }) => person);

/** A supply of 90 days that was filled today, and a month of grace. */
const furthest = 120;

/** Days on which the next supply can be had or is used up, with the name of each; one drug in a list of the member. */
const next = ['readyOn', 'runsOutOn', 'nextFillOn', 'refillFrom', 'nextShipmentOn'] as const;
type Row = Partial<Record<(typeof next)[number] | 'drugName', string | null>>;

test.each(scenarios)('$name: no next supply is further away than a supply lasts', (scenario) => {
  const last = addDays(clockDay(scenario.clock), furthest);
  const rowsOf = (endpointId: string, list: string): Row[] => {
    const memberId = memberIdOf(scenario);
    const request = { endpointId, params: { memberId }, query: { memberId } };
    const { body } = play(scenario, newMemory(scenario), request).answer;
    return (body as Record<string, Row[]> | undefined)?.[list] ?? [];
  };
  const rows = [
    ...rowsOf('mailOrderRefills.getList', 'refills'),
    ...rowsOf('myDrugs.getList', 'drugs'),
  ];
  const tooFar = rows.flatMap((row) =>
    next.flatMap((name) =>
      (row[name] ?? '') > last ? [`${row.drugName}: ${name} ${row[name]}`] : [],
    ),
  );
  expect(tooFar).toEqual([]);
});
