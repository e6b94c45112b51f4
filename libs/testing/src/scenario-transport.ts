import type { WireAnswer, WireRequest } from '@portal/api-client';
import {
  callLimitOf,
  csrfHeader,
  type Endpoint,
  errorCodeOf,
  idempotencyHeader,
  refusedFieldsOf,
} from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { planDay } from '@portal/domain';
import {
  answeringScenario,
  type Fixtures,
  isSignedIn,
  type Json,
  type Memory,
  newMemory,
  play,
  type PlayRequest,
  issuesOf,
  readFixtures,
  requestIssues,
  type ResponseChoice,
  type SentMessage,
  type Scenario,
} from '@portal/scenarios';

/** What a test puts in place of a scenario's answer: a variant, a fault, its own body, or no response. */
export type Override =
  | ResponseChoice
  | { body: unknown; status?: number; delayMs?: number }
  | { offline: true };

export interface ScenarioTransportOptions {
  /** The moment the portal believes it is; dates are then served as of this day. Unless given they stay at the scenario's clock. */
  now?: Date;
  /** By how many days the services' clock was moved forward: what happened before is so much longer ago. */
  daysAhead?: number;
  /** Calls that this test answers otherwise, by endpoint id. */
  overrides?: Record<string, Override>;
  /** Runs of the same name share a memory, as two tabs of one session do. */
  run?: string;
  /** Answers come at once, also those that a scenario delays. */
  withoutDelays?: boolean;
}

/** A call that was made, for a test to look at. */
export interface PlayedCall extends PlayRequest {
  headers: Record<string, string>;
}

/** A call as a server sees it. */
type SentRequest = Omit<WireRequest, 'endpointId'>;

/** A transport that plays a scenario in this process, as BFF and services together would answer. */
export interface ScenarioTransport {
  (request: SentRequest): Promise<WireAnswer>;
  /** Every call so far, in order. */
  readonly calls: readonly PlayedCall[];
  readonly scenario: Scenario;
  /** What the services sent by email and text message so far, in order. */
  readonly sent: readonly SentMessage[];
  /** Lets calls of this endpoint wait until the function that comes back is called. */
  hold: (endpointId: string) => () => void;
  /** Answers this endpoint otherwise from now on; undefined takes the override away. */
  override: (endpointId: string, override: Override | undefined) => void;
}

/** A page that requests the same thing more often has no end: its test could not even run out of time. */
const mostCallsOfOne = 1000;

let fixtures: Fixtures | undefined;
const sharedRuns = new Map<string, { memory: Memory }>();

/** The repository's fixtures, read once per process; that nothing is wrong in them is a check of the repository. */
export function repositoryFixtures(): Fixtures {
  return (fixtures ??= readFixtures());
}

/**
 * Plays a scenario of fixtures/scenarios, or one that the test changed, for a screen test. Answers what the BFF answers: 401 for a
 * member's call without a session, 403 without the custom header, problem JSON for failures. Rejects
 * for a broken connection, for `offline`, and when the call is given up. The call after a thousand of the same endpoint
 * is never answered.
 */
export function scenarioTransport(
  named: string | Scenario,
  options: ScenarioTransportOptions = {},
): ScenarioTransport {
  const scenario = typeof named === 'string' ? scenarioNamed(named) : named;
  const overrides = new Map(Object.entries(options.overrides ?? {}));
  for (const id of overrides.keys()) catalogue.get(id);
  const run = runOf(scenario, options.run);
  const calls: PlayedCall[] = [];
  const sent: SentMessage[] = [];
  const held = new Map<string, Promise<void>>();
  const counts = new Map<string, number>();

  const answer = async (endpoint: Endpoint, request: PlayRequest, signal: AbortSignal) => {
    const override = overrides.get(endpoint.id);
    if (override !== undefined && typeof override === 'object') {
      if ('offline' in override) throw new TypeError('The device is offline.');
      if ('body' in override) {
        await wait(override.delayMs, signal);
        return { status: override.status ?? 200, body: override.body };
      }
    }
    if (scenario.person) request.caller = scenario.person;
    const answering = answeringScenario(scenario, request, repositoryFixtures().scenarios);
    const played = play(answering, run.memory, request, {
      ...(options.now && { today: planDay(options.now), now: options.now }),
      ...(options.daysAhead !== undefined && { daysAhead: options.daysAhead }),
      ...(override !== undefined && { choice: override }),
    });
    run.memory = played.memory;
    sent.push(...(played.sent ?? []));
    if (!options.withoutDelays) await wait(played.answer.delayMs, signal);
    if (played.answer.reset) throw new TypeError('The connection was reset.');
    const { status, body } = played.answer;
    const isDocument = typeof endpoint.responseType === 'object' && status === 200;
    if (status < 400 && !isDocument) {
      // As the stand-ins do: a scenario that breaks the catalogue fails, however a screen would show it.
      const [issue] = issuesOf(endpoint.response, body);
      if (issue)
        return problem(500, 'FIXTURE_INVALID', `${endpoint.id}: ${issue.key} ${issue.reason}`);
    }
    return { status, body: isDocument ? new Blob([JSON.stringify(body)]) : (body as unknown) };
  };

  const transport = async (wire: SentRequest): Promise<WireAnswer> => {
    const found = callOf(wire);
    if (!found) return problem(404, 'UNKNOWN_CALL', `${wire.method} ${wire.url} is no call.`);
    const { endpoint, request } = found;
    calls.push({ ...request, headers: wire.headers });
    const count = (counts.get(endpoint.id) ?? 0) + 1;
    counts.set(endpoint.id, count);
    if (count > mostCallsOfOne) return new Promise(() => undefined);
    wire.file?.onProgress?.(wire.file.content.size / 2);
    await abortable(held.get(endpoint.id), wire.signal);
    if (endpoint.method !== 'GET' && wire.headers[csrfHeader] === undefined) {
      return problem(403, 'CSRF', `The header ${csrfHeader} is missing.`);
    }
    if (endpoint.auth === 'member' && !isSignedIn(scenario.identity !== undefined, run.memory)) {
      return problem(401, 'UNAUTHENTICATED', 'No user is signed in.');
    }
    const [issue] = requestIssues(endpoint, request);
    if (issue) return problem(400, 'BAD_REQUEST', `${issue.key}: ${issue.reason}`);
    return asBffAnswers(await answer(endpoint, request, wire.signal));
  };

  return Object.assign(transport, {
    calls,
    sent,
    scenario,
    hold: (endpointId: string) => {
      catalogue.get(endpointId);
      let release = (): void => {};
      held.set(endpointId, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(endpointId);
        release();
      };
    },
    override: (endpointId: string, override: Override | undefined) => {
      catalogue.get(endpointId);
      if (override === undefined) overrides.delete(endpointId);
      else overrides.set(endpointId, override);
    },
  });
}

function scenarioNamed(name: string): Scenario {
  const { scenarios } = repositoryFixtures();
  const scenario = scenarios.get(name);
  if (!scenario) {
    throw new Error(`There is no scenario "${name}". Known: ${[...scenarios.keys()].join(', ')}.`);
  }
  return scenario;
}

function runOf(scenario: Scenario, run: string | undefined): { memory: Memory } {
  if (run === undefined) return { memory: newMemory(scenario) };
  const key = `${scenario.name}#${run}`;
  const shared = sharedRuns.get(key) ?? { memory: newMemory(scenario) };
  sharedRuns.set(key, shared);
  return shared;
}

function callOf(wire: SentRequest): { endpoint: Endpoint; request: PlayRequest } | undefined {
  const url = new URL(wire.url, 'http://localhost');
  const { found } = catalogue.find(wire.method, url.pathname);
  if (!found) return undefined;
  const request: PlayRequest = {
    endpointId: found.endpoint.id,
    params: found.params,
    query: Object.fromEntries(url.searchParams),
    ...(wire.body === undefined ? {} : { body: JSON.parse(wire.body) as Json }),
    ...(wire.file && { file: factsOf(wire.file.content) }),
    ...(wire.headers[idempotencyHeader] && { idempotencyKey: wire.headers[idempotencyHeader] }),
  };
  return { endpoint: found.endpoint, request };
}

/** What the BFF tells the service of a file. It reads the type from the bytes; a test says it. */
const factsOf = ({ type, size }: Blob) => ({ type, size });

/** Failures reach the browser as problem JSON; the services' own words stay behind. */
function asBffAnswers({ status, body }: WireAnswer): WireAnswer {
  const code = errorCodeOf(status, body);
  if (status < 400 || code === undefined) return { status, body };
  const problemOf = problem(status, code, 'The service failed.');
  const failed = { ...problemOf, body: { ...(problemOf.body as object), ...callLimitOf(body) } };
  if (code !== 'FORM_FIELDS_REFUSED') return failed;
  return { status, body: { ...failed.body, fields: refusedFieldsOf(body) } };
}

const problem = (status: number, code: string, title: string): WireAnswer => ({
  status,
  body: { code, title, status, requestId: 'of-a-test' },
});

/** Waits, or rejects as fetch does when the call is given up. */
function wait(ms: number | undefined, signal: AbortSignal): Promise<void> {
  if (!ms) return Promise.resolve();
  return abortable(new Promise((resolve) => setTimeout(resolve, ms)), signal);
}

function abortable(until: Promise<void> | undefined, signal: AbortSignal): Promise<void> {
  if (!until) return Promise.resolve();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The call was given up.')));
    until.then(resolve, reject);
  });
}
