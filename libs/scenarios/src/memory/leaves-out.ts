import { type Addition, clientIdOf, clientOf } from '@portal/client-config';
import type { Context } from './behaviour';

/** Whether the scenario's client does without what we add to the specification, so that no letter leads to it. */
export const leavesOut = ({ scenario }: Pick<Context, 'scenario'>, addition: Addition): boolean =>
  clientOf(clientIdOf(scenario.client)).leavesOut.includes(addition);
