import {
  ArrivedForms,
  type Deployment,
  type FaultyRelay,
  fillInFormsUnderFaults,
  formsPath,
  startDeployment,
  startFaultyRelay,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';

const arrived = new ArrivedForms();
let deployment: Deployment;
let relay: FaultyRelay;
beforeAll(async () => {
  deployment = await startDeployment(standIns, {
    between: async (origin) => {
      const faults = ['lost answer', 'none', 'lost request', 'none', 'none'] as const;
      relay = await startFaultyRelay(origin, formsPath, faults, arrived.note);
      return relay;
    },
  });
});
afterAll(() => deployment.stop());

test('FM-2: no field of a form is lost, and none is received twice, while replicas are killed and sessions end', async () => {
  const forms = 8;
  const { wrong, ...run } = await fillInFormsUnderFaults(deployment, arrived, {
    forms,
    atOnce: 4,
    patienceMs: 3000,
    formsPerKill: 4,
    downMs: 500,
  });
  expect(wrong).toEqual([]);
  expect(run).toMatchObject({ fieldsLost: 0, doubles: 0, reportedCorrectly: forms, kills: 2 });
  // There were faults, and forms were sent again because of them.
  expect(run.reloads).toBeGreaterThan(forms);
  expect(run.sessionsLost).toBeGreaterThanOrEqual(forms - 1);
  expect(run.sends).toBeGreaterThan(forms);
  expect(relay.happened['lost answer']).toBeGreaterThan(0);
});
