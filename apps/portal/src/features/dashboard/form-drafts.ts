import type { FormDefinition } from '@portal/domain/forms';
import { useChunk } from '../../client-errors';
import { useLanguage, useText } from '../../language';
import screenTitlesText from '../../language/screen-titles.text';
import { checkoutForm, checkoutPath } from '../mail-order';

/** A form that a draft belongs to, or the checkout of home delivery. */
export interface DraftForm {
  to: string;
  title: string;
}

/** Finds the form of a draft; undefined for a draft of something else, such as a payment. */
export type FindForm = (formId: string) => DraftForm | undefined;

/**
 * The forms that drafts belong to, by their own definitions, which load once there is a draft. Undefined until
 * they are here; `failed` when they did not arrive.
 */
export function useFormsOfDrafts(hasDrafts: boolean): { formOf: FindForm; failed: boolean } {
  const t = useText(screenTitlesText);
  const language = useLanguage();
  const { module, failed } = useChunk('forms', () => import('@portal/domain/forms/all'), hasDrafts);
  const forms = Object.values<FormDefinition>(module?.formDefinitions ?? {});
  return {
    failed,
    formOf: (formId) => {
      if (formId === checkoutForm) {
        return { to: checkoutPath, title: t('screens.mailOrderCheckout') };
      }
      const form = forms.find(({ id }) => id === formId);
      return form && { to: form.path, title: form.title[language] };
    },
  };
}
