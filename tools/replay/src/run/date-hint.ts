import type { Difference } from './compare';
import type { Dates, JourneyResult } from './run-journey';

const dayMs = 86_400_000;
const date = /^\d{4}-\d{2}-\d{2}(?=T|$)/;

/** Why dates may differ though nothing is wrong: the clock of the services is another one. Undefined if none differ. */
export function dateHint(results: readonly JourneyResult[], dates: Dates): string | undefined {
  const days = results
    .flatMap(({ steps }) => steps.flatMap(({ differences }) => differences))
    .flatMap(daysBetween);
  if (days.length === 0) return undefined;
  const [first = 0] = days;
  const by = days.every((each) => each === first) ? `, all by ${spanOf(first)}` : '';
  const from = dates === 'fixed' ? "the scenario's clock" : dates;
  return `Dates differ${by}. That may only be the clock: this run counts days from ${from}, and the services may have another one (SCENARIO_CLOCK, npm run clock). Try --dates today, fixed or YYYY-MM-DD.`;
}

/** "1 day" for later, "1 day back" for earlier. */
const spanOf = (days: number) =>
  `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}${days < 0 ? ' back' : ''}`;

/** How many days later the date came than expected; nothing for two times of the same day, or no dates. */
function daysBetween({ expected, got }: Difference): number[] {
  const [before, after] = [expected, got].map((value) =>
    typeof value === 'string' ? Date.parse(date.exec(value)?.[0] ?? '') : NaN,
  );
  const days = ((after ?? NaN) - (before ?? NaN)) / dayMs;
  return Number.isNaN(days) || days === 0 ? [] : [days];
}
