import { bodyOf } from '../body-of';
import { memberScenarioOf } from '../family-access/invitations';
import type { PlayRequest } from '../check-request';
import type { Scenario } from '../read-fixtures';
import type { RefillsFile } from './mail-order-files';

/**
 * The scenario that answers a call. A visitor who orders a refill names a prescription: the scenario of the member
 * of the same client who has it answers, unless the visitor's own scenario answers the call itself. A caregiver's call
 * about family access is answered by the scenario of the member.
 */
export function answeringScenario(
  chosen: Scenario,
  { endpointId, body }: PlayRequest,
  scenarios: ReadonlyMap<string, Scenario>,
): Scenario {
  if (/^(familyAccess|caregivers)\./.test(endpointId)) return memberScenarioOf(chosen, scenarios);
  const isQuickRefill = endpointId.startsWith('quickRefill.');
  if (!isQuickRefill || chosen.identity || chosen.responses[endpointId]) return chosen;
  const { rxNumber } = body as { rxNumber: string };
  const plainestFirst = [...scenarios.values()].sort((a, b) => a.line.length - b.line.length);
  const owner = plainestFirst.find(
    (each) =>
      each.name === each.identity &&
      each.client === chosen.client &&
      prescriptionsIn(each).some((prescription) => prescription.rxNumber === rxNumber),
  );
  return owner ?? chosen;
}

const prescriptionsIn = (scenario: Scenario) =>
  (bodyOf(scenario, 'mailOrderRefills.getList') as RefillsFile | undefined)?.prescriptions ?? [];
