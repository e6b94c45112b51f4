import type { ReactNode } from 'react';
import { useText } from '../language';
import { FormHelp } from './FormHelp';
import formsText from './forms.text';

interface FormAsideProps {
  steps: ReactNode;
  draft: ReactNode;
  /** Further cards; the phone for help unless given. */
  rail: ReactNode | undefined;
}

/** What is next to a form: how far it is, its draft, and help. */
export function FormAside({ steps, draft, rail }: FormAsideProps) {
  const t = useText(formsText);
  return (
    <aside className="c4 stack s5 form-part" aria-label={t('formSteps.progress')}>
      {steps}
      {draft}
      {rail ?? <FormHelp />}
    </aside>
  );
}
