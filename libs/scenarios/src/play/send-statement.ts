import { momentOf, play, type PlayOptions } from './play';
import type { Memory } from '../memory/behaviour';
import type { Scenario } from '../fixtures/read-fixtures';
import { receiveStatement, type Statement } from '../coverage-requests/requests-in';

/** The memory after the office of a prescriber sent its statement to the plan; null when no request has the number. */
export function sendStatement(
  scenario: Scenario,
  memory: Memory,
  { requestNumber, supports }: Pick<Statement, 'requestNumber' | 'supports'>,
  options: PlayOptions,
): Memory | null {
  const list = { endpointId: 'coverageRequests.getList', params: {}, query: {} };
  const { requests = [] } = play(scenario, memory, list, options).answer.body as {
    requests?: { requestNumber: string }[];
  };
  if (!requests.some((request) => request.requestNumber === requestNumber)) return null;
  const at = momentOf(scenario, options).now.toISOString();
  return receiveStatement(memory, { requestNumber, at, supports });
}
