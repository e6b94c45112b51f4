import { loadFixtures } from '../fixtures/read-fixtures';
import { newMemory, play } from '../play/play';

test.each([
  ['2026-11-30', '2026-12-31'],
  ['2027-01-20', '2027-12-31'],
])('an approval of the days before %s ends with the plan year of its decision', (today, until) => {
  const scenario = loadFixtures().scenarios.get('coverage-approved')!;
  const params = { memberId: 'GMR00730512' };
  const request = { endpointId: 'coverageRequests.getList', params, query: { language: 'en' } };
  const { answer } = play(scenario, newMemory(scenario), request, { today });
  const { requests } = answer.body as { requests: { decision: unknown }[] };
  const approved = requests.map(({ decision }) => decision).filter((each) => each !== null);
  expect(approved).toContainEqual(expect.objectContaining({ approvedUntil: until }));
});
