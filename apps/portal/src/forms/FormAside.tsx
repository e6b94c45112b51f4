import type { ReactNode } from 'react';
import { useText } from '../language';
import { usePhone } from '../session';
import { PhoneLink } from '../ui';
import formsText from './forms.text';

interface FormAsideProps {
  steps: ReactNode;
  draft: ReactNode;
  /** Further cards; the phone for help unless given. */
  rail: ReactNode | undefined;
}

/** What stands next to a form: how far it is, its draft, and help. */
export function FormAside({ steps, draft, rail }: FormAsideProps) {
  const t = useText(formsText);
  const phone = usePhone();
  return (
    <aside className="c4 stack s5 form-part" aria-label={t('formSteps.progress')}>
      {steps}
      {draft}
      {rail ?? (
        <section className="stack s2">
          <h2 className="h3">{t('formHelp.title')}</h2>
          <p>{t.parts('formHelp.call', { phone: <PhoneLink number={phone} /> })}</p>
        </section>
      )}
    </aside>
  );
}
