import { examplesByArea } from './areas/index.examples';
import type { Endpoint } from './endpoint';
import { type CallInput, type ExampleInputs, exampleInputsOf, type ExampleWorld } from './examples';

const inputs = new Map<string, ExampleInputs>(
  Object.values(examplesByArea).flatMap((examples) => Object.entries(examples)),
);

/** The inputs with which a call is made in a scenario: those next to its area, completed by meaning. */
export const inputsFor = (endpoint: Endpoint, world: ExampleWorld): CallInput[] =>
  exampleInputsOf(endpoint, world, inputs.get(endpoint.id));
