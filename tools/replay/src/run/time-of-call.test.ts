import { type Running, startStandIns } from '@portal/stand-ins';
import { replay, served, useShell } from '../testing/at-a-shell';

useShell();

let real: Running;
beforeAll(async () => (real = await startStandIns({ port: 0, now: 'today' })), 30_000);
afterAll(() => real.stop());

/** Runs journeys against services of today, every time of whose answers is later by so many milliseconds. */
async function runToday(ms: number) {
  const address = await served(async ({ url, method = 'GET', headers }, res) => {
    const answer = await fetch(`${real.url}${url}`, {
      method,
      headers: { authorization: 'Bearer x', 'x-scenario': String(headers['x-scenario']) },
    });
    const text = (await answer.text()).replace(dateTime, (_, time: string, rest: string) => {
      const moved = new Date(Date.parse(`${time}Z`) + ms);
      return `"${moved.toISOString().slice(0, 19)}${rest}"`;
    });
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  const journeys = ['prices-a-drug', 'reads-their-drugs', 'messages'];
  return replay('run', ...journeys, '--service', 'all', '--dates', 'today', '--against', address);
}

const dateTime = /"(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})([^"]*)"/g;

test('what a service prices now has the time of day', async () => {
  const { ending, printed } = await runToday(0);
  expect(printed).not.toContain('differs');
  expect(printed).toMatch(/same +drugs\.getPrice 200[^]*same +myDrugs\.getList 200/);
  expect(ending).toBe('fine');
});

test('the time of a call counts by the minute, any other time to the second', async () => {
  const anHour = await runToday(3_600_000);
  const places = ['priceInfo.pricedAt', 'pricedAt', 'notifications[0].sentOn'];
  for (const where of places) expect(anHour.printed).toContain(`at ${where}\n`);
  const aSecond = await runToday(1_000);
  expect(aSecond.printed).not.toContain('pricedAt');
  expect(aSecond.printed).toContain('at notifications[0].sentOn\n');
});

test('the report says that dates may differ because of the clock', async () => {
  const { printed } = await runToday(3 * 24 * 3_600_000);
  expect(printed).toContain('That may only be the clock');
  expect((await runToday(0)).printed).not.toContain('may only be the clock');
});
