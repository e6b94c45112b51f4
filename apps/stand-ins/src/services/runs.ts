import { emailsStoredIn, type Memory, newMemory, type Scenario } from '@portal/scenarios';
import type { Choice } from './choose-scenario';

const most = 1000;

/** The memories of the stand-ins; the least recently used runs are dropped. */
export class Runs {
  private readonly runs = new Map<string, { choice: Choice; memory: Memory }>();
  private readonly stored = new Map<string, Memory['stored']>();

  /** What the run remembers, with what the services have stored for its scenario. */
  memoryOf({ scenario, run, store }: Choice): Memory {
    const memory = this.runs.get(keyOf(scenario, run))?.memory ?? newMemory(scenario);
    return { ...memory, stored: this.stored.get(keyOf(scenario, store)) ?? memory.stored };
  }

  keep(choice: Choice, memory: Memory): void {
    const { scenario, run, store } = choice;
    putLast(this.runs, keyOf(scenario, run), { choice, memory });
    putLast(this.stored, keyOf(scenario, store), memory.stored);
  }

  /** The emails that accounts got in all scenarios of a store. */
  emailsIn(store: string): string[] {
    return [...this.stored]
      .filter(([key]) => key.endsWith(`#${store}`))
      .flatMap(([, stored]) => emailsStoredIn(stored));
  }

  /** The runs of one scenario or of all, those that were used last at the end. */
  all(scenario?: string): Choice[] {
    return [...this.runs.values()]
      .map(({ choice }) => choice)
      .filter((choice) => scenario === undefined || choice.scenario.name === scenario);
  }

  /** Changes what the services have stored for a scenario, in every place that has some; how many were changed. */
  changeStored(scenario: Scenario, change: (memory: Memory) => Memory | null): number {
    const shared = keyOf(scenario, 'shared');
    const own = [...this.stored.keys()].filter((key) => key.startsWith(`${scenario.name}#`));
    const changed = [...new Set([shared, ...own])].flatMap((key) => {
      const start = newMemory(scenario);
      const after = change({ ...start, stored: this.stored.get(key) ?? start.stored });
      return after ? [[key, after.stored] as const] : [];
    });
    for (const [key, stored] of changed) putLast(this.stored, key, stored);
    return changed.length;
  }

  /** Forgets everything, or all runs of one scenario. */
  forget(scenario?: string): void {
    for (const map of [this.runs, this.stored]) {
      for (const key of map.keys()) {
        if (scenario === undefined || key.startsWith(`${scenario}#`)) map.delete(key);
      }
    }
  }
}

const keyOf = (scenario: Scenario, run: string) => `${scenario.name}#${run}`;

function putLast<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value as string);
}
