import {
  ArrivedForms,
  type Fault,
  type FaultyRelay,
  fillInFormsUnderFaults,
  formsPath,
  printTable,
  startFaultyRelay,
  withDeployment,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';
import type { Goal } from './report';

/**
 * By turn for each form that is on its way to the service. More faults than answers would open the circuit breaker;
 * seven, because the turns of eight members who try again at the same pace must not meet the same fault each time.
 */
const faults: readonly Fault[] = [
  ...(['none', 'lost answer', 'none', 'lost request'] as const),
  ...(['none', 'lost answer', 'silence'] as const),
];

/** 60 kills in 300 forms. */
const formsPerKill = 5;

/** Forms while replicas are killed, sessions end and connections break: no field is lost, and none is sent twice. */
export async function measureForms(forms: number): Promise<Goal[]> {
  const arrived = new ArrivedForms();
  let relay: FaultyRelay | undefined;
  const options = {
    replicas: 3,
    between: async (origin: string) =>
      (relay = await startFaultyRelay(origin, formsPath, faults, arrived.note)),
  };
  return withDeployment(standIns, options, async (deployment) => {
    const run = await fillInFormsUnderFaults(deployment, arrived, {
      forms,
      formsPerKill,
      atOnce: 8,
      patienceMs: 3000,
      downMs: 500,
    });
    printTable('Forms under faults (FM-2)', [
      {
        forms,
        fields: run.fields,
        saves: run.saves,
        sends: run.sends,
        'loaded again': run.reloads,
        'sessions lost': run.sessionsLost,
        'answers given up': run.answersGivenUp,
        'replicas killed': run.kills,
        'requests lost': relay?.happened['lost request'] ?? 0,
        'answers lost': relay?.happened['lost answer'] ?? 0,
        'never answered': relay?.happened.silence ?? 0,
        'cut off with the page': run.cutOff,
        'fields lost': run.fieldsLost,
        doubles: run.doubles,
        'told which': run.reportedCorrectly,
      },
    ]);
    for (const sentence of run.wrong) console.log(sentence);
    return [
      { what: 'no field is lost', reached: run.fieldsLost === 0 },
      { what: 'no form is received twice', reached: run.doubles === 0 },
      { what: 'each member is told which form it is', reached: run.reportedCorrectly === forms },
      { what: 'no draft of a form that was sent is left', reached: run.wrong.length === 0 },
      {
        what: `a replica is killed for every ${formsPerKill} forms (${run.kills})`,
        reached: run.kills === Math.floor(forms / formsPerKill),
      },
    ];
  });
}
