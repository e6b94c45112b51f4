import type { FormDefinition, FormProblem } from '@portal/domain/forms';
import { useFormat, useText } from '../language';
import type { FieldError } from '../ui/forms';
import formRulesText from './form-rules.text';
import { useFormTexts } from './form-texts';
import { messageAt, problemPlace, problemText } from './problem-text';
import { stepOfProblem } from './use-steps';

interface Place {
  /** The step that is shown. */
  step: string;
  /** Who signs, by name. */
  signer: string;
  onGo: (step: string) => void;
}

/** The problems that are shown, each with its message; from the review, a link leads to the step of the field. */
export function useFieldErrors(
  definition: FormDefinition,
  shown: readonly FormProblem[],
  { step, signer, onGo }: Place,
): FieldError[] {
  const t = useText(formRulesText);
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
    return {
      name: problem.path,
      message,
      ...(place && { inSummary: messageAt(place, message, t) }),
      ...(at && at !== step && { focus: () => onGo(at) }),
    };
  });
}
