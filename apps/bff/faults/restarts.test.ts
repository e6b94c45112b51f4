import {
  type Deployment,
  drainSettings,
  killUnderLoad,
  rollUnderLoad,
  startDeployment,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';

const members = 16;

let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment(standIns, { replicas: 3, settings: drainSettings });
});
afterAll(() => deployment.stop());

test('security 40: a rolling restart under load loses no request and ends no session', async () => {
  const { requests, failures, signedOut } = await rollUnderLoad(deployment, members);
  expect(failures).toEqual([]);
  expect(signedOut).toBe(0);
  expect(requests).toBeGreaterThan(100);
});

test('security 40: a replica that is killed under load takes no more with it than changes on their way', async () => {
  const { requests, failures, signedOut } = await killUnderLoad(deployment, members);
  // A call that changes something and may have been done is never sent a second time.
  expect(failures.filter(({ method }) => method === 'GET')).toEqual([]);
  expect(failures.length).toBeLessThanOrEqual(members);
  expect(signedOut).toBe(0);
  expect(requests).toBeGreaterThan(100);
});
