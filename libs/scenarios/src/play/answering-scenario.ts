import { caregivers } from '@portal/contracts/caregivers';
import { familyAccess } from '@portal/contracts/family-access';
import type { PlayRequest } from '../memory/check-request';
import { type Scenario, bodyOf } from '../fixtures/read-fixtures';
import type { RefillsFile } from '../mail-order/mail-order-files';

/** The calls of family access that are about another member; the others are about the caller's own people. */
const ofCaregivers = [
  familyAccess.readInvitation.id,
  familyAccess.answer.id,
  familyAccess.getCaredFor.id,
  familyAccess.recordUse.id,
  caregivers.getMembers.id,
  caregivers.start.id,
] as readonly string[];

/**
 * The scenario that answers a call. A visitor who orders a refill names a prescription: the scenario of the member
 * of the same client who has it answers, unless the visitor's own scenario answers the call itself; in an emergency
 * one of the same emergency, where there is one. What a caregiver asks about an invitation or an access to another
 * member is answered by the scenario of that member.
 */
export function answeringScenario(
  chosen: Scenario,
  { endpointId, body }: PlayRequest,
  scenarios: ReadonlyMap<string, Scenario>,
): Scenario {
  if (ofCaregivers.includes(endpointId)) return memberScenarioOf(chosen, scenarios);
  const isQuickRefill = endpointId.startsWith('quickRefill.');
  if (!isQuickRefill || chosen.identity || chosen.responses[endpointId]) return chosen;
  const { rxNumber } = body as { rxNumber: string };
  const plainestFirst = [...scenarios.values()].sort((a, b) => a.line.length - b.line.length);
  const owners = plainestFirst.filter(
    (each) =>
      each.identity !== undefined &&
      each.client === chosen.client &&
      prescriptionsIn(each).some((prescription) => prescription.rxNumber === rxNumber),
  );
  return owners.find((each) => alertOf(each) === alertOf(chosen)) ?? owners[0] ?? chosen;
}

const alertOf = ({ responses }: Scenario) => responses['content.getEmergencyAlert'];

const prescriptionsIn = (scenario: Scenario) =>
  (bodyOf(scenario, 'mailOrderRefills.getList') as RefillsFile | undefined)?.prescriptions ?? [];

/**
 * The scenario that answers a call about family access. A caregiver's is answered by that of the member: it is named in
 * their response file of `getCaredFor`.
 */
function memberScenarioOf(chosen: Scenario, scenarios: ReadonlyMap<string, Scenario>): Scenario {
  const choice = chosen.responses['familyAccess.getCaredFor'];
  if (typeof choice !== 'string') return chosen;
  const body = chosen.files.get(`familyAccess.getCaredFor/${choice}`)?.body;
  const { scenario = '' } = (body ?? {}) as { scenario?: string };
  return scenarios.get(scenario) ?? chosen;
}
