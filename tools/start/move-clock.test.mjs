import { createServer } from 'node:http';
import { moveClock, requestOf, sentenceOf } from './move-clock.mjs';

const clock = 'http://localhost:4202/_clock';

test.each([
  ['show', { url: clock, method: 'GET' }],
  ['show --scenario visitor', { url: `${clock}?scenario=visitor`, method: 'GET' }],
  ['reset', { url: clock, method: 'DELETE' }],
  ['forward 30 days', { url: clock, method: 'POST', body: { days: 30 } }],
  ['forward 1 day', { url: clock, method: 'POST', body: { days: 1 } }],
  ['forward 7', { url: clock, method: 'POST', body: { days: 7 } }],
  ['to 2026-12-24', { url: clock, method: 'POST', body: { to: '2026-12-24' } }],
  [
    '--scenario visitor forward 2 days --stand-ins http://localhost:1',
    {
      url: 'http://localhost:1/_clock',
      method: 'POST',
      body: { days: 2, scenario: 'visitor' },
    },
  ],
])('%s', (line, request) => {
  expect(requestOf(line.split(' '))).toEqual(request);
});

test('the port can be a setting', () => {
  expect(requestOf(['show'], { STAND_INS_PORT: '4302' }).url).toBe('http://localhost:4302/_clock');
});

test.each([
  '',
  'forward',
  'forward 0 days',
  'forward -3 days',
  'forward 3 weeks',
  'to tomorrow',
  'back 3 days',
  'show me',
  'forward 3 days and more',
  'show --stand-ins nowhere',
])('"%s" is not understood: the usage, and exit code 2', async (line) => {
  const failed = [];
  const args = line.split(' ').filter(Boolean);
  expect(await moveClock(args, { env: {}, fail: (text) => failed.push(text) })).toBe(2);
  expect(failed.join()).toContain('npm run clock -- forward 30 days');
});

test('says where the clock is', () => {
  expect(sentenceOf({ daysAhead: 0, day: '2026-11-05' })).toBe(
    'For the services it is today, 2026-11-05.',
  );
  expect(sentenceOf({ daysAhead: 1, day: '2026-11-06', scenario: 'visitor' })).toBe(
    "For visitor it is 2026-11-06, 1 day ahead. The pages keep the date of your browser and show what happens on 2026-11-06 under it; all before it is so much longer ago. The days for choosing a plan and for the next year's drugs go by the browser's date and do not move: set PLAN_WINDOWS and start again. Reload the page.",
  );
});

test.each([
  [200, { daysAhead: 0, day: '2026-11-05' }, 0, 'For the services it is today'],
  [400, { message: 'BAD_REQUEST: Send days.' }, 1, 'BAD_REQUEST: Send days.'],
])('an answer of %d', async (status, body, code, text) => {
  const server = createServer((_req, res) => {
    res.statusCode = status;
    res.end(JSON.stringify(body));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const said = [];
  const say = (line) => said.push(line);
  const args = ['show', '--stand-ins', `http://127.0.0.1:${server.address().port}`];
  expect(await moveClock(args, { env: {}, log: say, fail: say })).toBe(code);
  expect(said.join()).toContain(text);
  said.length = 0;
  await moveClock([...args, '--json'], { env: {}, log: say, fail: say });
  expect(said).toEqual([code === 0 ? JSON.stringify(body, null, 2) : text]);
  await new Promise((resolve) => server.close(resolve));
  expect(await moveClock(args, { env: {}, log: say, fail: say })).toBe(3);
  expect(said.join()).toContain('There are no stand-ins at http://127.0.0.1');
});
