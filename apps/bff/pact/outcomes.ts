import { errorCodeOf } from '@portal/contracts';
import type { Endpoint } from '@portal/contracts';
import { inputsFor } from '@portal/contracts/all-examples';
import type { CallInput } from '@portal/contracts/examples';
import { memberIdOf, worldOf, type Scenario } from '@portal/scenarios';
import { type Caller, callers } from './callers';
import { answerOf, callerIn, canCall, type CaseSource, type ContractCase } from './contract-case';
import { partsIn } from './input-parts';
import { scenarioState } from './provider-states';
import { plainestOf } from './refusals';

/**
 * Every distinct outcome of a call from all scenarios, in the scenario that tells most about it: a plain
 * one, or one that names a response of the call itself. Faults are left to the injected refusals.
 */
export function outcomes({ upstream, endpoint, scenarios }: CaseSource): ContractCase[] {
  // The portal reads nothing in bytes that are streamed through.
  if (isBytes(endpoint)) return [];
  const found = new Map<string, ContractCase>();
  const ranked = [...scenarios].sort((a, b) => rankOf(endpoint, a) - rankOf(endpoint, b));
  for (const scenario of ranked.filter((each) => canCall(endpoint, each))) {
    for (const input of inputsFor(endpoint, worldOf(scenario))) {
      const { status, body, reset } = answerOf(scenario, endpoint, input);
      // A connection that breaks is no response.
      if (reset) continue;
      const failsWith = errorCodeOf(status, body);
      const refusal = failsWith && refusalOf(status, String(failsWith), body);
      if (failsWith !== undefined && refusal === undefined) continue;
      const caller = callerIn(endpoint, scenario);
      const outcome = JSON.stringify([
        partsIn(endpoint, input),
        caller,
        status,
        status < 300 ? formOf(body) : body,
      ]);
      if (found.has(outcome)) continue;
      found.set(outcome, {
        title: `${endpoint.id} in the scenario ${scenario.name}${variation(endpoint, input)}`,
        upstream,
        endpoint,
        scenario,
        caller,
        input,
        status,
        body,
        failsWith,
        state: scenarioState(scenario, endpoint, input, refusal),
        memberId: memberIdOf(scenario),
      });
    }
  }
  return numbered([...found.values()]);
}

/**
 * What a contract tells of an answer: its fields, their types, and which are null, blank or missing in some
 * row. Answers that differ in other values would be verified in the same way.
 */
function formOf(...values: unknown[]): unknown {
  const rows = values.flatMap((value) => (Array.isArray(value) ? value : []));
  const objects = values.filter(isObject);
  const names = new Set(objects.flatMap((value) => Object.keys(value)));
  const types = values.map((value) =>
    value === null || value === '' ? value : Array.isArray(value) ? 'list' : typeof value,
  );
  return {
    types: [...new Set(types)].sort(),
    ...(rows.length > 0 && { rows: formOf(...rows) }),
    fields: [...names].sort().map((name) => [name, formOf(...objects.map((each) => each[name]))]),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One ordinary call of each service, and one to mail order, by every other caller of §7.1. */
export function otherCallers(sources: readonly CaseSource[]): ContractCase[] {
  const others: readonly Caller[] = ['mailOrder', 'dependent', 'support'];
  return sources.flatMap(({ upstream, endpoint, scenarios }) => {
    const plain = plainestOf(endpoint, scenarios);
    if (!plain || plain.scenario.identity === undefined) return [];
    const { scenario, input } = plain;
    const { status, body } = answerOf(scenario, endpoint, input);
    const usual = callerIn(endpoint, scenario);
    return others
      .filter((caller) => caller !== usual)
      .map((caller) => ({
        title: `${endpoint.id} called by ${callers[caller]}`,
        upstream,
        endpoint,
        scenario,
        input,
        status,
        body,
        caller,
        state: scenarioState(scenario, endpoint, input),
        memberId: memberIdOf(scenario),
        failsWith: errorCodeOf(status, body),
      }));
  });
}

/** Of each service the first read of its kind, ordinary and to mail order. */
export function representatives(sources: readonly CaseSource[]): CaseSource[] {
  const reads = sources.filter(
    ({ endpoint }) =>
      endpoint.auth !== 'none' &&
      endpoint.method === 'GET' &&
      !endpoint.forBffOnly &&
      !isBytes(endpoint),
  );
  const isFirst = (source: CaseSource) =>
    reads.find((each) => kindOf(each) === kindOf(source)) === source;
  return reads.filter(isFirst);
}

const kindOf = ({ upstream, endpoint }: CaseSource) =>
  `${upstream} ${endpoint.path.includes('mailorder')}`;

const isBytes = ({ responseType }: Endpoint) => typeof responseType === 'object';

/**
 * The plain scenarios of those who make such a call, then those whose own file has a response of it, then
 * those with other people.
 */
function rankOf({ id, auth }: Endpoint, { name, identity, origins }: Scenario): number {
  const plain = plainFor(id, auth).indexOf(name);
  if (plain >= 0) return plain;
  const isOfVisitor = auth === 'none' && identity === undefined;
  if (origins[`responses.${id}`] === name) return isOfVisitor ? 9 : 10;
  return origins['identity'] === name ? 20 : 30;
}

function plainFor(id: string, auth: Endpoint['auth']): readonly string[] {
  if (auth === 'none') return ['visitor', 'visitor-medicare'];
  if (id === 'user.getProviderInfo') return ['provider'];
  return ['visitor', 'commercial-member', 'medicare-member'];
}

/** Refusals that a service makes by its own rules, by what they are about; undefined for a fault. */
function refusalOf(status: number, code: string, body: unknown): string | undefined {
  if (![403, 404, 409, 422].includes(status)) return undefined;
  const { message = '' } = body as { message?: string };
  const [named = ''] = message.split(':');
  const reasons: Readonly<Record<string, string>> = {
    ELIG_E0000001: 'no longer eligible',
    CARD_ALREADY_REQUESTED: 'already requested',
    PAYMENT_ABOVE_BALANCE: 'above the balance',
    PAYMENT_DECLINED: 'declined by the bank',
    CARD_NOT_ACCEPTED: 'card not accepted',
    PAYMENT_DAY_REFUSED: 'day refused',
    PAYMENT_NOT_PLANNED: 'not planned',
    CARD_EXPIRES_BEFORE_DAY: 'card expires before the day',
    CARD_NOT_ON_FILE: 'no card',
  };
  // Other ids that are not there have separate interactions.
  if (named === 'CARD_NOT_FOUND') return 'no card';
  return reasons[code];
}

const variation = ({ id }: Endpoint, input: CallInput): string => {
  if (input['splitPlatform'] !== undefined) return ' (handed on)';
  if (Object.hasOwn((input['body'] ?? {}) as object, 'givenName')) return ' (by name)';
  if (id === 'translations.getEntries' || input['client'] === undefined) {
    return input['locale'] === undefined ? '' : ` (${String(input['locale'])})`;
  }
  return ` (${[input['locale'], 'of a client'].filter(Boolean).join(', ')})`;
};

/** Titles are unique: a second case of a scenario has its number. */
function numbered(cases: readonly ContractCase[]): ContractCase[] {
  const times = new Map<string, number>();
  return cases.map((each) => {
    const time = (times.get(each.title) ?? 0) + 1;
    times.set(each.title, time);
    return time === 1 ? each : { ...each, title: `${each.title}, input ${time}` };
  });
}
