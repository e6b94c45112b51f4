import { partsOfDateProblem } from '@portal/domain';
import type { FormDefinition, FormProblem } from '@portal/domain/forms';
import { useFormat, useText } from '../language';
import typedText from '../language/typed.text';
import { type FieldError, messageAt, nameOfDatePart } from '../ui/forms';
import formRulesText from './form-rules.text';
import { useFormTexts } from './form-texts';
import { problemPlace, problemText } from './problem-text';
import { stepOfProblem } from './use-steps';

interface Place {
  /** The step that is shown. */
  step: string;
  /** Who signs, by name. */
  signer: string;
  onGo: (step: string) => void;
}

/** A problem, and the control that its link leads to: of a date, the first part that is wrong. */
export interface ShownError extends FieldError {
  problem: FormProblem;
}

/** The problems that are shown, each with its message; from the review, a link leads to the step of the field. */
export function useFieldErrors(
  definition: FormDefinition,
  shown: readonly FormProblem[],
  { step, signer, onGo }: Place,
): ShownError[] {
  const t = useText(formRulesText, typedText);
  const format = useFormat();
  const textOf = useFormTexts(definition);
  const messages = shown.map((problem) => {
    const named = problem.code === 'signature' ? { ...problem, limits: { name: signer } } : problem;
    return problemText(definition, named, { t, textOf, format });
  });
  return shown.map((problem, index) => {
    const at = stepOfProblem(definition, problem.path);
    const message = messages[index] ?? '';
    const isDouble = messages.filter((each) => each === message).length > 1;
    const place = problemPlace(definition, problem, { t, textOf, isDouble });
    const [first] = problem.dateProblems ?? [];
    return {
      problem,
      name: first ? nameOfDatePart(partsOfDateProblem[first][0], problem.path) : problem.path,
      message,
      ...(place && { inSummary: messageAt(place, message, t) }),
      ...(at && at !== step && { focus: () => onGo(at) }),
    };
  });
}
