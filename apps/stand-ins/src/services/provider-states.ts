import { catalogue } from '@portal/contracts/all';
import type { Fixtures, PlayAnswer, Scenario } from '@portal/scenarios';
import { scenarioNamed } from './choose-scenario';
import { Refusal } from './problem';

/** What Pact has set: whose world answers, and which call is refused instead. */
export class ProviderStates {
  private failing: { call: string; answer: PlayAnswer } | undefined;

  constructor(
    private readonly fixtures: Fixtures,
    public scenario: string,
  ) {}

  /** The refusal that is to answer a call; undefined when it is played as ever. */
  failureOf(endpointId: string): PlayAnswer | undefined {
    return this.failing?.call === endpointId ? this.failing.answer : undefined;
  }

  /**
   * Takes a state of docs/provider-states.md, as Pact announces it. A teardown leaves the scenario as it
   * is. Refuses what is no such state.
   */
  set(announced: unknown): void {
    const { params, action } = (announced ?? {}) as { params?: unknown; action?: unknown };
    this.failing = undefined;
    if (action === 'teardown') return;
    const { name, call, status, code } = (params ?? {}) as Record<string, unknown>;
    if (typeof call === 'string') {
      if (!catalogue.has(call)) throw refused(`No call has the id "${call}".`);
      this.failing = { call, answer: failure(status, code) };
    } else if (typeof name === 'string') this.scenario = this.named(name).name;
    else throw refused('A state needs params.name, or params.call with its status and code.');
  }

  private named(name: string): Scenario {
    return scenarioNamed(this.fixtures, name);
  }
}

function failure(status: unknown, code: unknown): PlayAnswer {
  const number = Number(status);
  if (!Number.isInteger(number) || number < 400 || number > 599 || typeof code !== 'string') {
    throw refused('A call that fails needs params.status, 400 to 599, and params.code.');
  }
  return {
    status: number,
    body: { message: `${code}: The service answered with status ${number}.` },
  };
}

const refused = (message: string) => new Refusal(400, 'BAD_REQUEST', message);
