import { useText } from '../../language';
import { Icon } from '../../ui';
import formsText from '../forms.text';

/** Visitors have no draft: what they type is in this page alone. */
export function InPageNotice() {
  const t = useText(formsText);
  return (
    <p className="note row tight">
      <Icon name="info" />
      <span>{t('formDraft.inPage')}</span>
    </p>
  );
}
