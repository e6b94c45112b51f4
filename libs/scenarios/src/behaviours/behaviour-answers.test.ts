import type { Endpoint } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { inputsFor } from '@portal/contracts/all-examples';
import * as z from 'zod';
import { requestOf, worldOf } from '../play/example-world';
import { answeringScenario } from '../play/answering-scenario';
import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';
import { behaviours } from '../fixtures/response-files';

const { scenarios: byName } = loadFixtures();
const scenarios = [...byName.values()];

/** The first scenario whose answer to an example input of the endpoint is a success, and that answer. */
function firstSuccess(endpoint: Endpoint) {
  for (const scenario of scenarios) {
    for (const input of inputsFor(endpoint, worldOf(scenario))) {
      const { person: caller } = scenario;
      const request = { ...requestOf(endpoint, input), ...(caller && { caller }) };
      const answering = answeringScenario(scenario, request, byName);
      const { status, body, reset } = play(answering, newMemory(answering), request).answer;
      if (status === 200 && !reset) return { scenario: scenario.name, body };
    }
  }
  return undefined;
}

test.each([...behaviours.keys()])('%s answers one of its examples, as its schema says', (id) => {
  const endpoint = catalogue.get(id);
  const success = firstSuccess(endpoint);
  expect(success).toBeDefined();
  if (typeof endpoint.responseType === 'object') return;
  expect(z.safeParse(endpoint.response, success?.body).error).toBeUndefined();
});
