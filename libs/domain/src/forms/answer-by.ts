import { type Answers, isMet } from './conditions';
import type { FormDefinition, FormFacts } from './definition';

const hourMs = 3_600_000;

/** When the answer to a form is due, which was received at a moment. Saturdays and Sundays are no business days. */
export function answerBy(
  definition: FormDefinition,
  answers: Answers,
  facts: FormFacts,
  receivedAt: Date,
): Date {
  const {
    hours = 0,
    days = 0,
    businessDays = 0,
  } = definition.answerTimes.find(({ when }) => isMet(when, [answers], facts)) ?? {};
  const due = new Date(receivedAt.getTime() + (hours + 24 * days) * hourMs);
  for (let left = businessDays; left > 0;) {
    due.setTime(due.getTime() + 24 * hourMs);
    if (due.getUTCDay() !== 0 && due.getUTCDay() !== 6) left -= 1;
  }
  return due;
}
