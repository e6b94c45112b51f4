import { Readiness } from './readiness';
import { runWhenReady } from './run-when-ready';

let answers: boolean[];
let now = 0;
const readiness = () =>
  new Readiness(
    {
      identityProvider: async () => {
        if (!answers.shift()) throw new Error('down');
      },
    },
    () => (now += 5_000),
  );

test('the job waits until every service has answered', async () => {
  answers = [false, false, true];
  const job = jest.fn(async () => undefined);
  const wait = jest.fn(async () => expect(job).not.toHaveBeenCalled());
  await runWhenReady({ readiness: readiness(), lifecycle: { isStopping: false } }, job, wait);
  expect(job).toHaveBeenCalledTimes(1);
  expect(wait).toHaveBeenCalledTimes(2);
});

test('a process that stops before does not begin it', async () => {
  answers = [false, true];
  const lifecycle = { isStopping: false };
  const job = jest.fn(async () => undefined);
  await runWhenReady({ readiness: readiness(), lifecycle }, job, async () => {
    lifecycle.isStopping = true;
  });
  expect(job).not.toHaveBeenCalled();
});
