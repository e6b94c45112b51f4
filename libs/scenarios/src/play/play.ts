import { daysBetween } from '@portal/domain';
import type { Json, ResponseChoice } from '../files/scenario-file';
import type { Scenario } from '../fixtures/read-fixtures';
import { type ResponseFile, responseIssues, behaviours } from '../fixtures/response-files';
import { runAutoRefill } from '../mail-order/run-auto-refill';
import type { AccountChange, ContextAt, Memory } from '../memory/behaviour';
import type { PlayRequest } from '../memory/check-request';
import { addDays, clockDay, msPerDay, shiftDates } from '../memory/dates';
import { isRecordedAnswers, nextRecordedAnswer } from '../memory/recorded-answers';
import type { SentMessage } from '../memory/sent-message';
import { runPayments } from '../payments/run-payments';
import { bodyAt, choiceOf, contextsOf, type Moment } from './contexts';

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
  const moment = onCalendar(scenario, options);
  const call = shiftDates(request, -moment.days);
  const chosen = choose(scenario, memory, call.endpointId, options.choice);
  const played =
    answerOfChoice(chosen, memory) ??
    recordedAnswer(chosen, memory, call) ??
    answerOfService(chosen, memory, call, contextsOf(scenario, moment));
  const answer = { ...played.answer, ...chosen.timing };
  return {
    ...played,
    memory: nextState(scenario, played.memory, call.endpointId, answer),
    answer: { ...answer, body: asOfToday(answer.body, scenario, moment.days) },
  };
}

/** The call's moment on the scenario's calendar. */
function onCalendar(scenario: Scenario, options: PlayOptions): Moment {
  const { daysAhead = 0, portal = 'http://localhost:4200', emailsElsewhere } = options;
  return {
    ...momentOf(scenario, options),
    today: addDays(clockDay(scenario.clock), daysAhead),
    portal,
    accountEmails: () => [...scenario.accountEmails, ...(emailsElsewhere?.() ?? [])],
  };
}

/** What a scenario chooses for a call. `problem`: why it cannot be answered. */
interface Chosen {
  status: number;
  file?: ResponseFile | undefined;
  timing?: Pick<PlayAnswer, 'delayMs' | 'reset'>;
  problem?: PlayAnswer;
}

function choose(
  scenario: Scenario,
  memory: Memory,
  id: string,
  choice: ResponseChoice | undefined = choiceOf(scenario, memory, id),
): Chosen {
  if (choice === undefined && !behaviours.get(id)?.derived) {
    const text = `NO_ANSWER: The scenario "${scenario.name}" has no answer for ${id}.`;
    return { status: 501, problem: { status: 501, body: { message: text } } };
  }
  const {
    status = 200,
    variant,
    delayMs,
    reset,
  } = typeof choice === 'object' ? choice : { variant: choice };
  const timing = { ...(delayMs && { delayMs }), ...(reset && { reset }) };
  const file = variant === undefined ? undefined : scenario.files.get(`${id}/${variant}`);
  if (variant !== undefined && !file) {
    const problem = invalid(`responses/${id}/${variant}.json: There is no such file.`);
    return { status, timing, problem };
  }
  const [issue] = file ? responseIssues(file, status) : [];
  return {
    status,
    file,
    timing,
    ...(file && issue && { problem: invalid(`${file.file}: ${issue.key}: ${issue.reason}`) }),
  };
}

/** A failure that the scenario chose, or that its files are. */
function answerOfChoice({ status, file, timing, problem }: Chosen, memory: Memory) {
  if (problem) return { memory, answer: problem };
  if (status < 400 && !timing?.reset) return undefined;
  return { memory, answer: { status, body: file?.body ?? generalError(status) } };
}

/** The next answer of a recording. */
function recordedAnswer({ file }: Chosen, memory: Memory, call: PlayRequest): Played | undefined {
  if (!isRecordedAnswers(file?.body)) return undefined;
  const { memory: after, response } = nextRecordedAnswer(file.body, memory, call);
  return { memory: after, answer: response };
}

/** What the services do by themselves until the call, then what they answer. */
function answerOfService(
  { status, file }: Chosen,
  before: Memory,
  call: PlayRequest,
  contextAt: ContextAt,
): Played {
  const refilled = runAutoRefill(before, contextAt(before), contextAt);
  const { memory, sent } = runPayments(refilled, contextAt(refilled), contextAt);
  const context = contextAt(memory);
  const fixture = bodyAt(call.endpointId, file?.body, memory, context);
  const behaviour = behaviours.get(call.endpointId);
  if (!behaviour) return { memory, answer: { status, body: fixture ?? null }, sent };
  const { response, ...played } = behaviour.play(memory, call, { ...context, fixture });
  return {
    ...played,
    answer: { ...response, status: response.status === 200 ? status : response.status },
    sent: [...sent, ...(played.sent ?? [])],
  };
}

/** A call that succeeded may lead to the scenario's next state. */
function nextState(scenario: Scenario, memory: Memory, id: string, answer: PlayAnswer): Memory {
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

/** An answer of the scenario's calendar, with the dates and the plan years of the day on which it is read. */
function asOfToday(body: Json, { clock }: Scenario, days: number): Json {
  const home = clockDay(clock);
  // The years of the day on which the run began: what the clock passed since, the services count themselves.
  const years = yearOf(addDays(home, days)) - yearOf(home);
  return movePlanYear(shiftDates(body, days), years);
}

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
