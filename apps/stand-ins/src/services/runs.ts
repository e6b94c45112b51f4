import { type Memory, newMemory, type Scenario } from '@portal/scenarios';

const most = 1000;

/** The memories of the stand-ins: one for each scenario and run; the least recently used are dropped. */
export class Runs {
  private readonly memories = new Map<string, Memory>();

  memoryOf(scenario: Scenario, run: string): Memory {
    return this.memories.get(keyOf(scenario, run)) ?? newMemory(scenario);
  }

  keep(scenario: Scenario, run: string, memory: Memory): void {
    const key = keyOf(scenario, run);
    this.memories.delete(key);
    this.memories.set(key, memory);
    if (this.memories.size > most) {
      this.memories.delete(this.memories.keys().next().value as string);
    }
  }

  forget(): void {
    this.memories.clear();
  }
}

const keyOf = (scenario: Scenario, run: string) => `${scenario.name}#${run}`;
