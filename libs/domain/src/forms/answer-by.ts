import { addBusinessDays, daysBetween } from '../calendar';
import { type Answers, isMet } from './conditions';
import type { FormDefinition, FormFacts } from './definition';

const hourMs = 3_600_000;

/** When a form was received. */
interface Reception {
  at: Date;
  /** The day of it on the plan's calendar, YYYY-MM-DD: late on a Friday it may be Saturday in London. */
  day: string;
}

/** When the answer to a form is due. */
export function answerBy(
  definition: FormDefinition,
  answers: Answers,
  facts: FormFacts,
  { at, day }: Reception,
): Date {
  const {
    hours = 0,
    days = 0,
    businessDays = 0,
    onDayOf,
  } = definition.answerTimes.find(({ when }) => isMet(when, [answers], facts)) ?? {};
  const chosen = onDayOf && answers[onDayOf];
  // Noon in the middle of the country: the same day in each of its time zones.
  if (typeof chosen === 'string') return new Date(`${chosen}T18:00:00Z`);
  const untilDue = days + daysBetween(day, addBusinessDays(day, businessDays));
  return new Date(at.getTime() + (hours + 24 * untilDue) * hourMs);
}
