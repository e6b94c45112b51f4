import { tidyText } from '../inputs/tidy';
import type { Answer, Answers } from './conditions';

/** Whether nothing is in the answers but what the form began with: every other one was emptied. */
export const isEmptied = (answers: Answers, start: Answers): boolean =>
  Object.entries(answers).every(
    ([name, answer]) => isBlank(answer) || JSON.stringify(answer) === JSON.stringify(start[name]),
  );

/** The parts of an emptied date are joined by hyphens. */
function isBlank(answer: Answer | Answers): boolean {
  if (typeof answer === 'string') return /^[\s-]*$/.test(tidyText(answer));
  if (typeof answer === 'boolean') return !answer;
  return Object.values(answer).every(isBlank);
}
