import { daysBetween } from '@portal/domain';
import { behaviours } from './all-behaviours';
import type { Context, Memory } from './behaviour';
import type { AccountChange } from './account-change';
import type { PlayRequest } from './check-request';
import { addDays, clockDay, msPerDay, shiftDates } from './dates';
import { approvalsIn } from './coverage-requests/approvals';
import { afterShipping } from './mail-order/after-shipping';
import { runAutoRefill } from './mail-order/run-auto-refill';
import { inPlanYear } from './new-plan-year';
import type { Scenario } from './read-fixtures';
import { runPayments } from './payments/run-payments';
import { isRecordedAnswers, nextRecordedAnswer } from './recorded-answers';
import { responseIssues } from './response-files';
import type { Json, ResponseChoice } from './scenario-file';
import type { SentMessage } from './sent-message';

/** What a scenario answers. `reset`: the connection breaks instead; `delayMs`: wait this long first. */
export interface PlayAnswer {
  status: number;
  body: Json;
  delayMs?: number;
  reset?: true;
}

export interface PlayOptions {
  /** The day that takes the place of the scenario's own, YYYY-MM-DD: every date moves along. */
  today?: string;
  /** The moment of the call, on that day; the scenario's clock unless given. */
  now?: Date;
  /** By how many days the services' clock was moved forward. What happened before is so much longer ago. */
  daysAhead?: number;
  /** The origin of the portal, for links in messages. */
  portal?: string;
  /** The emails that accounts of other scenarios got since (`emailsStoredIn`). */
  emailsElsewhere?: () => readonly string[];
  /** Takes the place of what the scenario chooses for this call. */
  choice?: ResponseChoice;
}

/** What a call leads to: the answer, the memory after it, what was sent, and what becomes of accounts. */
interface Played {
  memory: Memory;
  answer: PlayAnswer;
  sent?: readonly SentMessage[];
  accounts?: readonly AccountChange[];
}

/** Of each scenario one, so that what follows from it is worked out once. */
const newMemories = new WeakMap<Scenario, Memory>();

/** The memory of a run that has not begun. */
export function newMemory(scenario: Scenario): Memory {
  const empty = { facts: {}, stored: {} };
  const memory =
    newMemories.get(scenario) ??
    (scenario.initial === undefined ? empty : { ...empty, state: scenario.initial });
  newMemories.set(scenario, memory);
  return memory;
}

/** The moment of a call on the scenario's calendar, and by how many days that is behind the day of the call. */
export function momentOf(
  { clock }: Pick<Scenario, 'clock'>,
  { today, now, daysAhead = 0 }: PlayOptions,
): { days: number; now: Date } {
  const days = today === undefined ? 0 : daysBetween(clockDay(clock), today) - daysAhead;
  const moment = now ? now.getTime() - days * msPerDay : Date.parse(clock) + daysAhead * msPerDay;
  return { days, now: new Date(moment) };
}

/**
 * Plays one call: the scenario's answer, and the memory to pass in with the next call of this run.
 * Never throws for an invalid fixture: the answer is then 500 FIXTURE_INVALID.
 */
export function play(
  scenario: Scenario,
  memory: Memory,
  request: PlayRequest,
  options: PlayOptions = {},
): Played {
  const { choice, daysAhead = 0, portal = 'http://localhost:4200', emailsElsewhere } = options;
  const home = clockDay(scenario.clock);
  const { days, now } = momentOf(scenario, options);
  const played = playAtClock(
    {
      scenario,
      now,
      today: addDays(home, daysAhead),
      days,
      portal,
      accountEmails: () => [...scenario.accountEmails, ...(emailsElsewhere?.() ?? [])],
    },
    memory,
    shiftDates(request, -days),
    choice,
  );
  const body = shiftDates(played.answer.body, days);
  // The years of the day on which the run began: what the clock passed since, the services count themselves.
  const years = yearOf(addDays(home, days)) - yearOf(home);
  return {
    memory: afterCall(scenario, played.memory, request.endpointId, played.answer),
    answer: { ...played.answer, body: movePlanYear(body, years) },
    ...(played.sent && { sent: played.sent }),
    ...(played.accounts && { accounts: played.accounts }),
  };
}

function playAtClock(
  {
    scenario,
    ...when
  }: { scenario: Scenario } & Pick<Context, 'now' | 'today' | 'days' | 'portal' | 'accountEmails'>,
  memory: Memory,
  request: PlayRequest,
  override: ResponseChoice | undefined,
): Played {
  const { endpointId } = request;
  const behaviour = behaviours.get(endpointId);
  const choice = override ?? choiceOf(scenario, memory, endpointId);
  if (choice === undefined && !behaviour?.derived) {
    const text = `NO_ANSWER: The scenario "${scenario.name}" has no answer for ${endpointId}.`;
    return { memory, answer: { status: 501, body: { message: text } } };
  }
  const {
    status = 200,
    variant,
    delayMs,
    reset,
  } = typeof choice === 'object' ? choice : { variant: choice };
  const timing = { ...(delayMs && { delayMs }), ...(reset && { reset }) };
  const file = variant === undefined ? undefined : scenario.files.get(`${endpointId}/${variant}`);
  if (variant !== undefined && !file) {
    const missing = `responses/${endpointId}/${variant}.json: There is no such file.`;
    return { memory, answer: { ...invalid(missing), ...timing } };
  }
  const [issue] = file ? responseIssues(file, status) : [];
  if (file && issue) {
    return {
      memory,
      answer: { ...invalid(`${file.file}: ${issue.key}: ${issue.reason}`), ...timing },
    };
  }
  if (status >= 400 || reset) {
    return { memory, answer: { status, body: file?.body ?? generalError(status), ...timing } };
  }
  if (isRecordedAnswers(file?.body)) {
    const { memory: after, response } = nextRecordedAnswer(file.body, memory, request);
    return { memory: after, answer: { ...response, ...timing } };
  }
  /** A response file as the plan year and the orders of this run leave it. */
  const atDay = (
    id: string,
    body: Json | undefined,
    then: Memory,
    at: Pick<Context, 'now' | 'today'>,
  ) => {
    const planBalance = fixtureOf(scenario, then, 'balances.getPlanBalance');
    return afterShipping(
      id,
      inPlanYear(id, body, { scenario, ...when, ...at }, planBalance),
      then,
      contextAt(then, at),
    );
  };
  const contextAt = (then: Memory, at: Pick<Context, 'now' | 'today'> = when): Context => {
    const context: Context = {
      scenario,
      ...when,
      ...at,
      identity: scenario.person,
      contents: scenario.contents,
      drugs: scenario.drugs,
      pharmacies: scenario.pharmacies,
      fixture: undefined,
      fixtureOf: (id) => atDay(id, fixtureOf(scenario, then, id), then, at),
      fileOf: (id, variant) => scenario.files.get(`${id}/${variant}`)?.body,
      approvals: () => approvalsIn(then, context),
    };
    return context;
  };
  const refilled = runAutoRefill(memory, contextAt(memory), contextAt);
  const { memory: now, sent } = runPayments(refilled, contextAt(refilled), contextAt);
  const context = contextAt(now);
  const fixture = atDay(endpointId, file?.body, now, when);
  if (!behaviour) {
    return { memory: now, answer: { status, body: fixture ?? null, ...timing }, sent };
  }
  const played = behaviour.play(now, request, { ...context, fixture });
  const answered = played.response.status === 200 ? status : played.response.status;
  return {
    memory: played.memory,
    answer: { status: answered, body: played.response.body, ...timing },
    sent: [...sent, ...(played.sent ?? [])],
    ...(played.accounts && { accounts: played.accounts }),
  };
}

/** What the scenario's state says for this call, else what the scenario says. */
function choiceOf(scenario: Scenario, memory: Memory, id: string): ResponseChoice | undefined {
  const state = memory.state === undefined ? undefined : scenario.states[memory.state];
  return state?.responses?.[id] ?? scenario.responses[id];
}

function fixtureOf(scenario: Scenario, memory: Memory, id: string): Json | undefined {
  const choice = choiceOf(scenario, memory, id);
  const variant = typeof choice === 'string' ? choice : choice?.variant;
  return variant === undefined ? undefined : scenario.files.get(`${id}/${variant}`)?.body;
}

/** A call that succeeded may lead to the scenario's next state. */
function afterCall(scenario: Scenario, memory: Memory, id: string, answer: PlayAnswer): Memory {
  if (memory.state === undefined || answer.status >= 400 || answer.reset) return memory;
  const next = scenario.states[memory.state]?.on?.[id];
  return next === undefined ? memory : { ...memory, state: next };
}

const invalid = (reason: string): PlayAnswer => ({
  status: 500,
  body: { code: 'FIXTURE_INVALID', message: `FIXTURE_INVALID: ${reason}` },
});

/** What the services write when a scenario names only a status. */
const generalError = (status: number): Json => ({
  message: `${generalErrors[status] ?? (status < 500 ? 'REQUEST_REFUSED' : 'SERVICE_FAILED')}: The service answered with status ${status}.`,
});

const generalErrors: Record<number, string> = {
  401: 'NOT_SIGNED_IN',
  403: 'NOT_ALLOWED',
  404: 'NOT_FOUND',
  503: 'SERVICE_UNAVAILABLE',
};

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** A plan year is a bare number, so moving dates does not reach it. */
function movePlanYear(body: Json, years: number): Json {
  if (years === 0 || body === null || typeof body !== 'object') return body;
  if (Array.isArray(body)) return body.map((each) => movePlanYear(each, years));
  return Object.fromEntries(
    Object.entries(body).map(([key, each]) => [
      key,
      key === 'planYear' && typeof each === 'number' ? each + years : movePlanYear(each, years),
    ]),
  );
}
