import { type Addition, clientIdOf, clientOf } from '@portal/client-config';
import { loadFixtures } from '../fixtures/read-fixtures';
import { begin } from '../testing/auto-refill';

// No client of the repository leaves auto-refill out: this adds it to the list that they share.
const { client } = loadFixtures().scenarios.get('auto-refill')!;
const leavesOut = clientOf(clientIdOf(client)).leavesOut as Addition[];

beforeAll(() => void leavesOut.push('autoRefill'));
afterAll(() => void leavesOut.pop());

test.each([
  ['en', 'If you do not want it, or not yet, call us by November 12, 2026.'],
  ['es', 'Si no lo quiere, o todavía no, llámenos a más tardar el 12 de noviembre de 2026.'],
])('%s: without its screen a reminder says by when to call', (language, text) => {
  const run = begin();
  run.daysAfter(4);
  expect(run.messages(language)[0]).toMatchObject({
    body: expect.stringContaining(text) as string,
  });
});
