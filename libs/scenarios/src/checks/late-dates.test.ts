import { loadFixtures } from '../fixtures/read-fixtures';
import { lateDates } from './late-dates';

const { scenarios } = loadFixtures();

test('no scenario has what has not come yet', () => {
  const late = [...scenarios.values()].flatMap((scenario) =>
    lateDates(scenario).map((line) => `${scenario.name}: ${line}`),
  );
  expect(late).toEqual([]);
});

test('a claim after the scenario’s clock is told', () => {
  const early = { ...scenarios.get('commercial-member')!, clock: '2026-11-01T09:00:00-05:00' };
  expect(lateDates(early)).toContain(
    'claims.getHistory, dateOfService: 2026-11-02 has not come yet, the clock is at 2026-11-01',
  );
});
