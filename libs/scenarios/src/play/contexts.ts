import { answeredBy } from '../files/inherit';
import type { Json, ResponseChoice } from '../files/scenario-file';
import { approvalsIn } from '../coverage-requests/decide';
import type { Scenario } from '../fixtures/read-fixtures';
import { withSumsOfClaims } from '../drugs/sums-of-claims';
import { afterShipping } from '../mail-order/after-shipping';
import type { Context, ContextAt, Memory } from '../memory/behaviour';
import { withMedicalAmounts } from '../people/medical-amounts';
import { inPlanYear } from '../people/plan-year';

/** When a call is made, on the scenario's calendar, and what the caller knows besides. */
export type Moment = Pick<Context, 'now' | 'today' | 'days' | 'portal' | 'accountEmails'>;

/** What the scenario's state says for a call, else what the scenario says. */
export function choiceOf(
  scenario: Scenario,
  memory: Memory,
  id: string,
): ResponseChoice | undefined {
  const state = memory.state === undefined ? undefined : scenario.states[memory.state];
  return state?.responses?.[id] ?? scenario.responses[id];
}

/** The response file that the scenario has for a call, as it is. */
function fileOf(scenario: Scenario, memory: Memory, id: string): Json | undefined {
  const choice = choiceOf(scenario, memory, id);
  const variant = typeof choice === 'string' ? choice : choice?.variant;
  return variant === undefined ? undefined : scenario.files.get(`${id}/${variant}`)?.body;
}

/** The same of a call that answers, and of one that refuses what it would answer. */
function knownFileOf(scenario: Scenario, memory: Memory, id: string): Json | undefined {
  const variant = answeredBy(choiceOf(scenario, memory, id) ?? null) ?? scenario.known[id];
  return scenario.files.get(`${id}/${variant}`)?.body;
}

/** A response file of a call as the plan year, the claims and the orders of the run leave it. */
export function bodyAt(id: string, body: Json | undefined, memory: Memory, context: Context) {
  const ofYear = inPlanYear(id, body, context);
  const summed = withSumsOfClaims(id, ofYear, context);
  const withMedical = withMedicalAmounts(id, summed, context.asWritten);
  return afterShipping(id, withMedical, memory, context);
}

/** What behaviours read at a moment of the call's own day, or of a day before it. */
export function contextsOf(scenario: Scenario, moment: Moment): ContextAt {
  return (memory, at = moment) => {
    const asWritten = (id: string) => knownFileOf(scenario, memory, id);
    // Two calls may have one body, of which each makes its answer.
    const bodies = new Map<string, Map<Json, Json | undefined>>();
    const follow = (id: string, body: Json | undefined) => {
      if (body === undefined) return undefined;
      const ofCall = bodies.get(id) ?? new Map<Json, Json | undefined>();
      bodies.set(id, ofCall);
      if (!ofCall.has(body)) ofCall.set(body, bodyAt(id, body, memory, context));
      return ofCall.get(body);
    };
    const context: Context = {
      scenario,
      ...moment,
      now: at.now,
      today: at.today,
      identity: scenario.person,
      contents: scenario.contents,
      drugs: scenario.drugs,
      pharmacies: scenario.pharmacies,
      fixture: undefined,
      asWritten,
      fixtureOf: (id) => follow(id, fileOf(scenario, memory, id)),
      known: (id) => follow(id, asWritten(id)),
      fileOf: (id, variant) => scenario.files.get(`${id}/${variant}`)?.body,
      approvals: () => approvalsIn(memory, context),
    };
    return context;
  };
}
