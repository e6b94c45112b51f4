import { daysBetween, isIsoDay, planDay } from '@portal/domain';
import { addDays, clockDay, type Fixtures, type Scenario } from '@portal/scenarios';
import express, { type Request, Router } from 'express';
import { scenarioNamed } from './choose-scenario';
import { Refusal } from './problem';
import type { Runs } from './runs';

/** Orders, prices and drug lists of the fixtures reach about so far. */
const mostDays = 400;

/** By how many days the clock of the services was moved forward: of all scenarios, and of single ones. */
export class Clocks {
  private all = 0;
  private readonly single = new Map<string, number>();

  /** Days by which the clock of a scenario is ahead; without a name, that of all. */
  daysAhead(scenario?: string): number {
    return this.all + (scenario === undefined ? 0 : (this.single.get(scenario) ?? 0));
  }

  forward(days: number, scenario?: string): void {
    if (scenario === undefined) this.all += days;
    else this.single.set(scenario, (this.single.get(scenario) ?? 0) + days);
  }

  reset(scenario?: string): void {
    if (scenario !== undefined) return void this.single.delete(scenario);
    this.all = 0;
    this.single.clear();
  }
}

interface ClockOptions {
  fixtures: Fixtures;
  now: 'today' | 'fixed';
  scenario: string;
  /** Called when the clock of a scenario was moved, or without a name that of all. */
  onForward: (scenario: string | undefined) => void;
}

/**
 * GET tells the clock of the services, POST moves it forward by `days` or to a day, DELETE sets it back and
 * forgets what was done. With `scenario`, that of a single one. Of the stand-ins alone: the BFF has no such path.
 */
export function clockRoutes(clocks: Clocks, runs: Runs, options: ClockOptions): Router {
  const router = Router();
  const answer = (scenario: string | undefined) => {
    const daysAhead = clocks.daysAhead(scenario);
    const start = firstDay(options, scenario);
    return { daysAhead, day: addDays(start, daysAhead), ...(scenario && { scenario }) };
  };
  router.get('/', (req, res) => void res.json(answer(scenarioOf(req.query, options))));
  router.post('/', express.json(), (req, res) => {
    const scenario = scenarioOf(req.body, options);
    const { day } = answer(scenario);
    const days = daysToMove(req, day);
    if (clocks.daysAhead(scenario) + days > mostDays) {
      throw refused(`The clock moves at most ${mostDays} days forward in all.`);
    }
    clocks.forward(days, scenario);
    options.onForward(scenario);
    res.json(answer(scenario));
  });
  router.delete('/', (req, res) => {
    const scenario = scenarioOf(req.query, options);
    clocks.reset(scenario);
    runs.forget(scenario);
    res.json(answer(scenario));
  });
  return router;
}

const firstDay = ({ fixtures, now, scenario }: ClockOptions, name = scenario): string =>
  now === 'today'
    ? planDay(new Date())
    : clockDay((fixtures.scenarios.get(name) as Scenario).clock);

function scenarioOf(sent: unknown, { fixtures }: ClockOptions): string | undefined {
  const { scenario } = (sent ?? {}) as { scenario?: unknown };
  return scenario === undefined ? undefined : scenarioNamed(fixtures, String(scenario)).name;
}

/** The days by which a request moves the clock on. */
function daysToMove({ body }: Request, day: string): number {
  const { days, to } = (body ?? {}) as { days?: unknown; to?: unknown };
  const wanted = typeof to === 'string' ? daysUntil(day, to) : days;
  if (typeof wanted !== 'number' || !Number.isInteger(wanted) || wanted < 1) {
    throw refused(`Send days, at least 1, or to, a day after ${day} as YYYY-MM-DD.`);
  }
  return wanted;
}

const daysUntil = (from: string, to: string): number =>
  isIsoDay(to) ? daysBetween(from, to) : Number.NaN;

const refused = (message: string) => new Refusal(400, 'BAD_REQUEST', message);
