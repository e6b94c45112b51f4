import { planDay } from '@portal/domain';
import { type Fixtures, sendStatement } from '@portal/scenarios';
import express, { Router } from 'express';
import { scenarioNamed } from './choose-scenario';
import type { Clocks } from './clocks';
import { Refusal } from './problem';
import type { Runs } from './runs';

interface StatementOptions {
  fixtures: Fixtures;
  now: 'today' | 'fixed';
  scenario: string;
}

/**
 * POST sends the statement of a prescriber about a request of a scenario's member to the plan: `requestNumber`, and
 * `supports: false` for one that says too little. Of the stand-ins alone: offices have their own way to the plan.
 */
export function statementRoutes(clocks: Clocks, runs: Runs, options: StatementOptions): Router {
  const router = Router();
  router.post('/', express.json(), (req, res) => {
    const { scenario: name = options.scenario, ...sent } = (req.body ?? {}) as Record<
      string,
      unknown
    >;
    const { requestNumber, supports = true } = sent;
    if (typeof requestNumber !== 'string' || typeof supports !== 'boolean') {
      const text = 'Send requestNumber as a text, and supports as true or false.';
      throw new Refusal(400, 'BAD_REQUEST', text);
    }
    const scenario = scenarioNamed(options.fixtures, String(name));
    const when = {
      ...(options.now === 'today' && { today: planDay(new Date()), now: new Date() }),
      daysAhead: clocks.daysAhead(scenario.name),
    };
    const changed = runs.changeStored(scenario, (memory) =>
      sendStatement(scenario, memory, { requestNumber, supports }, when),
    );
    if (changed === 0) {
      const text = `${scenario.name} has no request ${requestNumber}.`;
      throw new Refusal(404, 'REQUEST_NOT_FOUND', text);
    }
    res.json({ requestNumber, supports, scenario: scenario.name });
  });
  return router;
}
