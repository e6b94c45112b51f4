import type { Answers, FormDefinition } from '@portal/domain/forms';
import { useEffect, useState } from 'react';
import { usePlatform } from '../../platform';
import { useAppDispatch } from '../../store';
import { storedContent } from './draft-content';
import { forgottenInPage, typedInPage } from './in-page.slice';

interface InPage {
  definition: FormDefinition;
  key: string;
  answers: Answers;
  step: string;
  /** For visitors, while the form is not sent. */
  enabled: boolean;
  /** All that was typed was taken out again. */
  isEmpty: boolean;
  /** The answers were typed on an earlier visit of the form. */
  isRestored: boolean;
}

/**
 * Keeps what a visitor types while they look at other screens of this page; the browser asks before the page is
 * closed with it. `forget`: the form goes on with those answers.
 */
export function useInPage({
  definition,
  key,
  answers,
  step,
  enabled,
  isEmpty,
  isRestored,
}: InPage) {
  const dispatch = useAppDispatch();
  const platform = usePlatform();
  const [untouched, setUntouched] = useState<Answers | null>(isRestored ? null : answers);
  const isTyped = enabled && !isEmpty && answers !== untouched;
  useEffect(() => {
    if (enabled && isEmpty) dispatch(forgottenInPage({ formId: definition.id }));
    if (!isTyped) return;
    const content = storedContent(definition, { key, answers, leftOut: [] });
    dispatch(typedInPage({ formId: definition.id, content, step }));
  }, [dispatch, enabled, isEmpty, isTyped, definition, key, answers, step]);
  useEffect(() => (isTyped ? platform.askBeforeLeaving() : undefined), [platform, isTyped]);
  return {
    isTyped,
    forget: (next: Answers) => {
      setUntouched(next);
      dispatch(forgottenInPage({ formId: definition.id }));
    },
  };
}
