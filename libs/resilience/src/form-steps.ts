/** What happens at a field. `leftPage`: it and the next one are typed, and the page is closed at once. */
type Fault = 'none' | 'reload' | 'lostSession' | 'leftPage' | 'noPatience';

interface FormStep {
  /** The field that is typed. */
  at: number;
  fault: Fault;
  /** Whether a replica is killed while this field, or the one that is typed with it, is saved. */
  isKillDue: boolean;
}

const faults: readonly Fault[] = ['reload', 'lostSession', 'leftPage', 'noPatience'];

/**
 * The steps in which the fields of a form are filled in. A form with four fields or more is loaded again at least once
 * and loses its session at least once; exactly one step is due for a kill.
 */
export function stepsOf(fields: number, random: (below: number) => number): FormStep[] {
  const killAt = random(fields);
  const steps: FormStep[] = [];
  for (let at = 0; at < fields;) {
    const drawn = at === 1 ? 'reload' : at === 3 ? 'lostSession' : faults[random(24)];
    // The last field has no next one, and the session ends at field 3.
    const isAlone = at + 1 === fields || at + 1 === 3;
    const fault = (drawn === 'leftPage' && isAlone ? undefined : drawn) ?? 'none';
    const count = fault === 'leftPage' ? 2 : 1;
    steps.push({ at, fault, isKillDue: at <= killAt && killAt < at + count });
    at += count;
  }
  return steps;
}
