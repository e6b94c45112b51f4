import type { FormDefinition } from '@portal/domain/forms';
import { useChunk } from '../../client-errors';
import { useLanguage } from '../../language';

/** A form that a draft belongs to, and where it goes on. */
interface DraftForm {
  to: string;
  title: string;
}

/** Finds the form of a draft; undefined for a draft of something else. */
export type FindForm = (formId: string) => DraftForm | undefined;

/**
 * The forms that drafts belong to: those of `others` first, which have no definition; then by their own definitions,
 * which load once there is a draft. Undefined until they are here; `failed` when they did not arrive.
 */
export function useFormsOfDrafts(
  hasDrafts: boolean,
  others: FindForm,
): { formOf: FindForm; isLoading: boolean; failed: boolean } {
  const language = useLanguage();
  const { module, failed } = useChunk('forms', () => import('@portal/domain/forms/all'), hasDrafts);
  const forms = Object.values<FormDefinition>(module?.formDefinitions ?? {});
  return {
    failed,
    isLoading: hasDrafts && !module && !failed,
    formOf: (formId) => {
      const other = others(formId);
      if (other) return other;
      const form = forms.find(({ id }) => id === formId);
      return form && { to: form.path, title: form.title[language] };
    },
  };
}
