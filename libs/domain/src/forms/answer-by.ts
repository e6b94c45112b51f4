import { addBusinessDays } from '../calendar/business-days';
import { daysBetween, planTimeZone } from '../calendar/calendar';
import { clockOf, type RequestClock } from '../coverage-requests/deadlines';
import { type DecisionTerms, termsOfLine } from '../coverage-requests/decision-terms';
import { needsStatement, requestTopics } from '../coverage-requests/request-topics';
import { type Answers, isMet } from './conditions';
import type { FormDefinition, FormFacts, FormValues, NextEvent } from './definition';

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
  const clock = clockOfForm(definition, answers as FormValues, facts, at.toISOString());
  if (clock) return new Date(clock.dueAt);
  const times = definition.answerTimes?.find(({ when }) => isMet(when, [answers], facts));
  const { hours = 0, days = 0, businessDays = 0, onDayOf } = times ?? {};
  const chosen = onDayOf && answers[onDayOf];
  // Noon in the middle of the country: the same day in each of its time zones.
  if (typeof chosen === 'string') return new Date(`${chosen}T18:00:00Z`);
  const untilDue = days + daysBetween(day, addBusinessDays(day, businessDays));
  return new Date(at.getTime() + (hours + 24 * untilDue) * hourMs);
}

/** The clock of the request that a form makes; null for a form that asks for no decision. `sentAt`: a moment, ISO. */
export function clockOfForm(
  { asks }: FormDefinition,
  answers: FormValues,
  facts: FormFacts,
  sentAt: string,
): RequestClock | null {
  if (!asks) return null;
  const { topic, isFast, hasStatement, boughtFor } = asks(answers);
  const request = {
    kind: requestTopics[topic],
    isFast,
    sentAt,
    statementAt: hasStatement ? sentAt : '',
    isAboutPayment: topic === 'appeal' && Boolean(boughtFor),
  };
  return clockOf(request, termsOf(facts), planTimeZone);
}

/** Whether a decision hangs on a statement of the prescriber that did not come with the form. */
export function lacksStatement({ asks }: FormDefinition, answers: FormValues): boolean {
  const asked = asks?.(answers);
  return asked !== undefined && needsStatement(asked.topic) && !asked.hasStatement;
}
