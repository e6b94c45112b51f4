import { addBusinessDays, daysBetween } from '../calendar/calendar';
import { type DecisionTerms, hoursOf, termsOfLine } from '../coverage-requests/decision-terms';
import { type Answers, isMet } from './conditions';
import type { FormDefinition, FormFacts, NextEvent } from './definition';

const hourMs = 3_600_000;

/** When a form was received. */
interface Reception {
  at: Date;
  /** The day of it on the plan's calendar, YYYY-MM-DD: late on a Friday it may be Saturday in London. */
  day: string;
}

/** The clocks that a form promises: those of the plan, else of the law. */
export const termsOf = ({ terms, businessLine }: FormFacts): DecisionTerms =>
  terms ?? termsOfLine(businessLine);

/**
 * What happens next with a form, on this business line and after these answers. Without them, what depends on an answer
 * is left out.
 */
export const nextEventsOf = (
  { sent }: FormDefinition,
  answers: Answers | undefined,
  facts: FormFacts,
): readonly NextEvent[] =>
  sent.next.filter(
    ({ line, when }) =>
      (line === undefined || line === facts.businessLine) &&
      (!when || (answers !== undefined && isMet(when, [answers], facts))),
  );

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
    waits = () => [],
    onDayOf,
  } = definition.answerTimes.find(({ when }) => isMet(when, [answers], facts)) ?? {};
  const chosen = onDayOf && answers[onDayOf];
  // Noon in the middle of the country: the same day in each of its time zones.
  if (typeof chosen === 'string') return new Date(`${chosen}T18:00:00Z`);
  const untilDue = days + daysBetween(day, addBusinessDays(day, businessDays));
  const waited = waits(termsOf(facts)).reduce((sum, wait) => sum + hoursOf(wait), 0);
  return new Date(at.getTime() + (waited + hours + 24 * untilDue) * hourMs);
}
