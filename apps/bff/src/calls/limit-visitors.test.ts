import { areas } from '@portal/contracts/all';
import { answerJson, type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import { startBff, type StartedBff } from '../../testing/start-bff';

const { path } = areas.messages.sendAsVisitor;
const message = {
  language: 'en',
  name: 'Wendell Placeholder',
  email: 'wendell.placeholder@example.com',
  topic: 'other',
  body: 'Hello',
};

let upstream: ScriptedUpstream;
let bff: StartedBff;
beforeEach(async () => {
  upstream = await startScriptedUpstream();
  bff = await startBff({
    upstream: upstream.origin,
    settings: { VISITOR_MESSAGES_PER_HOUR: 2, TRUSTED_PROXIES: ['loopback'] },
  });
  upstream.play(answerJson({ receipt: {} }));
});
afterEach(async () => {
  await bff.stop();
  await upstream.stop();
});

const send = (ip: string) =>
  bff.agent().post(path).set('x-forwarded-for', ip).set('idempotency-key', 'k').send(message);

test('visitors of one IP send as many messages in an hour as the setting says; others are not affected', async () => {
  expect((await send('192.0.2.1')).status).toBe(200);
  expect((await send('192.0.2.1')).status).toBe(200);
  const refused = await send('192.0.2.1');
  expect(refused.body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  expect((await send('192.0.2.2')).status).toBe(200);
  expect(upstream.requests).toHaveLength(3);
});

test('a visitor who asks for calls has the same limit', async () => {
  const askForCall = () =>
    bff
      .agent()
      .post(areas.forms.submit.path.replace(':formId', 'call-back'))
      .set('x-forwarded-for', '192.0.2.1')
      .set('idempotency-key', 'k')
      .send({ version: 1, language: 'en', answers: { topic: 'other' } });
  expect((await askForCall()).status).toBe(200);
  expect((await send('192.0.2.1')).status).toBe(200);
  expect((await askForCall()).status).toBe(429);
});

test('a message that the service did not take is not counted', async () => {
  upstream.play(answerJson({}, 503));
  for (let i = 0; i < 4; i += 1) expect((await send('192.0.2.1')).status).toBe(503);
  upstream.play(answerJson({ receipt: {} }));
  expect((await send('192.0.2.1')).status).toBe(200);
});
