import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { csrfHeader } from '@portal/contracts';
import { type ScriptedUpstream, startScriptedUpstream, until } from '@portal/resilience';
import { catalogueWithProbes, probes } from '../../testing/catalogue-with-probes';
import { startBff, type StartedBff } from '../../testing/start-bff';

let upstream: ScriptedUpstream;
let bff: StartedBff;
let unanswered: ServerResponse | undefined;

beforeEach(async () => {
  upstream = await startScriptedUpstream();
  bff = await startBff({
    upstream: upstream.origin,
    overrides: { catalogue: catalogueWithProbes },
  });
  upstream.play((_request, response) => void (unanswered = response));
  const agent = await bff.signedIn();
  const change = agent.post(probes.change.path).set(csrfHeader, '1').send({ text: 'once' });
  const left = change.catch(() => undefined);
  await until(() => upstream.requests.length > 0, 'The call did not reach the service.');
  change.abort();
  await left;
  const isAborted = () =>
    bff.log().some((l) => l['endpointId'] === 'probes.change' && l['outcome'] === 'aborted');
  await until(isAborted, 'The client did not leave.');
});
afterEach(() => upstream.stop());

const answer = () =>
  unanswered?.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');

const countOfAnswers = async () =>
  /_count\{upstream="member",outcome="2xx"\} (\d+)/.exec(
    await bff.dependencies.metrics.registry.metrics(),
  )?.[1];

test('a change whose client leaves goes on to its end', async () => {
  expect(unanswered?.destroyed).toBe(false);
  answer();
  await until(async () => (await countOfAnswers()) === '1', 'The answer was not read.');
  await bff.stop();
});

test('a process that stops waits for it, and not for ever', async () => {
  const stopped = bff.stop(20_000);
  const isStopped = await Promise.race([stopped.then(() => true), sleep(50)]);
  expect(isStopped).toBeUndefined();
  answer();
  await stopped;
  expect(await countOfAnswers()).toBe('1');
});

test('one that fails, or is cut off at last, has a line that says which request it was', async () => {
  await bff.stop(10);
  const failed = bff.log().filter(({ event }) => event === 'call-failed');
  expect(failed).toMatchObject([{ endpointId: 'probes.change', code: 'UPSTREAM_UNREACHABLE' }]);
});
