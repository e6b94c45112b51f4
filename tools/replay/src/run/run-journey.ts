import { planDay } from '@portal/domain';
import { type Endpoint, errorCatalogue, errorCodeOf, type ErrorCode } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { wireSchemaOf } from '@portal/contracts/wire-schema';
import { clockDay, issuesOf, type Scenario } from '@portal/scenarios';
import { fillIn, valueAt } from '../journeys/fill-in';
import type { Journey, Step } from '../journeys/journey-file';
import { Failure } from '../failure';
import { byForm, type Difference, differencesOf, signedByForm } from './compare';
import type { Exchange } from '../record/recorded-journey';
import type { Answer } from './connect';
import { type Expected, isBytes, playAlong } from './play-along';
import { refuseUseless, type Target } from './target';

/** How closely an answer is looked at; each looks at what the one before does. `facts`: personal values by form. */
export const depths = ['status', 'schema', 'facts', 'values'] as const;
export type Depth = (typeof depths)[number];

export type Verdict = 'same' | 'differs' | 'missing' | 'no answer' | 'left out';

/** Days are counted from today, from the scenario's clock, or from this day (YYYY-MM-DD). */
export type Dates = 'today' | 'fixed' | (string & {});

export interface StepResult {
  call: string;
  /** What was expected: a status, and the portal's code of a failure. */
  outcome: string;
  verdict: Verdict;
  /** Why a call was left out, or had no answer. */
  reason?: string;
  /** Whether every other call would have no answer for the same reason. */
  isGeneral?: boolean;
  differences: Difference[];
  ms: number;
}

export interface JourneyResult {
  journey: string;
  title: string;
  scenario: string;
  steps: StepResult[];
  /** What is wrong with the address as a whole. */
  unusable?: string;
}

export interface RunOptions {
  target: Target;
  depth: Depth;
  dates: Dates;
  /** Called with every response, before it is compared. */
  onAnswer?: (exchange: Exchange) => void;
}

/** Makes the calls of a journey one after the other, and holds each answer against the scenario's. */
export async function runJourney(
  journey: Journey,
  scenario: Scenario,
  options: RunOptions,
): Promise<JourneyResult> {
  const today = dayOf(options.dates, scenario);
  const saved: Record<string, unknown> = { today };
  // Only a world of today has the time of day; any other stands at its clock.
  const expected = playAlong(scenario, today, options.dates === 'today');
  const steps: StepResult[] = [];
  for (const step of journey.steps) steps.push(await runStep(step, saved, expected, options));
  const [unusable] = steps.flatMap(({ reason, isGeneral }) => (isGeneral ? (reason ?? []) : []));
  return { ...factsOf(journey), steps, ...(unusable !== undefined && { unusable }) };
}

/** The day that `today` is in a journey's inputs. */
export const dayOf = (dates: Dates, { clock }: Scenario): string =>
  dates === 'today' ? planDay(new Date()) : dates === 'fixed' ? clockDay(clock) : dates;

/** A journey whose first page or sign-in had no answer. */
export function notBegun(journey: Journey, { message, isGeneral }: Failure): JourneyResult {
  const step: StepResult = {
    call: 'sign-in',
    outcome: '',
    verdict: 'no answer',
    reason: message,
    differences: [],
    ms: 0,
  };
  return { ...factsOf(journey), steps: [step], ...(isGeneral && { unusable: message }) };
}

const factsOf = ({ name, title, scenario }: Journey) => ({ journey: name, title, scenario });

async function runStep(
  step: Step,
  saved: Record<string, unknown>,
  expectedOf: ReturnType<typeof playAlong>,
  { target, depth, onAnswer }: RunOptions,
): Promise<StepResult> {
  const endpoint = catalogue.get(step.call);
  const begin = Date.now();
  const result = (rest: Partial<StepResult> & { verdict: Verdict }): StepResult => ({
    call: step.call,
    outcome: '',
    differences: [],
    ms: Date.now() - begin,
    ...rest,
  });
  let input: Record<string, unknown>;
  try {
    input = fillIn(step.input ?? {}, saved) as Record<string, unknown>;
  } catch (error) {
    return result({ verdict: 'left out', reason: (error as Error).message });
  }
  const expected = expectedOf(step, endpoint, saved);
  const reason = target.leavesOut(endpoint);
  if (reason !== undefined) {
    keepValues(step, expected?.answer.body, saved);
    return result({ verdict: 'left out', reason });
  }
  const outcome = outcomeOf(step, expected);
  let answer: Answer;
  try {
    answer = await target.ask(endpoint, input);
    if (outcome.code === undefined) refuseUseless(endpoint, answer, target);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { message, isGeneral } = error;
    return result({ outcome: textOf(outcome), verdict: 'no answer', reason: message, isGeneral });
  }
  if (onAnswer) {
    const ownRefusal = await target.ownRefusal(endpoint, answer);
    onAnswer({ step, endpoint, input, answer, ...(ownRefusal !== undefined && { ownRefusal }) });
  }
  keepValues(step, answer.body, saved);
  const differences = differencesIn(step, endpoint, expected, answer, { outcome, depth, target });
  const verdict = differences.length === 0 ? 'same' : isMissing(answer) ? 'missing' : 'differs';
  return result({ outcome: textOf(outcome), verdict, differences });
}

function keepValues({ keep }: Step, body: unknown, saved: Record<string, unknown>): void {
  for (const [name, path] of Object.entries(keep ?? {})) saved[name] = valueAt(body, path);
}

interface Outcome {
  status: number;
  code: string | undefined;
}

function outcomeOf({ expect }: Step, expected: Expected | undefined): Outcome {
  const { status = 200, body } = expected?.answer ?? {};
  if (expect?.code === undefined) return { status, code: errorCodeOf(status, body) };
  return { status: statusOf(expect.code as ErrorCode) ?? status, code: expect.code };
}

/** The status that a code is recognised by, where it is one. */
function statusOf(code: ErrorCode): number | undefined {
  const { recognisedBy } = errorCatalogue[code];
  const status = 'status' in recognisedBy ? recognisedBy.status : undefined;
  return typeof status === 'number' ? status : undefined;
}

const textOf = ({ status, code }: Outcome) =>
  code === undefined ? `${status}` : `${status} ${code}`;

/** What a refusal says of itself, after a colon: the title of a problem (RFC 9457), or a message without its code. */
function messageOf({ status, body }: Answer): string {
  if (status < 400 || typeof body !== 'object' || body === null) return '';
  const { title, detail, message } = body as Record<string, unknown>;
  const texts = [title, detail, message].filter((text) => typeof text === 'string' && text !== '');
  const text = texts.join(' ').replace(/^[A-Z][A-Z0-9_]+: /, '');
  return text === '' ? '' : `: ${text}`;
}

/** Nothing is there that could make this call. */
const isMissing = ({ status, body }: Answer) =>
  [404, 405, 501].includes(status) && errorCodeOf(status, body) === 'CALL_FAILED';

function differencesIn(
  { expect }: Step,
  endpoint: Endpoint,
  expected: Expected | undefined,
  answer: Answer,
  { outcome, depth, target }: { outcome: Outcome; depth: Depth; target: Target },
): Difference[] {
  const code = errorCodeOf(answer.status, answer.body);
  if (code !== outcome.code) {
    const got = textOf({ status: answer.status, code }) + messageOf(answer);
    return [{ where: 'status', expected: textOf(outcome), got }];
  }
  if (!target.tellsCodes || code === undefined) {
    const isSame = outcome.status === answer.status;
    const got = answer.status < 400 ? answer.status : `${answer.status}${messageOf(answer)}`;
    if (!isSame && expected !== undefined) {
      return [{ where: 'status', expected: outcome.status, got }];
    }
  }
  if (code !== undefined || depth === 'status' || isBytes(endpoint)) return [];
  if (answer.body === undefined) {
    const got = answer.type === 'application/json' ? 'JSON that is broken' : answer.type;
    return [{ where: 'the whole answer', expected: 'JSON', got }];
  }
  const issues = issuesOf(endpoint.response, answer.body).map(({ key, reason }) => ({
    where: key === '' ? 'the whole answer' : key,
    expected: reason,
    got: valueAt(answer.body, key.replace(/\[(\d+)\]/g, '.$1')),
  }));
  if (issues.length > 0 || depth === 'schema') return issues;
  const pinned = Object.entries(expect?.values ?? {}).flatMap(([path, value]) =>
    differencesOf(value, valueAt(answer.body, path), path),
  );
  if (!expected) return pinned;
  const isAllowed = depth === 'facts' ? byForm : signedByForm;
  const schema = wireSchemaOf(endpoint.response);
  const differences = differencesOf(expected.answer.body, answer.body, '', { schema, isAllowed });
  return [...pinned, ...differences.filter((each) => !expected.isOfCall(each))];
}
