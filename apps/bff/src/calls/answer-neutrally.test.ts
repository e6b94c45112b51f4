import { areas } from '@portal/contracts/all';
import { answerJson, type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import { setTimeout } from 'node:timers/promises';
import { startBff, type StartedBff } from '../../testing/start-bff';

const { path } = areas.quickRefill.find;
const turnMs = 300;

let upstream: ScriptedUpstream;
let bff: StartedBff;
beforeEach(async () => {
  upstream = await startScriptedUpstream();
  bff = await startBff({
    upstream: upstream.origin,
    settings: { QUICK_REFILL_ANSWER_MS: turnMs, QUICK_REFILL_TRIES_PER_IP: 100 },
  });
});
afterEach(async () => {
  await bff.stop();
  await upstream.stop();
});

const find = (rxNumber: string) =>
  bff.agent().post(path).send({ rxNumber, birthDate: '1978-03-02' });

test.each([
  ['an unknown number', 404, { message: 'RX_UNKNOWN: There is no such prescription.' }],
  ['another birth date', 403, { message: 'NOT_ALLOWED: Another birth date.' }],
  ['one that is too early', 409, { message: 'TOO_EARLY: From December 16.' }],
  [
    'fields that are refused',
    422,
    { message: 'FORM_FIELDS_REFUSED', fields: [{ field: 'zip', problem: 'x' }] },
  ],
])('%s is answered like every other refusal', async (_name, status, body) => {
  upstream.play(answerJson({}, 404));
  const usual = await find('4400001');
  upstream.play(answerJson(body, status));
  const answer = await find('4400002');
  const { requestId: _one, ...known } = usual.body as Record<string, unknown>;
  const { requestId: _other, ...received } = answer.body as Record<string, unknown>;
  expect(received).toEqual(known);
  expect(received).toEqual({
    code: 'REFILL_NOT_MATCHED',
    title: 'No refill that can be ordered now matches these details.',
    status: 404,
    triesLeft: 4,
  });
  const namesOf = (headers: object) => Object.keys(headers).sort();
  expect(answer.status).toBe(usual.status);
  expect(namesOf(answer.headers as object)).toEqual(namesOf(usual.headers as object));
  expect(answer.headers['content-length']).toBe(usual.headers['content-length']);
});

test('an answer comes at a whole multiple of the setting, however long the service took', async () => {
  const timed = async (serviceMs: number, attempt: number) => {
    upstream.play(async (request, response) => {
      await setTimeout(serviceMs);
      await answerJson({}, 404)(request, response);
    });
    const startedAt = performance.now();
    await find(`440000${attempt}`);
    return performance.now() - startedAt;
  };
  for (const serviceMs of [0, 150]) {
    // A busy machine makes single answers late, never one early.
    const tookMs: number[] = [];
    do tookMs.push(await timed(serviceMs, tookMs.length));
    while (Math.min(...tookMs) >= turnMs + 140 && tookMs.length < 8);
    expect(Math.min(...tookMs)).toBeGreaterThanOrEqual(turnMs);
    expect(Math.min(...tookMs)).toBeLessThan(turnMs + 140);
  }
});
