import { useText } from '../../language';
import { NewTabLink } from '../../ui';
import formsText from '../forms.text';

/** Signs in without leaving the form, which holds what was typed. */
export function SignInTab() {
  const t = useText(formsText);
  return (
    <p>
      <NewTabLink href="/member/login">{t('formDraft.signInTab')}</NewTabLink>
    </p>
  );
}
