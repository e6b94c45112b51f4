import type { FormDefinition } from '@portal/domain/forms';
import { useText } from '../language';
import { useFormTexts } from './form-texts';
import formsText from './forms.text';
import type { StepName } from './StepsCard';

/** The steps of a form as the list next to it names them; what has no declaration is the review. */
export function useStepNames(definition: FormDefinition, ids: readonly string[]): StepName[] {
  const t = useText(formsText);
  const textOf = useFormTexts(definition);
  return ids.map((id) => {
    const title = definition.steps[id]?.title;
    return { id, title: title ? textOf(title) : t('formSteps.review') };
  });
}
